import type { Locale } from '#domain/languages.ts';
import type { AccountWords } from '#i18n/en/account.ts';

export interface MilestonesProps {
  readonly locale: Locale;
  readonly account: AccountWords;
  readonly siteEmail: string;
  readonly caseId: string;
  readonly isMany: boolean;
}
