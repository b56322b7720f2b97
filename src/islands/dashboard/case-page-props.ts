import type { CasePageWords } from '#i18n/en/case-page.ts';
import type { DashboardProps } from './dashboard-props.ts';

/** What every part of the page of a case gets. */
export interface CasePageProps extends DashboardProps {
  readonly page: CasePageWords;
  /** A sentence for each message key of files. */
  readonly messages: Readonly<Record<string, string>>;
}

export interface CasePartProps extends CasePageProps {
  readonly caseId: string;
  /** Something changed: the page reads the case again. */
  readonly onChanged: () => void;
}
