import { useEffect, useRef } from 'react';
import type { Assessment } from '#domain/eligibility/assess.ts';
import type { Locale } from '#domain/languages.ts';
import { fill } from '#i18n/fill.ts';
import type { EligibilityWords } from '#i18n/en/eligibility.ts';
import { path } from '#i18n/routes.ts';
import { freeHelpSection } from '#i18n/sections.ts';
import { link } from '#ui/button.ts';

/** One of the small headings between the reasons and the next step. */
const heading = 'mt-3 font-sans text-m leading-normal font-strong tracking-normal';

export type MailState = 'none' | 'sending' | 'sent' | 'failed';

interface QuizResultProps {
  readonly locale: Locale;
  readonly words: Pick<EligibilityWords, 'answer' | 'results' | 'reasons' | 'next' | 'mail'>;
  readonly assessment: Assessment;
  readonly email: string;
  readonly mail: MailState;
  readonly onRetry: () => void;
  readonly onAgain: () => void;
}

/** The direction, why, and what to do next. Free help stands beside it in the page, whatever it says. */
export function QuizResult(props: QuizResultProps) {
  const { locale, words, assessment, email, mail, onRetry, onAgain } = props;
  const { result, reasons, next } = assessment;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="grid gap-3" data-result={result}>
      <p className="eyebrow -mb-3">{words.answer.label}</p>
      <h3 className="text-h3-large" tabIndex={-1} ref={title}>
        {words.results[result].title}
      </h3>
      <p>{words.results[result].text}</p>
      <h4 className={heading}>{words.answer.why}</h4>
      <ul className="grid list-disc gap-2 ps-5 marker:text-accent-ink">
        {reasons.map((reason) => (
          <li key={reason}>{words.reasons[reason]}</li>
        ))}
      </ul>
      <p className="notice">{words.answer.notVerdict}</p>
      <h4 className={heading}>{words.answer.next}</h4>
      <p>{words.next[next].text}</p>
      <p className="buttons">
        <a
          className="button"
          href={next === 'intake' ? path('intakeForm', locale) : path('home', locale, freeHelpSection)}
        >
          {words.next[next].button}
        </a>
        <button type="button" className="button second" onClick={onAgain}>
          {words.answer.again}
        </button>
      </p>
      {/* Always in the page, so that what comes later is read out. */}
      <div className="*:mt-3" role="status">
        {mail === 'sending' && <p className="quiet">{words.mail.sending}</p>}
        {mail === 'sent' && <p className="notice good">{fill(words.mail.sent, { email })}</p>}
        {mail === 'failed' && (
          <div className="notice danger">
            <p>{words.mail.failed}</p>
            <p>
              <button type="button" className={link} onClick={onRetry}>
                {words.mail.retry}
              </button>
            </p>
          </div>
        )}
      </div>
    </div>
  );
}
