import type { Locale } from '#domain/languages.ts';
import type { CaseWords } from '#i18n/en/cases.ts';
import type { NoticeWords } from '#i18n/en/notices.ts';

export interface BellFrameProps {
  readonly locale: Locale;
  readonly cases: CaseWords;
}

export interface BellProps extends BellFrameProps {
  readonly words: NoticeWords;
}
