import type { CasePageMatter } from '#domain/portal/case-page.ts';
import type { CasePartProps } from './case-page-props.ts';

export interface ReportsProps extends CasePartProps {
  readonly matter: CasePageMatter;
}

export interface ReportFormProps extends ReportsProps {
  readonly onDone: () => void;
}
