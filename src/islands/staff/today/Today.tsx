import { useEffect } from 'react';
import { useStore } from '@nanostores/react';
import * as cases from '#domain/cases/api.staff.ts';
import { caseStatuses } from '#domain/cases/status.ts';
import { countedInOrder } from '#domain/tracking/counts.ts';
import * as workplace from '#domain/workplace/api.staff.ts';
import type { OpenWork } from '#domain/workplace/open-work.ts';
import { $openWork } from '#browser/workplace/open-work.ts';
import { undoDone } from '#browser/workplace/undo-offer.ts';
import { fill, formatDate, plural } from '#i18n/format.ts';
import { link } from '#ui/button.ts';
import { useApiQuery } from '../../calls/api-query.tsx';
import { formatCount, shortDay, shortMoment } from '../formats.ts';
import { placeLink } from '../place.ts';
import type { SectionName, SectionProps } from '../section-props.ts';
import { PartHeading } from '../Panel.tsx';
import { SectionHead } from '../SectionHead.tsx';
import { DueList } from './DueList.tsx';
import { NearHearings } from './NearHearings.tsx';
import { SmallBars } from './SmallBars.tsx';
import { useStaffWords } from '../staff-words.ts';
import { useLocale } from '../../calls/use-words.ts';

/** What waits this morning: numbers that lead to the lists, one list by what falls due, two small drawings. */
export default function Today({ member }: SectionProps) {
  const words = useStaffWords();
  const locale = useLocale();
  const labels = words.today;
  const undone = useStore(undoDone);
  const { data, error, fault, isReloading, reload } = useApiQuery(workplace.today, undefined, {
    ignoresWrites: true,
    // What is taken back is to be done again.
    version: undone,
    keepsOld: true,
  });
  // The navigation shows its numbers.
  useEffect(() => {
    if (data && !isReloading && error === null) $openWork.set(data);
  }, [data, isReloading, error]);
  // Counted again elsewhere, it has newer numbers, but names nobody: the lists are shown from the answer of this call.
  const work = useStore($openWork);
  const waits = data === undefined && fault === null;
  const tasks = work ? tasksOf(work) : [];
  const counted = countedInOrder
    .map((event) => ({ event, count: work?.today?.[event] ?? 0 }))
    .filter(({ count }) => count > 0);
  const waiting = tasks.some(({ count }) => count > 0);
  return (
    <section className="grid grid-cols-1 gap-4" aria-labelledby="today-title" aria-busy={waits}>
      <SectionHead
        id="today-title"
        title={labels.title}
        update={words.frame.list.update}
        onUpdate={() => void reload()}
      />
      {fault}
      {waits && <p className="text-ink-soft">{words.frame.list.loading}</p>}
      {work && !waits && (
        <>
          {data && <NearHearings hearings={data.hearings} />}
          {!waiting && data?.hearings.length === 0 && <p className="notice good">{labels.nothing}</p>}
          <ul className="flex flex-wrap gap-2" aria-label={labels.waiting}>
            {tasks
              .filter(({ count }) => count > 0)
              .map(({ section, label, count, notes }) => (
                <li key={section}>
                  <a
                    className="flex min-h-9 items-center gap-2 rounded-s bg-accent-soft px-3 py-1 text-ink no-underline hover:underline"
                    href={placeLink(section)}
                    title={notes.join(', ') || undefined}
                  >
                    <strong className="text-accent-ink tabular-nums">{formatCount(count, locale)}</strong>
                    {label}
                  </a>
                </li>
              ))}
          </ul>
          {data && <DueList work={data} />}
          <Charts />
          {counted.length > 0 && (
            <>
              <PartHeading>{labels.counted}</PartHeading>
              <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,--spacing(44)),1fr))] gap-x-6 gap-y-2">
                {counted.map(({ event, count }) => (
                  <div key={event}>
                    <dt className="text-ink-soft">{labels.events[event]}</dt>
                    <dd className="font-strong tabular-nums">{formatCount(count, locale)}</dd>
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
          ...some(open.casesToAnswer, labels.casesToAnswer),
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
      // Where no texts are set up there are none, and nothing speaks of them.
      ...(open.texts > 0
        ? [{ section: 'inbox' as const, label: labels.texts, count: open.texts, notes: [] }]
        : []),
      { section: 'tickets', label: labels.tickets, count: open.tickets, notes: [] },
      { section: 'orders', label: labels.orders, count: open.orders, notes: [] },
      { section: 'refunds', label: labels.refunds, count: open.refunds, notes: [] },
      { section: 'mail', label: labels.mail, count: open.mail, notes: [] },
      {
        section: 'data-requests',
        label: labels.dataRequests,
        count: open.dataRequests,
        notes: open.nextDataRequest
          ? [fill(labels.nextDue, { date: formatDate(open.nextDataRequest, locale) })]
          : [],
      },
    ];
    return lines;
  }
}

/** How many cases stand in each stage, and how promises of the last weeks were kept. They come after the list. */
function Charts() {
  const words = useStaffWords();
  const locale = useLocale();
  const stages = useApiQuery(cases.viewCounts);
  const work = useApiQuery(cases.workFigures);
  const { team, today } = words;
  const bars = caseStatuses.flatMap((status) => {
    const stage = stages.data?.stages[status];
    return stage ? [{ name: words.cases.states[status], value: stage.count }] : [];
  });
  const weeks = (work.data?.weeks ?? []).map(({ week, kept, missed }) => ({
    name: shortDay(week, locale),
    value: kept + missed,
    part: missed,
  }));
  if (bars.length + weeks.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-3">
      {bars.length > 0 && (
        <SmallBars title={today.pipeline} bars={bars} heads={[team.pipeline.stage, team.pipeline.cases]} />
      )}
      {weeks.length > 0 && (
        <SmallBars
          title={today.promisesKept}
          bars={weeks}
          heads={[team.figures.week, team.figures.total, team.figures.missed]}
        />
      )}
    </div>
  );
}
