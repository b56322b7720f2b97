import words from '#i18n/en/notices.ts';
import type { NoticeFrameProps } from './notice-props.ts';
import { NoticeList } from './NoticeList.tsx';

export default function NoticeListEn(props: NoticeFrameProps) {
  return <NoticeList {...props} words={words} />;
}
