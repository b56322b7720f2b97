import { Suspense, useId } from 'react';
import type { CaseViewCounts } from '#domain/cases/queue.ts';
import { caseStatuses } from '#domain/cases/status.ts';
import { faultTexts } from '#i18n/fault-texts.ts';
import { Fault } from '#ui/Fault.tsx';
import { late } from '../../calls/late.tsx';
import { CountTable } from '../counts/CountTable.tsx';
import { formatCount } from '../formats.ts';
import { panel, PartHeading } from '../Panel.tsx';
import type { SectionProps } from '../section-props.ts';
import { useStaffRead } from '../staff-queries.ts';

const BarsChart = late(() => import('./BarsChart.tsx'));

/** How many open cases stand in each stage, and for how long. */
export default function Pipeline({ words, locale }: SectionProps) {
  const labels = words.team.pipeline;
  const id = useId();
  const { answer, fault, load } = useStaffRead<CaseViewCounts>(
    { key: ['figures', 'pipeline'], path: '/api/staff/case-view-counts' },
    { locale, account: words.account },
  );
  const rows = caseStatuses.flatMap((status) => {
    const stage = answer?.stages[status];
    return stage ? [{ stage: words.cases.states[status], ...stage }] : [];
  });
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
            heads={[labels.stage, labels.cases, labels.days]}
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
