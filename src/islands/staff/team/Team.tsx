import type { SectionProps } from '../section-props.ts';
import { TeamCalendar } from './TeamCalendar.tsx';
import { WorkFigures } from './WorkFigures.tsx';

/** Everybody's days ahead, and how well promises were kept. */
export default function Team(props: SectionProps) {
  return (
    <div className="grid grid-cols-1 gap-8">
      <TeamCalendar {...props} />
      <WorkFigures {...props} />
    </div>
  );
}
