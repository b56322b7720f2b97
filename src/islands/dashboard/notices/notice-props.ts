import type { Locale } from '#domain/languages.ts';
import type { Notices } from '#domain/notices/notices.ts';
import type { CaseWords } from '#i18n/en/cases.ts';
import type { NoticeWords } from '#i18n/en/notices.ts';

export interface NoticeFrameProps {
  readonly locale: Locale;
  readonly cases: CaseWords;
  /** As the bell read them; null while it has not. */
  readonly newest: Notices | null;
  /** Some were on the screen and no longer count. */
  readonly onRead: () => void;
  readonly onClose: () => void;
}

export interface NoticeListProps extends NoticeFrameProps {
  readonly words: NoticeWords;
}
