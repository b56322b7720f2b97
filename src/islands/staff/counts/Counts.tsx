import { useId, useState } from 'react';
import * as workplace from '#domain/workplace/api.staff.ts';
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
import { fill } from '#i18n/format.ts';
import { control } from '#ui/control.ts';
import { formatCount, shortDay } from '../formats.ts';
import { panel, PartHeading } from '../Panel.tsx';
import { NothingHere } from '../RecordList.tsx';
import { SectionHead } from '../SectionHead.tsx';
import type { SectionProps } from '../section-props.ts';
import { useApiQuery } from '../../calls/api-query.tsx';
import { MoneyAndFlow } from '../figures/MoneyAndFlow.tsx';
import { CountTable } from './CountTable.tsx';
import { DayBars } from './DayBars.tsx';
import { useStaffWords } from '../staff-words.ts';
import { useLocale } from '../../calls/use-words.ts';

/** The daily counts: sums by package, a drawing by day, and the numbers themselves. */
export default function Counts(props: SectionProps) {
  const words = useStaffWords();
  const labels = words.counts;
  const id = useId();
  const [days, setDays] = useState<CountPeriod>(defaultPeriod);
  const {
    data: answer,
    fault,
    isLoading,
    reload,
  } = useApiQuery(workplace.counts, { days }, { keepsOld: true, ignoresWrites: true });
  return (
    <section className="grid grid-cols-1 gap-4" aria-labelledby={`${id}-title`} aria-busy={isLoading}>
      <SectionHead
        id={`${id}-title`}
        title={labels.title}
        update={words.frame.list.update}
        onUpdate={() => void reload()}
      />
      <div className="flex items-center gap-3">
        <label htmlFor={`${id}-period`}>{labels.period}</label>
        <select
          className={`${control} max-w-56`}
          id={`${id}-period`}
          value={days}
          onChange={(event) => setDays(Number(event.target.value) as CountPeriod)}
        >
          {countPeriods.map((period) => (
            <option key={period} value={period}>
              {labels.periods[period]}
            </option>
          ))}
        </select>
      </div>
      <p className="text-xs text-ink-soft">{labels.lead}</p>
      <MoneyAndFlow {...props} days={days} />
      {fault}
      {isLoading && <p className="text-ink-soft">{words.frame.list.loading}</p>}
      {answer && answer.counts.length === 0 && <NothingHere>{labels.none}</NothingHere>}
      {answer && answer.counts.length > 0 && <Shown {...props} answer={answer} />}
    </section>
  );
}

function Shown({ answer }: SectionProps & { readonly answer: Answer }) {
  const words = useStaffWords();
  const locale = useLocale();
  const labels = words.counts;
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
  const applications = sum('submit_application', {});
  const bought = sum('purchase', {});
  const number = (count: number) =>
    count === 0 ? <span className="text-ink-soft">0</span> : formatCount(count, locale);
  return (
    <>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,--spacing(56)),1fr))] gap-3">
        {countedInOrder.map((event) => {
          const values = days.map((day) => sum(event, { day }));
          return (
            <figure key={event} className={panel}>
              <figcaption className="flex justify-between gap-4">
                <strong>{names[event]}</strong>
                <span className="font-serif text-h3-large leading-tight font-heading text-heading">
                  {formatCount(sum(event, {}), locale)}
                </span>
              </figcaption>
              <DayBars
                values={values}
                label={fill(labels.chart, {
                  event: names[event],
                  from: shortDay(answer.from, locale),
                  to: shortDay(answer.to, locale),
                  most: formatCount(Math.max(...values), locale),
                })}
              />
              <p className="flex justify-between gap-4 text-xs text-ink-soft">
                <span>{shortDay(answer.from, locale)}</span>
                <span>{shortDay(answer.to, locale)}</span>
              </p>
            </figure>
          );
        })}
      </div>
      {applications > 0 && (
        <p>
          {bought > applications
            ? fill(labels.moreBought, {
                bought: formatCount(bought, locale),
                sent: formatCount(applications, locale),
              })
            : fill(labels.share, { share: formatCount(Math.round((bought / applications) * 100), locale) })}
        </p>
      )}
      <PartHeading id="counts-sums">{labels.sums}</PartHeading>
      <CountTable
        labelledBy="counts-sums"
        heads={[
          labels.event,
          ...packages.map((id) => (id ? words.packageNames[id] : labels.noPackage)),
          labels.total,
        ]}
        rows={countedInOrder.map((event) => ({
          head: names[event],
          cells: [
            ...packages.map((packageId) => number(sum(event, { packageId }))),
            <strong key="total">{formatCount(sum(event, {}), locale)}</strong>,
          ],
        }))}
      />
      <PartHeading id="counts-days">{labels.days}</PartHeading>
      <p className="text-xs text-ink-soft">{labels.daysWithout}</p>
      <CountTable
        labelledBy="counts-days"
        heads={[labels.day, ...countedInOrder.map((event) => names[event])]}
        rows={days
          .filter((day) => answer.counts.some((one) => one.day === day))
          .sort((a, b) => b.localeCompare(a))
          .map((day) => ({
            head: shortDay(day, locale),
            cells: countedInOrder.map((event) => number(sum(event, { day }))),
          }))}
      />
    </>
  );
}
