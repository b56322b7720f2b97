import type { CaseSheet } from '#domain/cases/case-sheet.ts';
import type { RecordProps } from '../section-props.ts';

/** What each part of an open case gets. */
export interface CasePartProps extends RecordProps {
  readonly item: CaseSheet;
  /** Reads the case again, and tells the list. */
  readonly reload: () => Promise<void>;
}
