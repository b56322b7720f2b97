import labels from '#i18n/es/plans.ts';
import { Plans } from './Plans.tsx';
import type { PlansFrameProps } from './plans-props.ts';

export default function PlansEs(props: PlansFrameProps) {
  return <Plans {...props} labels={labels} />;
}
