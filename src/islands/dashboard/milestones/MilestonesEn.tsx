import labels from '#i18n/en/milestones.ts';
import { Milestones } from './Milestones.tsx';
import type { MilestonesFrameProps } from './milestones-props.ts';

export default function MilestonesEn(props: MilestonesFrameProps) {
  return <Milestones {...props} labels={labels} />;
}
