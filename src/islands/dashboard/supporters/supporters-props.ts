import type { SupporterWords } from '#i18n/en/supporters.ts';
import type { CasePartProps } from '../case-page-props.ts';

export interface SupportersProps extends CasePartProps {
  readonly labels: SupporterWords;
}
