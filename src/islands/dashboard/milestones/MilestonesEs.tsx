import labels from '#i18n/es/milestones.ts';
import { Milestones } from './Milestones.tsx';
import type { MilestonesFrameProps } from './milestones-props.ts';

export default function MilestonesEs(props: MilestonesFrameProps) {
  return <Milestones {...props} labels={labels} />;
}
