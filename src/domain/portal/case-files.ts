import * as z from 'zod/mini';
import { isPagePlace } from '../workplace/lists.ts';

/** Files of a case, by who they came from. */
export const shelves = ['fromUs', 'yours'] as const;
export type Shelf = (typeof shelves)[number];

/** Files of one page: a phone on a slow line reads the newest at once. */
export const shelfPage = 50;

/** A page of one shelf, which is ours unless they ask for theirs; without `before`, the newest. */
export const shelfQuery = z.object({
  shelf: z._default(z.enum(shelves, 'field.wrongType'), 'fromUs'),
  before: z.optional(z.string().check(z.refine(isPagePlace, 'field.wrongType'))),
});

/** A file on one of the shelves. Times are ISO 8601. */
export const shelfFile = z.object({
  id: z.string(),
  /** Where it is downloaded: `/api/account/files/{kind}/{id}`. */
  kind: z.enum(['case', 'application']),
  name: z.string(),
  type: z.string(),
  size: z.int(),
  addedAt: z.string(),
  /** What it is, in the words of the person who sent it or of the request it answers. */
  about: z.nullable(z.string()),
});
export type ShelfFile = z.infer<typeof shelfFile>;

/**
 * Files of a case that its client may see, the newest first. Papers to approve and open requests stand by themselves.
 */
export interface CaseShelf {
  readonly items: readonly ShelfFile[];
  /** Where the next older page begins; null on the last. */
  readonly before: string | null;
}
