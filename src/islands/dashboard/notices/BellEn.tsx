import words from '#i18n/en/notices.ts';
import type { BellFrameProps } from './bell-props.ts';
import { Bell } from './Bell.tsx';

export default function BellEn(props: BellFrameProps) {
  return <Bell {...props} words={words} />;
}
