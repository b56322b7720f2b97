import type { LegalFact } from '#domain/papers/legal-facts.ts';
import type { PaperTemplate } from '#domain/papers/template.ts';
import type { StaffTemplate } from '#domain/papers/template-requests.ts';
import type { RecordProps } from '../section-props.ts';

/** What each part of a template's page gets. */
export interface TemplateProps extends RecordProps {
  readonly known: StaffTemplate;
  readonly template: PaperTemplate;
  readonly facts: readonly LegalFact[];
  /** Reads the version again. */
  readonly onDone: () => Promise<void>;
}
