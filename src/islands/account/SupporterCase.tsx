import { useEffect, useRef } from 'react';
import type { SupporterView } from '#domain/supporters/supporter-view.ts';
import { fill, formatAppointment, formatDate, formatMoment } from '#i18n/format.ts';
import { secondButton } from '#ui/button.ts';
import type { SupporterPageProps } from './supporter-props.ts';

interface SupporterCaseProps extends Pick<SupporterPageProps, 'locale' | 'words'> {
  readonly view: SupporterView;
  readonly onLeave: () => void;
}

/** The case as its client lets a supporter see it: nothing here can be pressed but the way out. */
export function SupporterCase({ locale, words, view, onLeave }: SupporterCaseProps) {
  const { name, caseNumber, stands, phase, preparer, dates, requests, messages } = view;
  const client = view.clientName ?? words.client;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div>
          <h1 className="text-h2 focus:outline-none" tabIndex={-1} ref={title}>
            {fill(words.greeting, { name })}
          </h1>
          <p className="lead mt-2">
            {view.clientName ? fill(words.forWhom, { client: view.clientName }) : words.forWhomPlain}
          </p>
        </div>
        <button type="button" className={`${secondButton} no-print`} onClick={onLeave}>
          {words.leave}
        </button>
      </div>
      <section className="card raised grid gap-2" aria-labelledby="stands">
        <h2 className="text-h3" id="stands">
          {words.where}
        </h2>
        <p className="quiet">{fill(words.number, { number: caseNumber })}</p>
        <p className="text-l">{stands ? words.states[stands.status] : words.paused}</p>
        {stands && <p>{fill(words.turns[stands.turn], { client })}</p>}
        {phase && <p className="small quiet">{fill(words.phase, { phase: words.phases[phase] })}</p>}
        {preparer && <p className="small quiet">{fill(words.preparer, { name: preparer })}</p>}
      </section>
      {dates && (
        <section className="card grid gap-3" aria-labelledby="dates">
          <h2 className="text-h3" id="dates">
            {words.dates}
          </h2>
          {dates.length === 0 && <p className="quiet">{words.noDates}</p>}
          <ul className="grid gap-3">
            {dates.map(({ uid, kind, startsAt, day, place }) => (
              <li key={uid} className="border-s-2 border-line ps-4">
                <strong className="block">
                  {startsAt === null ? formatDate(day ?? '', locale) : formatAppointment(startsAt, locale)}
                </strong>
                {words.kinds[kind]}
                {place && <span className="block whitespace-pre-line">{place}</span>}
              </li>
            ))}
          </ul>
        </section>
      )}
      {requests && (
        <section className="card grid gap-3" aria-labelledby="needed">
          <h2 className="text-h3" id="needed">
            {words.requests}
          </h2>
          {requests.length === 0 && <p className="quiet">{words.noRequests}</p>}
          <ul className="grid gap-3">
            {requests.map(({ id, what, why, language, dueOn }) => (
              <li key={id} className="border-s-2 border-line ps-4">
                <span lang={language}>
                  <strong className="block">{what}</strong>
                  <span>{why}</span>
                </span>
                {dueOn && (
                  <span className="small quiet block">
                    {fill(words.due, { date: formatDate(dueOn, locale) })}
                  </span>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      {messages && (
        <section className="card grid gap-3" aria-labelledby="messages">
          <h2 className="text-h3" id="messages">
            {words.messages}
          </h2>
          {messages.length === 0 && <p className="quiet">{words.noMessages}</p>}
          <ol className="grid gap-4">
            {messages.map(({ id, from, language, text, translation, sentAt }) => (
              <li key={id} className="grid gap-1 border-s-2 border-line ps-4">
                <p className="small quiet">
                  {fill(words.from[from], { client })} · {formatMoment(sentAt, locale)}
                </p>
                <p className="whitespace-pre-line" lang={language}>
                  {text}
                </p>
                {translation && (
                  <p className="quiet whitespace-pre-line" lang={language === 'en' ? 'es' : 'en'}>
                    {translation}
                  </p>
                )}
              </li>
            ))}
          </ol>
        </section>
      )}
    </div>
  );
}
