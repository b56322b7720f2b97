import { useId, useState } from 'react';
import {
  besideDay,
  calendarSpans,
  monthAhead,
  shownDays,
  type CalendarSpan,
} from '#domain/cases/team-calendar.ts';
import { addDays, officeDate } from '#domain/promises/office-date.ts';
import * as workplace from '#domain/workplace/api.staff.ts';
import type { Locale } from '#domain/languages.ts';
import { formatDays, intlTag } from '#i18n/format.ts';
import { link, secondButton } from '#ui/button.ts';
import { Select } from '#ui/Select.tsx';
import { useApiQuery } from '../../calls/api-query.tsx';
import { useColleagues } from '../cases/use-colleagues.ts';
import { SectionHead } from '../SectionHead.tsx';
import { Day } from './Day.tsx';
import { useStaffWords } from '../staff-words.ts';
import { useLocale } from '../../calls/use-words.ts';

interface Shown {
  readonly day: string;
  readonly span: CalendarSpan;
  readonly ownerId: string;
  /** Of the month it is also the weeks that are over. */
  readonly isWhole: boolean;
}

/** What was looked at last in this visit: people who open a case and come back find the same week. */
let last: Shown | null = null;

/** Hearings, calls, deadlines and tasks of all cases in a week or a month. On a phone it is a list of days. */
export default function TeamCalendar() {
  const words = useStaffWords();
  const locale = useLocale();
  const labels = words.team.calendar;
  const id = useId();
  const [today] = useState(() => officeDate(new Date()));
  const [shown, setShown] = useState<Shown>(
    () => last ?? { day: today, span: 'week', ownerId: '', isWhole: false },
  );
  const people = useColleagues();
  const isMonth = shown.span === 'month';
  const isThisMonth = isMonth && shown.day.slice(0, 7) === today.slice(0, 7);
  const ahead = isThisMonth && !shown.isWhole ? monthAhead(today) : null;
  const { from, days } = ahead ?? shownDays(shown.day, shown.span);
  const { data, fault, isLoading, reload } = useApiQuery(workplace.calendar, {
    from,
    days,
    ...(shown.ownerId && { ownerId: shown.ownerId }),
  });
  function show(change: Partial<Shown>): void {
    last = { ...shown, isWhole: false, ...change };
    setShown(last);
  }
  const step = (by: -1 | 1) => show({ day: besideDay(shown.day, shown.span, by) });
  return (
    <section className="grid grid-cols-1 gap-4" aria-labelledby={`${id}-title`} aria-busy={isLoading}>
      <SectionHead
        id={`${id}-title`}
        title={labels.title}
        update={words.frame.list.update}
        onUpdate={() => void reload()}
      />
      <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
        <div className="flex flex-wrap items-center gap-2">
          <button type="button" className={secondButton} onClick={() => step(-1)}>
            <span aria-hidden="true">‹ </span>
            <span>{labels.previous[shown.span]}</span>
          </button>
          <button type="button" className={secondButton} onClick={() => show({ day: today })}>
            {labels.today}
          </button>
          <button type="button" className={secondButton} onClick={() => step(1)}>
            <span>{labels.next[shown.span]}</span>
            <span aria-hidden="true"> ›</span>
          </button>
        </div>
        <fieldset className="flex rounded-s border border-line-strong">
          <legend className="hidden-visually">{labels.span}</legend>
          {calendarSpans.map((span) => (
            <label
              key={span}
              className="flex min-h-10 cursor-pointer items-center px-3.5 has-checked:bg-good-soft has-checked:font-strong has-checked:text-good has-focus-visible:outline-2"
            >
              <input
                type="radio"
                name={`${id}-span`}
                className="hidden-visually"
                checked={shown.span === span}
                onChange={() => show({ span })}
              />
              {labels.spans[span]}
            </label>
          ))}
        </fieldset>
        <div className="ms-auto w-48 max-w-full">
          <Select
            id={`${id}-owner`}
            label={labels.owner}
            placeholder={labels.everybody}
            options={people.map((one) => ({ value: one.id, text: one.name }))}
            value={shown.ownerId}
            onChange={(event) => show({ ownerId: event.target.value, isWhole: shown.isWhole })}
            errorPrefix={words.account.errorPrefix}
          />
        </div>
      </div>
      <h3 className="font-sans text-l leading-normal font-strong tracking-normal" aria-live="polite">
        {isMonth && !ahead ? monthName(shown.day, locale) : formatDays(from, addDays(from, days - 1), locale)}
      </h3>
      {ahead && (
        <button
          type="button"
          className={`${link} justify-self-start`}
          onClick={() => show({ isWhole: true })}
        >
          {labels.earlierWeeks}
        </button>
      )}
      {fault}
      {isLoading && <p className="text-ink-soft">{words.frame.list.loading}</p>}
      {data?.isCut && <p className="notice">{labels.cut}</p>}
      {data && (
        <ol className="grid grid-cols-1 gap-2 xl:grid-cols-7 xl:gap-0 xl:border-s xl:border-t xl:border-line">
          {data.days.map((day) => (
            <Day
              key={day.day}
              day={day}
              isToday={day.day === today}
              isOutside={isMonth && !ahead && day.day.slice(0, 7) !== shown.day.slice(0, 7)}
              isBrief={isMonth}
              onMore={() => show({ day: day.day, span: 'week' })}
            />
          ))}
        </ol>
      )}
    </section>
  );
}

function monthName(day: string, locale: Locale): string {
  return new Intl.DateTimeFormat(intlTag(locale), { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(day),
  );
}
