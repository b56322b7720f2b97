import { atom } from 'nanostores';
import type { Locale } from '#domain/languages.ts';
import type { GradedQuiz, ProgressRecord } from '#domain/learning/answers.ts';
import { callApi } from '#browser/api.ts';
import { learningKey } from '#browser/page/keys.ts';
import { readStoredLearning, storeLearning } from './stored-learning.ts';
import { createLearning, type Learning } from './learning.ts';
import type { SaveOutcome } from './learning-types.ts';

/** What there is before the browser has opened it: nothing. */
export const $unopened = atom(null);

const progressAddress = '/api/learning/progress';

/**
 * The learning store of this page, with the browser's storage, our server and the clock. `countsTime` also saves for
 * how many seconds this page was looked at. Returns the store and a function that removes its listeners.
 */
export function openLearning(
  locale: Locale,
  tell: (outcome: SaveOutcome) => void,
  countsTime: boolean,
): { learning: Learning; close: () => void } {
  const takeSeconds = countsTime ? timeLookedAt() : () => 0;
  const learning = createLearning({
    signedIn: document.documentElement.dataset.signedIn !== undefined,
    storage: { read: readStoredLearning, write: storeLearning },
    api: {
      read: () => callApi<ProgressRecord[]>(progressAddress, { locale }),
      save: (request) =>
        callApi<ProgressRecord>(progressAddress, {
          method: 'POST',
          locale,
          // A press of a button counts even if the person leaves at once.
          keepalive: true,
          body: countsTime ? { ...request, seconds: takeSeconds() } : request,
        }),
      grade: (body) => callApi<GradedQuiz>('/api/learning/quiz', { method: 'POST', locale, body }),
    },
    tell,
    later: (pauseMs, run) => setTimeout(run, pauseMs),
  });
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

/** For how many seconds since the last call the page was visible. The server counts half an hour at most. */
function timeLookedAt(): () => number {
  let seconds = 0;
  let since = document.hidden ? null : Date.now();
  const count = () => {
    if (since !== null) seconds += (Date.now() - since) / 1_000;
    since = document.hidden ? null : Date.now();
  };
  document.addEventListener('visibilitychange', count);
  return () => {
    count();
    const taken = Math.round(seconds);
    seconds = 0;
    return taken;
  };
}
