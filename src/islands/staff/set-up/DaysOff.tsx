import * as workplace from '#domain/workplace/api.staff.ts';
import { formatDate, formatDays, formatList } from '#i18n/format.ts';
import { useLocale, useWords } from '../../calls/use-words.ts';
import { shortDay } from '../formats.ts';
import { Panel } from '../Panel.tsx';
import { placeLink } from '../place.ts';
import { SetUpSection } from './SetUpSection.tsx';
import { useStaffWords } from '../staff-words.ts';

/** When nobody is here: closures of the office, legal holidays, and days off of each colleague. */
export default function DaysOff() {
  const words = useStaffWords();
  const locale = useLocale();
  const labels = useWords('staff/set-up').days;
  return (
    <SetUpSection call={workplace.officeDays} title={labels.title} lead={labels.lead}>
      {(data) => {
        const away = Map.groupBy(data.daysOff, ({ name }) => name ?? words.cases.nobody);
        return (
          <div className="grid grid-cols-1 items-start gap-4 *:grid *:grid-cols-1 *:gap-4 lg:grid-cols-2">
            <div>
              <Panel title={labels.colleagues}>
                {away.size === 0 && <p className="text-ink-soft">{labels.nobodyAway}</p>}
                <ul className="grid gap-2 empty:hidden">
                  {[...away].map(([name, days]) => (
                    <li key={name} className="grid">
                      <span className="font-strong">{name}</span>
                      <span>
                        {formatList(
                          days.map(({ day }) => shortDay(day, locale)),
                          locale,
                        )}
                      </span>
                    </li>
                  ))}
                </ul>
                <p>
                  <a href={placeLink('call-hours')}>{labels.own}</a>
                </p>
              </Panel>
              <Panel title={labels.closures}>
                {data.closures.length === 0 && <p className="text-ink-soft">{labels.noClosures}</p>}
                <ul className="grid gap-2 empty:hidden">
                  {data.closures.map(({ from, to, reason }) => (
                    <li key={from} className="grid">
                      <span className="font-strong">{formatDays(from, to, locale)}</span>
                      <span>{reason[locale]}</span>
                    </li>
                  ))}
                </ul>
                <p className="text-xs text-ink-soft wrap-anywhere">{labels.closuresWhere}</p>
              </Panel>
            </div>
            <div>
              <Panel title={labels.holidays}>
                <ul className="grid gap-0.5">
                  {data.holidays.map((day) => (
                    <li key={day}>
                      <time dateTime={day}>{formatDate(day, locale)}</time>
                    </li>
                  ))}
                </ul>
              </Panel>
            </div>
          </div>
        );
      }}
    </SetUpSection>
  );
}
