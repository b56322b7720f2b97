import type { Locale } from '#domain/languages.ts';
import type { LearningView } from '#browser/learning/learning-types.ts';
import { isSharedDevice } from '#browser/shared-device.ts';
import type { LearningWords } from '#i18n/en/learning.ts';
import { fill } from '#i18n/fill.ts';
import { signInPath } from '#i18n/routes.ts';
import { link } from '#ui/button.ts';

interface KeepingProps {
  readonly view: LearningView;
  readonly locale: Locale;
  readonly words: Pick<LearningWords, 'keeping' | 'signIn'>;
  readonly onRetry: () => void;
}

/** Where progress is kept, and whatever went wrong with that, in the page itself: a toast alone passes by. */
export function Keeping({ view, locale, words, onRetry }: KeepingProps) {
  const { keeping } = words;
  const trouble = view.saving === 'unsent' || view.read === 'failed';
  return (
    <div
      className="keeping small grid gap-2.5 [&>.notice]:px-4 [&>.notice]:py-3 focus-visible:outline-offset-6"
      role="status"
      tabIndex={-1}
    >
      {view.notice?.kind === 'stale' && (
        <p className="notice danger">{fill(keeping.stale, { progress: view.notice.progress })}</p>
      )}
      {view.notice?.kind === 'merged' && !trouble && <p className="notice good">{keeping.merged}</p>}
      {view.notice?.kind === 'signedOut' && <p className="notice">{keeping.signedOut}</p>}
      {trouble && (
        <div className="notice">
          <p>{view.saving === 'unsent' ? keeping.unsent : keeping.unread}</p>
          <button
            type="button"
            className={link}
            onClick={({ currentTarget }) => {
              // The button goes; what comes in its place is read here.
              currentTarget.closest<HTMLElement>('.keeping')?.focus();
              onRetry();
            }}
          >
            {keeping.retry}
          </button>
        </div>
      )}
      {view.who === 'visitor' && (
        <p className="quiet">
          <span>{isSharedDevice() ? keeping.publicVisitor : keeping.visitor}</span>{' '}
          <a href={loginAddress(locale)}>{words.signIn}</a>
        </p>
      )}
      {view.who === 'client' && !trouble && (
        <p className="quiet">{view.saving === 'saving' ? keeping.saving : keeping.saved}</p>
      )}
    </div>
  );
}

/** Comes back to this page after signing in. */
export function loginAddress(locale: Locale): string {
  return signInPath(locale, location.pathname + location.hash);
}
