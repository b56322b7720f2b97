import { atom } from 'nanostores';
import type { Locale } from '#domain/languages.ts';
import { learningKey } from '#browser/page/keys.ts';
import type { OpenAccount } from './account.ts';
import type { accountOnServer } from './account-on-server.ts';
import { readStoredLearning, storeLearning } from './stored-learning.ts';
import { createLearning, type Learning } from './learning.ts';
import type { SaveOutcome } from './learning-types.ts';

/** What there is before the browser has opened it: nothing. */
export const $unopened = atom(null);

/**
 * The learning store of this page, with the browser's storage and, for whoever is signed in, the account. Returns the
 * store and a function that removes its listeners.
 */
export async function openLearning(
  locale: Locale,
  tell: (outcome: SaveOutcome) => void,
  countsTime: boolean,
): Promise<{ learning: Learning; close: () => void }> {
  const isSignedIn = document.documentElement.dataset.signedIn !== undefined;
  const learning = createLearning(
    { storage: { read: readStoredLearning, write: storeLearning }, tell },
    isSignedIn ? await loadAccount(locale, tell, countsTime) : null,
  );
  const onStorage = (event: StorageEvent) => event.key === learningKey && learning.readAgain();
  const onOnline = () => learning.retry();
  // The page may have been kept for the Back button, or prerendered before the last change on the page that led here.
  const onShow = (event: PageTransitionEvent) => event.persisted && learning.refresh();
  addEventListener('storage', onStorage);
  addEventListener('online', onOnline);
  addEventListener('pageshow', onShow);
  document.addEventListener('prerenderingchange', learning.refresh);
  const close = () => {
    removeEventListener('storage', onStorage);
    removeEventListener('online', onOnline);
    removeEventListener('pageshow', onShow);
    document.removeEventListener('prerenderingchange', learning.refresh);
  };
  return { learning, close };
}

/**
 * Loaded for people who are signed in alone: most who read a lesson have no account, and spare their phones the calls
 * of our server. Without it, this page is read as by a visitor, and the next one brings what was read to the account.
 */
async function loadAccount(...account: Parameters<typeof accountOnServer>): Promise<OpenAccount | null> {
  try {
    const { accountOnServer } = await import('./account-on-server.ts');
    return accountOnServer(...account);
  } catch {
    return null;
  }
}
