import words from '#i18n/es/notices.ts';
import type { BellFrameProps } from './bell-props.ts';
import { Bell } from './Bell.tsx';

export default function BellEs(props: BellFrameProps) {
  return <Bell {...props} words={words} />;
}
