import labels from '#i18n/en/plans.ts';
import { Plans } from './Plans.tsx';
import type { PlansFrameProps } from './plans-props.ts';

export default function PlansEn(props: PlansFrameProps) {
  return <Plans {...props} labels={labels} />;
}
