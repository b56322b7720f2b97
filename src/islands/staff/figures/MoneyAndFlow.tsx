import { Suspense, useId, type ReactNode } from 'react';
import type { AnswerOf } from '#domain/api-call.ts';
import type { CountPeriod } from '#domain/tracking/counts.ts';
import * as workplace from '#domain/workplace/api.staff.ts';
import { formatPrice, intlTag } from '#i18n/format.ts';
import { useApiQuery } from '../../calls/api-query.tsx';
import { lazyWithFallback } from '../../calls/lazy-with-fallback.tsx';
import { CountTable } from '../counts/CountTable.tsx';
import { formatCount, sheetAmount, shortDay } from '../formats.ts';
import { panel } from '../Panel.tsx';
import { FigureTitle } from './FigureTitle.tsx';
import type { SectionProps } from '../section-props.ts';
import { useStaffWords } from '../staff-words.ts';
import { useLocale } from '../../calls/use-words.ts';

const BarsChart = lazyWithFallback(() => import('./BarsChart.tsx'));

type Figures = AnswerOf<typeof workplace.figures>;
type FlowStep = keyof Figures['flow'];
const steps = ['applications', 'paid', 'papers', 'filed', 'granted'] as const satisfies readonly FlowStep[];

interface PartProps {
  readonly answer: Figures;
}

/** What came in and went back, and how far applications came, in the period chosen above; each picture beside its table. */
export function MoneyAndFlow({ days }: SectionProps & { readonly days: CountPeriod }) {
  const words = useStaffWords();
  const { data, fault, isLoading } = useApiQuery(workplace.figures, { days });
  return (
    <>
      {fault}
      {isLoading && <p className="text-ink-soft">{words.frame.list.loading}</p>}
      {data && (
        <>
          <Money answer={data} />
          <Flow answer={data} />
          <Reached answer={data} />
          <HandedOn answer={data} />
        </>
      )}
    </>
  );
}

function Money({ answer: { weeks } }: PartProps) {
  const words = useStaffWords();
  const locale = useLocale();
  const labels = words.counts.money;
  const id = useId();
  const heads = [labels.week, labels.in, labels.back, labels.left];
  const rowsBy = (toCell: (cents: number) => string) =>
    weeks.map(({ week, inCents, backCents }) => ({
      head: shortDay(week, locale),
      cells: [inCents, backCents, inCents - backCents].map(toCell),
    }));
  return (
    <section className={panel} aria-labelledby={id}>
      <FigureTitle id={id} name="money" heads={heads} rows={rowsBy(sheetAmount)}>
        {labels.title}
      </FigureTitle>
      {weeks.length === 0 ? (
        <p className="text-ink-soft">{labels.none}</p>
      ) : (
        <Beside
          chart={
            <BarsChart
              rows={weeks.map(({ week, inCents, backCents }) => ({
                week: shortDay(week, locale),
                came: inCents / 100,
                back: -backCents / 100,
              }))}
              name="week"
              bars={[
                { key: 'came', label: labels.in, color: 'var(--color-good)' },
                { key: 'back', label: labels.back, color: 'var(--color-danger)' },
              ]}
            />
          }
        >
          <CountTable labelledBy={id} heads={heads} rows={rowsBy((cents) => formatPrice(cents, locale))} />
        </Beside>
      )}
    </section>
  );
}

function Flow({ answer: { flow } }: PartProps) {
  const words = useStaffWords();
  const locale = useLocale();
  const labels = words.counts.flow;
  const id = useId();
  const percent = new Intl.NumberFormat(intlTag(locale), { style: 'percent' });
  const heads = [labels.step, labels.count, labels.share];
  const rows = steps.map((step) => ({
    head: labels.steps[step],
    cells: [
      formatCount(flow[step], locale),
      flow.applications > 0 ? percent.format(flow[step] / flow.applications) : '',
    ],
  }));
  return (
    <section className={panel} aria-labelledby={id}>
      <FigureTitle id={id} name="flow" heads={heads} rows={rows}>
        {labels.title}
      </FigureTitle>
      <p className="text-xs text-ink-soft">{labels.lead}</p>
      <Beside
        chart={
          <BarsChart
            rows={steps.map((step) => ({ step: labels.steps[step], count: flow[step] }))}
            name="step"
            isLying
            bars={[{ key: 'count', label: labels.count, color: 'var(--color-good)' }]}
          />
        }
      >
        <CountTable labelledBy={id} heads={heads} rows={rows} />
      </Beside>
    </section>
  );
}

/** By which channels clients are reached within a day. */
function Reached({ answer: { channels } }: PartProps) {
  const words = useStaffWords();
  const locale = useLocale();
  const labels = words.counts.channels;
  const id = useId();
  if (channels.length === 0) return null;
  const heads = [labels.channel, labels.told, labels.reached, labels.share];
  const rows = channels.map(({ channel, told, reached }) => ({
    head: labels.names[channel],
    cells: [
      formatCount(told, locale),
      formatCount(reached, locale),
      new Intl.NumberFormat(intlTag(locale), { style: 'percent' }).format(told === 0 ? 0 : reached / told),
    ],
  }));
  return (
    <section className={panel} aria-labelledby={id}>
      <FigureTitle id={id} name="channels" heads={heads} rows={rows}>
        {labels.title}
      </FigureTitle>
      <p className="text-xs text-ink-soft">{labels.lead}</p>
      <CountTable labelledBy={id} heads={heads} rows={rows} />
    </section>
  );
}

const handedSteps = ['sent', 'opened', 'took', 'cannot', 'withdrawn', 'unanswered'] as const;

/** What clients handed to free legal help, and what came of it. */
function HandedOn({ answer: { referrals } }: PartProps) {
  const words = useStaffWords();
  const locale = useLocale();
  const labels = words.counts.referrals;
  const id = useId();
  if (referrals.length === 0) return null;
  const heads = [labels.organization, ...handedSteps.map((step) => labels.steps[step])];
  const rows = referrals.map(({ organization, ...counts }) => ({
    head: organization,
    cells: handedSteps.map((step) => formatCount(counts[step], locale)),
  }));
  return (
    <section className={panel} aria-labelledby={id}>
      <FigureTitle id={id} name="free-help" heads={heads} rows={rows}>
        {labels.title}
      </FigureTitle>
      <p className="text-xs text-ink-soft">{labels.lead}</p>
      <CountTable labelledBy={id} heads={heads} rows={rows} />
    </section>
  );
}

function Beside({ chart, children }: { readonly chart: ReactNode; readonly children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div>
        <Suspense>{chart}</Suspense>
      </div>
      {children}
    </div>
  );
}
