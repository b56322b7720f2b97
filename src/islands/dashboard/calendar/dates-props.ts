import type { Locale } from '#domain/languages.ts';
import type { AccountWords } from '#i18n/en/account.ts';
import type { CalendarWords } from '#i18n/en/calendar.ts';

export interface DatesFrameProps {
  readonly locale: Locale;
  readonly account: AccountWords;
  readonly siteEmail: string;
}

export interface DatesProps extends DatesFrameProps {
  readonly words: CalendarWords;
}
