import { Suspense, useId } from 'react';
import type { CaseBoard } from '#domain/cases/queue.ts';
import { faultTexts } from '#i18n/fault-texts.ts';
import { Fault } from '#ui/Fault.tsx';
import { late } from '../../calls/late.tsx';
import { CountTable } from '../counts/CountTable.tsx';
import { formatCount } from '../formats.ts';
import { panel, PartHeading } from '../Panel.tsx';
import type { SectionProps } from '../section-props.ts';
import { useStaffRead } from '../staff-queries.ts';

const BarsChart = late(() => import('./BarsChart.tsx'));

/** How many open cases stand in each stage. */
export default function Pipeline({ words, locale }: SectionProps) {
  const labels = words.team.pipeline;
  const id = useId();
  const { answer, fault, load } = useStaffRead<CaseBoard>(
    { key: ['figures', 'pipeline'], path: '/api/staff/cases/board', body: {} },
    { locale, account: words.account },
  );
  const rows = (answer?.columns ?? []).map(({ status, count }) => ({
    stage: words.cases.states[status],
    count,
  }));
  return (
    <section className={panel} aria-labelledby={id}>
      <PartHeading id={id}>{labels.title}</PartHeading>
      {fault && <Fault {...faultTexts(fault, words.account, { retry: load })} />}
      {answer && rows.length === 0 && <p className="text-ink-soft">{labels.none}</p>}
      {rows.length > 0 && (
        <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
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
            heads={[labels.stage, labels.cases]}
            rows={rows.map(({ stage, count }) => ({ head: stage, cells: [formatCount(count, locale)] }))}
          />
        </div>
      )}
    </section>
  );
}
