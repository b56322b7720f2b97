import type { CaseFile } from '../cases/case-file.ts';

/** A file on one of the shelves of a case. Times are ISO 8601. */
export interface ShelfFile extends CaseFile {
  /** Where it is downloaded: `/api/account/files/{kind}/{id}`. */
  readonly kind: 'case' | 'application';
  readonly addedAt: string;
}

/**
 * All files of a case that its client may see, the newest first. Papers to approve and open requests stand by
 * themselves.
 */
export interface CaseShelves {
  readonly fromUs: readonly ShelfFile[];
  readonly yours: readonly ShelfFile[];
}
