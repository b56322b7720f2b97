import type { CasePageMatter } from '#domain/portal/case-page.ts';
import type { StepsWords } from '#i18n/en/steps.ts';
import type { CasePartProps } from '../case-page-props.ts';

export interface StepsFrameProps extends CasePartProps {
  readonly matters: readonly CasePageMatter[];
  /** The case has other court cases, whether or not they have steps now. */
  readonly isOneOfSeveral: boolean;
}

export interface StepsProps extends StepsFrameProps {
  readonly labels: StepsWords;
}
