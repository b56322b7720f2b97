import type { CaseHeadWords } from '#i18n/en/case-page.ts';
import type { CasePageWords } from '#i18n/join-case-words.ts';
import type { DashboardProps } from './dashboard-props.ts';

/** What every part of the page of a case gets. */
export interface CasePageProps extends DashboardProps {
  readonly page: CaseHeadWords;
}

export interface CasePartProps extends CasePageProps {
  readonly caseId: string;
  /** Something changed: the page reads the case again. */
  readonly onChanged: () => void;
}

/** What `useFormWords` adds. */
export interface FormWords {
  readonly page: CasePageWords;
}

/** What a part gets that comes with its words when somebody goes on. */
export type CaseFormProps = Omit<CasePartProps, 'page'> & FormWords;
