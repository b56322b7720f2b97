import type { CalendarDay, CalendarItem } from '#domain/cases/team-calendar.ts';
import { isTaskCode } from '#domain/cases/tasks.ts';
import { fill, formatList, formatShortDay } from '#i18n/format.ts';
import { link } from '#ui/button.ts';
import { Badge, type Tone } from '../Badge.tsx';
import { formatCount, shortTime } from '../formats.ts';
import { placeLink } from '../place.ts';
import { useStaffWords } from '../staff-words.ts';
import { useLocale } from '../../calls/use-words.ts';

const tones: Readonly<Record<CalendarItem['kind'], Tone>> = {
  hearing: 'danger',
  call: 'good',
  deadline: 'wait',
  task: 'quiet',
};

/** Entries of a day in a month before the rest is one press away. */
const mostInMonth = 3;

interface DayProps {
  readonly day: CalendarDay;
  readonly isToday: boolean;
  /** Of the month before or after. */
  readonly isOutside: boolean;
  /** One line an entry, and not all of them. */
  readonly isBrief: boolean;
  readonly onMore: () => void;
}

/** One day of the calendar: what cannot wait first, then the tasks. */
export function Day({ day: one, isToday, isOutside, isBrief, onMore }: DayProps) {
  const words = useStaffWords();
  const locale = useLocale();
  const labels = words.team.calendar;
  const { day, isBusinessDay, items, openHearings, away } = one;
  const entries = [
    ...openHearings.map((hearing) => ({
      key: hearing.id,
      kind: labels.openHearing,
      tone: 'danger' as const,
      time: '',
      client: hearing.client,
      href: hearing.caseId ? placeLink('cases', hearing.caseId) : placeLink('applications', hearing.id),
      text: hearing.county ?? '',
    })),
    ...items
      .toSorted((a, b) => Number(a.kind === 'task') - Number(b.kind === 'task'))
      .map((item) => ({
        key: `${item.kind} ${item.id}`,
        kind: labels.kinds[item.kind],
        tone: tones[item.kind],
        time: item.allDay || item.kind === 'task' ? '' : shortTime(item.at, locale),
        client: item.client,
        href: placeLink('cases', item.caseId),
        text: [textOf(item), item.place ?? '', item.owner ?? words.cases.nobody].filter(Boolean).join(', '),
      })),
  ];
  const shown = isBrief ? entries.slice(0, mostInMonth) : entries;
  const isEmpty = entries.length === 0 && away.length === 0;
  return (
    <li
      className={`grid grid-cols-1 content-start gap-1 rounded-m border border-line px-3 py-2 xl:rounded-none xl:border-0 xl:border-e xl:border-b xl:px-1.5 xl:py-1.5 ${isBrief ? 'xl:min-h-28' : 'xl:min-h-80'} ${isEmpty ? 'max-xl:hidden' : ''} ${isBusinessDay && !isOutside ? 'bg-card' : 'bg-ground-sunk'}`}
    >
      <h4 className="flex flex-wrap items-baseline gap-x-1.5 font-sans text-xs leading-normal font-strong tracking-normal">
        <time dateTime={day} className={isToday ? 'rounded-s bg-good-soft px-1 text-good' : ''}>
          {formatShortDay(day, locale)}
        </time>
        {!isBusinessDay && <span className="font-normal text-ink-soft">{labels.closed}</span>}
      </h4>
      {away.length > 0 && (
        <p className="text-xs text-ink-soft wrap-anywhere">
          {fill(labels.away, { names: formatList(away, locale) })}
        </p>
      )}
      <ul className={isBrief ? 'grid grid-cols-1 gap-0.5' : 'grid grid-cols-1 gap-1.5 divide-y divide-line'}>
        {shown.map(({ key, kind, tone, time, client, href, text }) => (
          <li key={key} className={isBrief ? 'flex min-w-0 items-center gap-1' : 'grid gap-0.5 py-0.5'}>
            {isBrief ? (
              <Dot tone={tone} text={kind} />
            ) : (
              <p className="flex flex-wrap items-center gap-x-1.5">
                <Badge tone={tone}>{kind}</Badge>
                {time && <span className="text-xs tabular-nums">{time}</span>}
              </p>
            )}
            <a
              className={isBrief ? 'min-w-0 truncate py-0.5 text-xs' : 'py-0.5 font-strong wrap-anywhere'}
              href={href}
              title={isBrief ? [kind, time, client, text].filter(Boolean).join(', ') : undefined}
            >
              {isBrief && time ? `${time} ${client}` : client}
            </a>
            {!isBrief && <p className="text-xs text-ink-soft wrap-anywhere">{text}</p>}
          </li>
        ))}
      </ul>
      {entries.length > shown.length && (
        <button type="button" className={`${link} justify-self-start text-xs`} onClick={onMore}>
          {fill(labels.more, { count: formatCount(entries.length - shown.length, locale) })}
        </button>
      )}
    </li>
  );

  function textOf({ kind, code, title }: CalendarItem): string {
    if (kind === 'deadline') return code === 'files' ? labels.files : labels.limitEnds;
    if (title) return title;
    return isTaskCode(code) ? words.cases.tasks.names[code] : '';
  }
}

const dots: Readonly<Record<Tone, string>> = {
  danger: 'bg-danger',
  wait: 'bg-accent',
  good: 'bg-good',
  quiet: 'bg-ink-soft',
};

/** What kind of entry it is, shown by color and read out by name. */
function Dot({ tone, text }: { readonly tone: Tone; readonly text: string }) {
  return (
    <span
      className={`inline-block size-2 flex-none rounded-full forced-colors:bg-[ButtonText] ${dots[tone]}`}
    >
      <span className="hidden-visually">{text}</span>
    </span>
  );
}
