import type { ApplicationRecord } from '#domain/intake/review.ts';
import type { RecordProps } from '../section-props.ts';

/** What each part of an application's record gets. */
export interface PartProps extends RecordProps {
  readonly item: ApplicationRecord;
  readonly reload: () => Promise<void>;
}
