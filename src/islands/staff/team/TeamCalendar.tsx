import { useId, useState } from 'react';
import type { CalendarItem, TeamCalendar as Days } from '#domain/cases/team-calendar.ts';
import { isTaskCode } from '#domain/cases/tasks.ts';
import { officeDate } from '#domain/promises/office-date.ts';
import { faultTexts } from '#i18n/fault-texts.ts';
import { formatDate, plural } from '#i18n/format.ts';
import { Fault } from '#ui/Fault.tsx';
import { Select } from '#ui/Select.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { Badge, type Tone } from '../Badge.tsx';
import { useColleagues } from '../cases/use-colleagues.ts';
import { shortTime } from '../formats.ts';
import { placeLink } from '../place.ts';
import { SectionHead } from '../SectionHead.tsx';
import type { SectionProps } from '../section-props.ts';
import { callStaff } from '../staff-calls.ts';
import { useAnswer } from '../../calls/use-answer.ts';

const tones: Readonly<Record<CalendarItem['kind'], Tone>> = {
  hearing: 'danger',
  date: 'wait',
  deadline: 'wait',
  task: 'quiet',
};
const lengths = ['7', '14', '31'];

/** Tasks, hearings and deadlines of all cases, day by day, as a list that fits a phone. */
export function TeamCalendar({ words, locale }: SectionProps) {
  const labels = words.team.calendar;
  const id = useId();
  const [request, setAsked] = useState(() => ({
    from: officeDate(new Date()),
    days: '7',
    ownerId: '',
  }));
  const [round, setRound] = useState(0);
  const people = useColleagues(words, locale);
  const { answer, fault, load, waits } = useAnswer(
    words.account,
    () =>
      callStaff<Days>('/api/staff/calendar', {
        method: 'POST',
        locale,
        body: {
          from: request.from,
          days: Number(request.days),
          ...(request.ownerId && { ownerId: request.ownerId }),
        },
      }),
    String(round),
  );
  function ask(change: Partial<typeof request>): void {
    setAsked({ ...request, ...change });
    if (change.from !== '') setRound(round + 1);
  }
  const shared = { errorPrefix: words.account.errorPrefix };
  return (
    <section className="grid grid-cols-1 gap-4" aria-labelledby={`${id}-title`} aria-busy={waits}>
      <SectionHead id={`${id}-title`} title={labels.title} update={words.frame.list.update} onUpdate={load} />
      <div className="grid grid-cols-1 gap-3 xs:grid-cols-2 md:grid-cols-3">
        <TextInput
          {...shared}
          id={`${id}-from`}
          type="date"
          label={labels.from}
          value={request.from}
          onChange={(event) => ask({ from: event.target.value })}
        />
        <Select
          {...shared}
          id={`${id}-days`}
          label={labels.days}
          options={lengths.map((value) => ({ value, text: plural(Number(value), labels.daysOf, locale) }))}
          value={request.days}
          onChange={(event) => ask({ days: event.target.value })}
        />
        <Select
          {...shared}
          id={`${id}-owner`}
          label={labels.owner}
          placeholder={labels.everybody}
          options={people.map((one) => ({ value: one.id, text: one.name }))}
          value={request.ownerId}
          onChange={(event) => ask({ ownerId: event.target.value })}
        />
      </div>
      {fault && <Fault {...faultTexts(fault, words.account, { retry: load })} />}
      {waits && <p className="text-ink-soft">{words.frame.list.loading}</p>}
      {answer?.isCut && <p className="notice">{labels.cut}</p>}
      <ol className="grid grid-cols-1 gap-3">
        {answer?.days.map(({ day, isBusinessDay, items, openHearings }) => (
          <li key={day} className="grid grid-cols-1 gap-1 rounded-m border border-line bg-card px-4.5 py-3">
            <h3 className="flex flex-wrap items-baseline gap-x-2 font-sans text-m leading-normal font-strong">
              <time dateTime={day}>{formatDate(day, locale)}</time>
              {!isBusinessDay && <Badge>{labels.closed}</Badge>}
            </h3>
            {items.length + openHearings.length === 0 && <p className="text-ink-soft">{labels.nothing}</p>}
            <ul className="divide-y divide-line">
              {openHearings.map((hearing) => (
                <li key={hearing.id} className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5 py-1.25">
                  <span className="w-20 flex-none" />
                  <Badge tone="danger">{labels.openHearing}</Badge>
                  <a
                    className="inline-block py-0.5 font-strong wrap-anywhere"
                    href={
                      hearing.caseId
                        ? placeLink('cases', hearing.caseId)
                        : placeLink('applications', hearing.id)
                    }
                  >
                    {hearing.client}
                  </a>
                  <span className="text-xs text-ink-soft">{hearing.county}</span>
                </li>
              ))}
              {items.map((item) => (
                <li
                  key={`${item.kind} ${item.id}`}
                  className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5 py-1.25"
                >
                  <span className="w-20 flex-none tabular-nums">
                    {item.allDay ? '' : shortTime(item.at, locale)}
                  </span>
                  <Badge tone={tones[item.kind]}>{labels.kinds[item.kind]}</Badge>
                  <a
                    className="inline-block py-0.5 font-strong wrap-anywhere"
                    href={placeLink('cases', item.caseId)}
                  >
                    {item.client}
                  </a>
                  <span className="wrap-anywhere">{textOf(item)}</span>
                  <span className="text-xs text-ink-soft wrap-anywhere">
                    {[item.place, item.owner ?? words.cases.nobody].filter(Boolean).join(', ')}
                  </span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  );

  function textOf({ kind, code, title }: CalendarItem): string {
    if (kind === 'deadline') return code === 'files' ? labels.files : labels.limitEnds;
    if (title) return title;
    return isTaskCode(code) ? words.cases.tasks.names[code] : '';
  }
}
