import labels from '#i18n/es/steps.ts';
import { Steps } from './Steps.tsx';
import type { StepsFrameProps } from './steps-props.ts';

export default function StepsEs(props: StepsFrameProps) {
  return <Steps {...props} labels={labels} />;
}
