import labels from '#i18n/en/steps.ts';
import { Steps } from './Steps.tsx';
import type { StepsFrameProps } from './steps-props.ts';

export default function StepsEn(props: StepsFrameProps) {
  return <Steps {...props} labels={labels} />;
}
