import words from '#i18n/en/calendar.ts';
import { Dates } from './Dates.tsx';
import type { DatesFrameProps } from './dates-props.ts';

export default function DatesEn(props: DatesFrameProps) {
  return <Dates {...props} words={words} />;
}
