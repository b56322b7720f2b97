import labels from '#i18n/es/hearing.ts';
import { Hearing } from './Hearing.tsx';
import type { HearingFrameProps } from './hearing-props.ts';

export default function HearingEs(props: HearingFrameProps) {
  return <Hearing {...props} labels={labels} />;
}
