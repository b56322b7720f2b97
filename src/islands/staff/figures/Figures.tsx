import { Suspense } from 'react';
import { late } from '../../calls/late.tsx';
import { SectionHead } from '../SectionHead.tsx';
import type { SectionProps } from '../section-props.ts';
import { Workload } from '../cases/Workload.tsx';
import { WorkFigures } from './WorkFigures.tsx';

const Pipeline = late(() => import('./Pipeline.tsx'));
const Counts = late(() => import('../counts/Counts.tsx'));

/** How the work stands, how promises were kept, who has how much, and what visitors did. */
export default function Figures(props: SectionProps) {
  const { words, member } = props;
  return (
    <div className="grid grid-cols-1 gap-6">
      <SectionHead id="figures-title" title={words.frame.nav.counts} />
      <Suspense fallback={<p className="text-ink-soft">{words.frame.list.loading}</p>}>
        <Pipeline {...props} />
      </Suspense>
      <Workload {...props} version={0} onChanged={() => undefined} />
      <WorkFigures {...props} />
      {member.rights.includes('figures') && (
        <Suspense>
          <Counts {...props} />
        </Suspense>
      )}
    </div>
  );
}
