import { countedInOrder } from '#domain/tracking/counts.ts';
import type { OpenWork } from '#domain/workplace/open-work.ts';
import { faultTexts } from '#i18n/fault-texts.ts';
import { fill, formatDate, plural } from '#i18n/format.ts';
import { Fault } from '#ui/Fault.tsx';
import { formatCount, shortMoment } from '../formats.ts';
import { placeLink } from '../place.ts';
import { sections, type SectionName, type SectionProps } from '../sections.ts';
import { callStaff } from '../staff-calls.ts';
import { useAnswer } from '../use-answer.ts';

/** What waits for somebody this morning, as numbers that lead to the lists. */
export default function Today({ words, locale }: SectionProps) {
  const said = words.today;
  const today = useAnswer(words.account, () => callStaff<OpenWork>('/api/staff/today', { locale }));
  const { answer: work, fault, load, waits } = today;
  const tasks = work ? tasksOf(work) : [];
  const waiting = tasks.some(({ count }) => count > 0);
  return (
    <section className="records" aria-labelledby="today-title" aria-busy={waits}>
      <div className="records-head">
        <h2 id="today-title">{said.title}</h2>
        <button type="button" className="link" onClick={load}>
          {words.frame.list.update}
        </button>
      </div>
      {fault && <Fault {...faultTexts(fault, words.account, { retry: load })} />}
      {waits && <p className="quiet">{words.frame.list.loading}</p>}
      {work && (
        <>
          {!waiting && <p className="notice good">{said.nothing}</p>}
          <ul className="tasks" aria-label={said.waiting}>
            {tasks.map(({ section, label, count, notes }) => (
              <li key={section} className={count > 0 ? 'waits' : undefined}>
                <p className="task-count">{formatCount(count, locale)}</p>
                <div>
                  <p>
                    {sections.some(({ name }) => name === section) ? (
                      <a href={placeLink(section)}>{label}</a>
                    ) : (
                      label
                    )}
                  </p>
                  {notes.length > 0 && <p className="small quiet">{notes.join(', ')}</p>}
                </div>
              </li>
            ))}
          </ul>
          <h3>{said.counted}</h3>
          <dl className="day-counts">
            {countedInOrder.map((event) => (
              <div key={event}>
                <dt>{said.events[event]}</dt>
                <dd>{formatCount(work.today[event] ?? 0, locale)}</dd>
              </div>
            ))}
          </dl>
          <p>
            <a className="link" href={placeLink('counts')}>
              {said.toCounts}
            </a>
          </p>
        </>
      )}
    </section>
  );

  function tasksOf(open: OpenWork) {
    const since = (time: string | null, text: string) =>
      time ? [fill(text, { time: shortMoment(time, locale) })] : [];
    const found: { section: SectionName; label: string; count: number; notes: string[] }[] = [
      {
        section: 'applications',
        label: said.applications,
        count: open.applications,
        notes: open.applicationsPaid
          ? [
              plural(open.applicationsPaid, said.applicationsPaid, locale),
              ...since(open.oldestPaidApplication, said.paidSince),
            ]
          : [],
      },
      {
        section: 'messages',
        label: said.messages,
        count: open.messages,
        notes: [
          ...since(open.oldestMessage, said.since),
          ...(open.messagesSuspicious
            ? [plural(open.messagesSuspicious, said.messagesSuspicious, locale)]
            : []),
        ],
      },
      { section: 'orders', label: said.orders, count: open.orders, notes: [] },
      { section: 'refunds', label: said.refunds, count: open.refunds, notes: [] },
      { section: 'mail', label: said.mail, count: open.mail, notes: [] },
      {
        section: 'data-requests',
        label: said.dataRequests,
        count: open.dataRequests,
        notes: open.nextDataRequest
          ? [fill(said.due, { date: formatDate(open.nextDataRequest, locale) })]
          : [],
      },
    ];
    return found;
  }
}
