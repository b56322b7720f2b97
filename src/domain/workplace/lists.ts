import * as z from 'zod/mini';
import { text } from '../text.ts';

/**
 * What every list of the workplace is asked for. It goes by POST to `/api/staff/<topic>/search`, never by GET: a
 * query string ends in the logs of the host and in the history of the browser, and what staff search for is a
 * person's name or address. The services write neither the search nor the filters into the audit log.
 */
export const listRequest = z.object({
  search: z.optional(text({ max: 100 })),
  /** Where the next, older page begins: the `before` of the answer before, as it is. */
  before: z.optional(z.nullable(text({ max: 100 }))),
});
export type ListRequest = z.infer<typeof listRequest>;

/** One page of a list, newest first. */
export interface ListPage<Item> {
  readonly items: readonly Item[];
  /** Null on the last page. */
  readonly before: string | null;
}

export const itemsPerPage = 50;

/** Who works here, as the workplace greets them. */
export interface StaffMember {
  readonly name: string;
  readonly role: 'staff' | 'admin';
}
