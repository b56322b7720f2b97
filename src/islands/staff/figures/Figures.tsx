import { Suspense } from 'react';
import { lazyWithFallback } from '../../calls/lazy-with-fallback.tsx';
import { SectionHead } from '../SectionHead.tsx';
import type { SectionProps } from '../section-props.ts';
import { WorkFigures } from './WorkFigures.tsx';
import { Workload } from './Workload.tsx';
import { useStaffWords } from '../staff-words.ts';

const Pipeline = lazyWithFallback(() => import('./Pipeline.tsx'));
const Counts = lazyWithFallback(() => import('../counts/Counts.tsx'));

/** How the work stands, how promises were kept, who has how much, and what visitors did. */
export default function Figures(props: SectionProps) {
  const words = useStaffWords();
  const { member } = props;
  return (
    <div className="grid grid-cols-1 gap-6">
      <SectionHead id="figures-title" title={words.frame.nav.counts} />
      <Suspense fallback={<p className="text-ink-soft">{words.frame.list.loading}</p>}>
        <Pipeline />
      </Suspense>
      <Workload />
      <WorkFigures />
      {member.rights.includes('figures') && (
        <Suspense>
          <Counts {...props} />
        </Suspense>
      )}
    </div>
  );
}
