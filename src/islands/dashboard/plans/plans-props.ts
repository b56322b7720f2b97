import type { Plans } from '#domain/goals/plans.ts';
import type { Locale } from '#domain/languages.ts';
import type { AccountWords } from '#i18n/en/account.ts';
import type { PlanWords } from '#i18n/en/plans.ts';

export interface PlansFrameProps {
  readonly locale: Locale;
  readonly account: AccountWords;
  readonly siteEmail: string;
}

export interface PlansProps extends PlansFrameProps {
  readonly labels: PlanWords;
}

export interface Changed {
  readonly note: string;
  /** The pressed button is no longer there, so the focus goes to the note. */
  readonly isGone: boolean;
}

/** Each part reads everything again after a change. */
export interface PlanPartProps extends PlansProps {
  readonly plans: Plans;
  readonly onChanged: (changed: Changed) => void;
}
