import { useState } from 'react';
import type { ReferralView } from '#domain/help/answers.ts';
import { referralAnswers, type ReferralAnswer } from '#domain/help/referrals.ts';
import type { Locale } from '#domain/languages.ts';
import type { ReferralPageWords } from '#i18n/en/referral-page.ts';
import { callLink } from '#domain/help/organizations.ts';
import { fill, formatDate } from '#i18n/format.ts';
import { button, link, secondButton } from '#ui/button.ts';
import { StateHead } from '#ui/StateHead.tsx';

interface HandedAnswersProps {
  readonly locale: Locale;
  readonly words: ReferralPageWords;
  readonly view: ReferralView;
  readonly onReply: (view: ReferralView, answer: ReferralAnswer) => Promise<void>;
  readonly onLeave: () => void;
}

/** What a client handed on, and the two answers to it. */
export function HandedAnswers({ locale, words, view, onReply, onLeave }: HandedAnswersProps) {
  const [isSending, setSending] = useState(false);
  const { name, phone, organization, sentAt, endsAt, answer, facts } = view;
  const reply = async (said: ReferralAnswer) => {
    setSending(true);
    await onReply(view, said);
    setSending(false);
  };
  return (
    <div className="grid grid-cols-1 gap-6">
      <StateHead
        heading={words.heading}
        lead={fill(words.about, {
          name,
          organization,
          date: formatDate(sentAt, locale),
          ends: formatDate(endsAt, locale),
        })}
      />
      <p>
        {phone ? (
          <a className={secondButton} href={callLink(phone)}>
            {fill(words.call, { name })} · <span className="whitespace-nowrap">{phone}</span>
          </a>
        ) : (
          fill(words.noCall, { name })
        )}
      </p>
      <section className="card grid gap-4" aria-labelledby="answers-title">
        <h2 className="text-h3" id="answers-title">
          {fill(words.what, { name })}
        </h2>
        <dl className="grid gap-2 sm:grid-cols-2">
          {facts[locale].map((fact) => (
            <div key={fact.name}>
              <dt className="small text-ink-soft">{fact.name}</dt>
              <dd className="font-strong wrap-anywhere">{fact.value}</dd>
            </div>
          ))}
        </dl>
        <p className="small quiet">{words.unchecked}</p>
        <p>
          <a className={link} href={`/api/referral/page?language=${locale}`} download>
            {words.print}
          </a>
        </p>
      </section>
      {answer === 'took' ? (
        <p className="notice" role="status">
          {fill(words.saidTook, { name })}
        </p>
      ) : (
        <section className="card grid gap-4" aria-labelledby="reply-title">
          <h2 className="text-h3" id="reply-title">
            {words.reply.title}
          </h2>
          <p>{fill(words.reply.lead, { name })}</p>
          <p className="buttons">
            {referralAnswers.map((said) => (
              <button
                key={said}
                type="button"
                className={said === 'took' ? button : secondButton}
                disabled={isSending}
                onClick={() => void reply(said)}
              >
                {isSending ? words.reply.sending : words.reply[said]}
              </button>
            ))}
          </p>
          <p className="small quiet">{fill(words.reply.cannotNote, { name })}</p>
        </section>
      )}
      <p>
        <button type="button" className={link} onClick={onLeave}>
          {words.leave}
        </button>
      </p>
    </div>
  );
}
