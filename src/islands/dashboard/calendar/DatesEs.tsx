import words from '#i18n/es/calendar.ts';
import { Dates } from './Dates.tsx';
import type { DatesFrameProps } from './dates-props.ts';

export default function DatesEs(props: DatesFrameProps) {
  return <Dates {...props} words={words} />;
}
