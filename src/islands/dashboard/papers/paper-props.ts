import type { ClientPaperMatter } from '#domain/cases/papers.ts';
import type { CasePageMatter } from '#domain/portal/case-page.ts';
import type { CaseFormProps } from '../case-page-props.ts';

export interface PaperMatterProps extends CaseFormProps {
  readonly matter: ClientPaperMatter;
  /** The same matter as the case shows it, with its parties. */
  readonly own: CasePageMatter;
  /** Says what was done; what did it may be gone then. */
  readonly onDone: (labels: string) => void;
}
