import { useStore } from '@nanostores/react';
import { countedInOrder } from '#domain/tracking/counts.ts';
import type { OpenWork } from '#domain/workplace/open-work.ts';
import { $openWork } from '#browser/workplace/open-work.ts';
import { faultTexts } from '#i18n/fault-texts.ts';
import { fill, formatDate, plural } from '#i18n/format.ts';
import { link } from '#ui/button.ts';
import { Fault } from '#ui/Fault.tsx';
import { formatCount, shortMoment } from '../formats.ts';
import { placeLink } from '../place.ts';
import type { SectionName, SectionProps } from '../section-props.ts';
import { PartHeading } from '../Panel.tsx';
import { readOpenWork } from '../read-open-work.ts';
import { SectionHead } from '../SectionHead.tsx';
import { useAnswer } from '../../calls/use-answer.ts';
import { DueNext } from './DueNext.tsx';
import { DueTasks } from './DueTasks.tsx';

/** What waits this morning: numbers that lead to the lists, and what falls due next. */
export default function Today({ words, locale, member }: SectionProps) {
  const labels = words.today;
  const { fault, load } = useAnswer(words.account, () => readOpenWork(locale));
  const work = useStore($openWork);
  const waits = work === null && fault === null;
  const tasks = work ? tasksOf(work) : [];
  const waiting = tasks.some(({ count }) => count > 0);
  return (
    <section className="grid grid-cols-1 gap-4" aria-labelledby="today-title" aria-busy={waits}>
      <SectionHead id="today-title" title={labels.title} update={words.frame.list.update} onUpdate={load} />
      {fault && <Fault {...faultTexts(fault, words.account, { retry: load })} />}
      {waits && <p className="text-ink-soft">{words.frame.list.loading}</p>}
      {work && (
        <>
          {!waiting && <p className="notice good">{labels.nothing}</p>}
          <DueNext work={work} words={words.clocks} locale={locale} />
          <DueTasks work={work} words={words} locale={locale} />
          <ul
            className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,--spacing(80)),1fr))] gap-3"
            aria-label={labels.waiting}
          >
            {tasks.map(({ section, label, count, notes }) => (
              <li
                key={section}
                className={`relative grid min-h-20 grid-cols-[--spacing(10)_minmax(0,1fr)] items-center gap-3 rounded-m border px-4.5 py-3 transition hover:shadow-raised motion-safe:hover:-translate-y-0.5 forced-colors:border ${count > 0 ? 'border-transparent bg-accent-soft' : 'border-line bg-card'}`}
              >
                <p
                  className={`text-center font-serif text-h2-small leading-tight font-heading ${count > 0 ? 'text-accent-ink' : 'text-ink-soft'}`}
                >
                  {formatCount(count, locale)}
                </p>
                <div>
                  <p>
                    {/* The whole card can be pressed. */}
                    <a
                      className="inline-block py-1 font-strong after:absolute after:inset-0 after:rounded-m"
                      href={placeLink(section)}
                    >
                      {label}
                    </a>
                  </p>
                  {notes.length > 0 && <p className="text-xs text-ink-soft">{notes.join(', ')}</p>}
                </div>
              </li>
            ))}
          </ul>
          {work.today && (
            <>
              <PartHeading>{labels.counted}</PartHeading>
              <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,--spacing(44)),1fr))] gap-x-6 gap-y-2">
                {countedInOrder.map((event) => (
                  <div key={event}>
                    <dt className="text-ink-soft">{labels.events[event]}</dt>
                    <dd className="font-strong tabular-nums">
                      {formatCount(work.today?.[event] ?? 0, locale)}
                    </dd>
                  </div>
                ))}
              </dl>
              <p>
                <a className={link} href={placeLink('counts')}>
                  {labels.toCounts}
                </a>
              </p>
            </>
          )}
        </>
      )}
    </section>
  );

  function tasksOf(open: OpenWork) {
    const since = (time: string | null, text: string) =>
      time ? [fill(text, { time: shortMoment(time, locale) })] : [];
    const some = (count: number, text: { readonly one: string; readonly other: string }) =>
      count > 0 ? [plural(count, text, locale)] : [];
    const lines: { section: SectionName; label: string; count: number; notes: string[] }[] = [
      ...(member.role === 'attorney'
        ? [{ section: 'approvals' as const, label: labels.approvals, count: open.approvals, notes: [] }]
        : []),
      {
        section: 'cases',
        label: labels.cases,
        count: open.cases,
        notes: [
          ...some(open.casesLate, labels.casesLate),
          ...some(open.casesDue, labels.casesDue),
          ...some(open.casesUnread, labels.casesUnread),
          ...some(open.casesNew, labels.casesNew),
        ],
      },
      {
        section: 'applications',
        label: labels.applications,
        count: open.applications,
        notes: open.applicationsPaid
          ? [
              plural(open.applicationsPaid, labels.applicationsPaid, locale),
              ...since(open.oldestPaidApplication, labels.paidSince),
            ]
          : [],
      },
      {
        section: 'messages',
        label: labels.messages,
        count: open.messages,
        notes: [
          ...since(open.oldestMessage, labels.since),
          ...(open.messagesSuspicious
            ? [plural(open.messagesSuspicious, labels.messagesSuspicious, locale)]
            : []),
        ],
      },
      { section: 'tickets', label: labels.tickets, count: open.tickets, notes: [] },
      { section: 'orders', label: labels.orders, count: open.orders, notes: [] },
      { section: 'refunds', label: labels.refunds, count: open.refunds, notes: [] },
      { section: 'mail', label: labels.mail, count: open.mail, notes: [] },
      {
        section: 'data-requests',
        label: labels.dataRequests,
        count: open.dataRequests,
        notes: open.nextDataRequest
          ? [fill(labels.due, { date: formatDate(open.nextDataRequest, locale) })]
          : [],
      },
    ];
    return lines;
  }
}
