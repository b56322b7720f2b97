import type { SectionProps } from '../section-props.ts';
import { TeamCalendar } from './TeamCalendar.tsx';

/** Everybody's days ahead. */
export default function Team(props: SectionProps) {
  return <TeamCalendar {...props} />;
}
