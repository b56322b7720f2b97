import type { ApplicationRecord } from '#domain/intake/review.ts';
import type { RecordProps } from '../section-props.ts';

/** What each part of an application's record gets. */
export interface PartProps extends RecordProps {
  readonly item: ApplicationRecord;
  /** Where the application after this one in the list is; null without one. */
  readonly next: string | null;
  readonly reload: () => Promise<void>;
}
