import words from '#i18n/es/notices.ts';
import type { NoticeFrameProps } from './notice-props.ts';
import { NoticeList } from './NoticeList.tsx';

export default function NoticeListEs(props: NoticeFrameProps) {
  return <NoticeList {...props} words={words} />;
}
