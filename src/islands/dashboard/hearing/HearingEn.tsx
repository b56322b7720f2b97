import labels from '#i18n/en/hearing.ts';
import { Hearing } from './Hearing.tsx';
import type { HearingFrameProps } from './hearing-props.ts';

export default function HearingEn(props: HearingFrameProps) {
  return <Hearing {...props} labels={labels} />;
}
