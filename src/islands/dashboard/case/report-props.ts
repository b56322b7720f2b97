import type { CasePageMatter } from '#domain/portal/case-page.ts';
import type { CaseFormProps, CasePartProps } from '../case-page-props.ts';

export interface ReportsProps extends CasePartProps {
  readonly matter: CasePageMatter;
}

/** Of a part about one matter that comes with its words. */
export interface MatterFormProps extends CaseFormProps {
  readonly matter: CasePageMatter;
}

export interface ReportFormProps extends MatterFormProps {
  readonly onDone: () => void;
}
