import type { Locale } from '#domain/languages.ts';
import type { AccountWords } from '#i18n/en/account.ts';
import type { MilestoneWords } from '#i18n/en/milestones.ts';

export interface MilestonesFrameProps {
  readonly locale: Locale;
  readonly account: AccountWords;
  readonly siteEmail: string;
  readonly caseId: string;
  readonly isMany: boolean;
}

export interface MilestonesProps extends MilestonesFrameProps {
  readonly labels: MilestoneWords;
}
