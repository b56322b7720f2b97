import { useId, useState } from 'react';
import { packageIds, type PackageId } from '#domain/packages/catalogue.ts';
import {
  countedInOrder,
  countPeriods,
  daysBetween,
  defaultPeriod,
  type CountPeriod,
  type Counts as Answer,
} from '#domain/tracking/counts.ts';
import type { CountedEvent } from '#domain/tracking/events.ts';
import { faultTexts } from '#i18n/fault-texts.ts';
import { fill } from '#i18n/format.ts';
import { Fault } from '#ui/Fault.tsx';
import { formatCount, shortDay } from '../formats.ts';
import type { SectionProps } from '../sections.ts';
import { callStaff } from '../staff-calls.ts';
import { useAnswer } from '../use-answer.ts';
import { DayBars } from './DayBars.tsx';

/** The daily counts: sums by package, a drawing by day, and the numbers themselves. */
export default function Counts(props: SectionProps) {
  const { words, locale } = props;
  const said = words.counts;
  const id = useId();
  const [days, setDays] = useState<CountPeriod>(defaultPeriod);
  const { answer, fault, load, waits } = useAnswer(
    words.account,
    () => callStaff<Answer>('/api/staff/counts/search', { method: 'POST', locale, body: { days } }),
    days,
  );
  return (
    <section className="records" aria-labelledby={`${id}-title`} aria-busy={waits}>
      <div className="records-head">
        <h2 id={`${id}-title`}>{said.title}</h2>
        <button type="button" className="link" onClick={load}>
          {words.frame.list.update}
        </button>
      </div>
      <div className="records-form">
        <div>
          <label htmlFor={`${id}-period`}>{said.period}</label>
          <select
            className="control"
            id={`${id}-period`}
            value={days}
            onChange={(event) => setDays(Number(event.target.value) as CountPeriod)}
          >
            {countPeriods.map((period) => (
              <option key={period} value={period}>
                {said.periods[period]}
              </option>
            ))}
          </select>
        </div>
      </div>
      <p className="small quiet">{said.lead}</p>
      {fault && <Fault {...faultTexts(fault, words.account, { retry: load })} />}
      {waits && <p className="quiet">{words.frame.list.loading}</p>}
      {answer && answer.counts.length === 0 && <p className="records-empty">{said.none}</p>}
      {answer && answer.counts.length > 0 && <Shown {...props} answer={answer} />}
    </section>
  );
}

function Shown({ answer, words, locale }: SectionProps & { readonly answer: Answer }) {
  const said = words.counts;
  const names = words.today.events;
  const sum = (event: CountedEvent, of: { day?: string; packageId?: PackageId | null }) =>
    answer.counts.reduce(
      (total, one) =>
        one.event === event &&
        (of.day === undefined || one.day === of.day) &&
        (of.packageId === undefined || one.packageId === of.packageId)
          ? total + one.count
          : total,
      0,
    );
  const some = answer.counts.some(({ packageId }) => packageId === null);
  const packages: (PackageId | null)[] = [...packageIds, ...(some ? [null] : [])];
  const days = daysBetween(answer.from, answer.to);
  const sent = sum('submit_application', {});
  const bought = sum('purchase', {});
  const number = (count: number) =>
    count === 0 ? <span className="quiet">0</span> : formatCount(count, locale);
  return (
    <>
      <div className="charts">
        {countedInOrder.map((event) => {
          const values = days.map((day) => sum(event, { day }));
          return (
            <figure key={event} className="panel">
              <figcaption>
                <strong>{names[event]}</strong>
                <span className="chart-sum">{formatCount(sum(event, {}), locale)}</span>
              </figcaption>
              <DayBars
                values={values}
                label={fill(said.chart, {
                  event: names[event],
                  from: shortDay(answer.from, locale),
                  to: shortDay(answer.to, locale),
                  most: formatCount(Math.max(...values), locale),
                })}
              />
              <p className="small quiet chart-days">
                <span>{shortDay(answer.from, locale)}</span>
                <span>{shortDay(answer.to, locale)}</span>
              </p>
            </figure>
          );
        })}
      </div>
      {sent > 0 && (
        <p>{fill(said.share, { share: formatCount(Math.round((bought / sent) * 100), locale) })}</p>
      )}
      <h3 id="counts-sums">{said.sums}</h3>
      <div className="wide-table" role="region" aria-labelledby="counts-sums" tabIndex={0}>
        <table className="plain-table">
          <thead>
            <tr>
              <th scope="col">{said.event}</th>
              {packages.map((id) => (
                <th key={id ?? ''} scope="col" className="number">
                  {id ? words.packageNames[id] : said.noPackage}
                </th>
              ))}
              <th scope="col" className="number">
                {said.total}
              </th>
            </tr>
          </thead>
          <tbody>
            {countedInOrder.map((event) => (
              <tr key={event}>
                <th scope="row">{names[event]}</th>
                {packages.map((packageId) => (
                  <td key={packageId ?? ''} className="number">
                    {number(sum(event, { packageId }))}
                  </td>
                ))}
                <td className="number">
                  <strong>{formatCount(sum(event, {}), locale)}</strong>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <h3 id="counts-days">{said.days}</h3>
      <p className="small quiet">{said.daysWithout}</p>
      <div className="wide-table" role="region" aria-labelledby="counts-days" tabIndex={0}>
        <table className="plain-table">
          <thead>
            <tr>
              <th scope="col">{said.day}</th>
              {countedInOrder.map((event) => (
                <th key={event} scope="col" className="number">
                  {names[event]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days
              .filter((day) => answer.counts.some((one) => one.day === day))
              .sort((a, b) => b.localeCompare(a))
              .map((day) => (
                <tr key={day}>
                  <th scope="row">{shortDay(day, locale)}</th>
                  {countedInOrder.map((event) => (
                    <td key={event} className="number">
                      {number(sum(event, { day }))}
                    </td>
                  ))}
                </tr>
              ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
