import { Suspense, useId } from 'react';
import * as cases from '#domain/cases/api.staff.ts';
import { caseStatuses } from '#domain/cases/status.ts';
import { useApiQuery } from '../../calls/api-query.tsx';
import { lazyWithFallback } from '../../calls/lazy-with-fallback.tsx';
import { CountTable } from '../counts/CountTable.tsx';
import { formatCount } from '../formats.ts';
import { panel } from '../Panel.tsx';
import { FigureTitle } from './FigureTitle.tsx';
import { useStaffWords } from '../staff-words.ts';
import { useLocale } from '../../calls/use-words.ts';

const BarsChart = lazyWithFallback(() => import('./BarsChart.tsx'));

/** How many open cases stand in each stage, and for how long. */
export default function Pipeline() {
  const words = useStaffWords();
  const locale = useLocale();
  const labels = words.team.pipeline;
  const id = useId();
  const { data, fault } = useApiQuery(cases.viewCounts);
  const rows = caseStatuses.flatMap((status) => {
    const stage = data?.stages[status];
    return stage ? [{ stage: words.cases.states[status], ...stage }] : [];
  });
  const heads = [labels.stage, labels.cases, labels.days];
  return (
    <section className={panel} aria-labelledby={id}>
      <FigureTitle
        id={id}
        name="pipeline"
        heads={heads}
        rows={rows.map(({ stage, count, days }) => ({ head: stage, cells: [String(count), String(days)] }))}
      >
        {labels.title}
      </FigureTitle>
      {fault}
      {data && rows.length === 0 && <p className="text-ink-soft">{labels.none}</p>}
      {rows.length > 0 && (
        <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <Suspense>
            <BarsChart
              rows={rows}
              name="stage"
              isLying
              bars={[{ key: 'count', label: labels.cases, color: 'var(--color-good)' }]}
            />
          </Suspense>
          <CountTable
            labelledBy={id}
            heads={heads}
            rows={rows.map(({ stage, count, days }) => ({
              head: stage,
              cells: [formatCount(count, locale), formatCount(days, locale)],
            }))}
          />
        </div>
      )}
    </section>
  );
}
