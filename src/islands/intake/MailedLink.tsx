import { useEffect, useRef, useState } from 'react';
import type { DraftAnswer } from '#domain/intake/sent-application.ts';
import type { WizardAction } from '#domain/intake/wizard-state.ts';
import type { Locale } from '#domain/languages.ts';
import { ApiError } from '#browser/api.ts';
import { continueDraft } from '#browser/intake/save-draft-calls.ts';
import { takeToken } from '#browser/take-token.ts';
import type { IntakeWords } from '#i18n/en/intake.ts';
import { button, buttonRow, secondButton } from '#ui/button.ts';

interface MailedLinkProps {
  readonly locale: Locale;
  readonly words: IntakeWords['mailedLink'];
  readonly act: (action: WizardAction) => void;
  /** With what the link led to; without, the form goes on as if there had been no link. */
  readonly onAnswer: (answer?: Promise<DraftAnswer>, fromLink?: boolean) => void;
}

/**
 * A mailed link to continue. Opening it changes and shows nothing, because mail scanners do so too: the answers move here
 * when a person presses the button.
 */
export function MailedLink({ locale, words, act, onAnswer }: MailedLinkProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const token = useRef<string | null>(null);
  const [state, setState] = useState<'asking' | 'opening' | 'failed'>('asking');
  useEffect(() => {
    token.current ??= takeToken('continue');
    heading.current?.focus({ preventScroll: true });
  }, []);

  async function open(): Promise<void> {
    setState('opening');
    try {
      onAnswer(Promise.resolve(await continueDraft(locale, token.current ?? '')), true);
    } catch (error) {
      // The link was not tried, so that it still works.
      if (!(error instanceof ApiError) || error.isPassing) return setState('failed');
      act({ type: 'noted', note: 'gone' });
      onAnswer();
    }
  }

  return (
    <section className="card grid gap-4" aria-labelledby="mailed-link">
      <h2 className="text-h2-small" id="mailed-link" tabIndex={-1} ref={heading}>
        {words.title}
      </h2>
      <p>{words.text}</p>
      <div role="status" className="empty:hidden">
        {state === 'failed' && <p className="notice danger">{words.failed}</p>}
      </div>
      <p className={buttonRow}>
        <button type="button" className={button} disabled={state === 'opening'} onClick={() => void open()}>
          {state === 'opening' ? words.opening : words.open}
        </button>
        <button
          type="button"
          className={secondButton}
          disabled={state === 'opening'}
          onClick={() => onAnswer()}
        >
          {words.leave}
        </button>
      </p>
    </section>
  );
}
