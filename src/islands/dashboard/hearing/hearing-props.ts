import type { CasePageMatter } from '#domain/portal/case-page.ts';
import type { HearingWords } from '#i18n/en/hearing.ts';
import type { CasePartProps } from '../case-page-props.ts';

export interface HearingFrameProps extends CasePartProps {
  readonly matters: readonly CasePageMatter[];
}

export interface HearingProps extends HearingFrameProps {
  readonly labels: HearingWords;
}
