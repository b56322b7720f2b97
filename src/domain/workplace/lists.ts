import * as z from 'zod/mini';
import type { Right } from '../access/rights.ts';
import type { StaffRole } from '../access/roles.ts';
import { isId } from '../record-id.ts';
import { text } from '../text.ts';
import type { StaffPreferences } from './preferences.ts';
import { searchMax } from './search-max.ts';

/**
 * What every list of the workplace can be asked. It goes by POST to `/api/staff/<topic>/search`, never by GET: a query
 * string ends up in the host's logs and the browser's history, and staff search for people's names and addresses. The
 * services write neither the search nor the filters into the audit log.
 */
export const listRequest = z.object({
  search: z.optional(text({ max: searchMax })),
  /** Where the next, older page begins: the `before` of the previous answer, unchanged. */
  before: z.optional(z.nullable(text({ max: 120 }).check(z.refine(isPagePlace, 'field.wrongType')))),
});

/** A list that staff also sort by its heads: by `sort`, from the end with `down`. Without it the newest come first. */
export function sortedRequest<const Shape extends z.core.$ZodShape, const Sorts extends readonly string[]>(
  shape: Shape,
  sorts: Sorts,
) {
  return z
    .object({
      ...listRequest.shape,
      ...shape,
      sort: z.optional(z.enum(sorts, 'field.wrongType')),
      down: z.optional(z.literal(true)),
      before: z.optional(z.nullable(text({ max: 120 }))),
    })
    .check(
      z.refine(
        (request) => {
          const { sort, before } = request as { readonly sort?: string; readonly before?: string | null };
          return before == null || (sort === undefined ? isPagePlace : isSortedPlace)(before);
        },
        { error: 'field.wrongType', path: ['before'] },
      ),
    );
}

/** Where a page of a sorted list ends: its last row, and what that was sorted by. */
export const isSortedPlace = (place: string): boolean => isId(place.slice(0, 36)) && place[36] === '_';
export type ListRequest = z.infer<typeof listRequest>;

/** One page of a list, newest first. */
export interface ListPage<Item> {
  readonly items: readonly Item[];
  /** Null for the last page. */
  readonly before: string | null;
}

export const itemsPerPage = 50;

/** Where a page ends, as `private.page_place` writes it: a time to the microsecond and the id of its last row. */
export function isPagePlace(place: string): boolean {
  const [time = '', id = ''] = place.split('_');
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{6}Z$/.test(time) || time.startsWith('0000')) return false;
  const date = new Date(time);
  // `Date` turns February 30 into March 2; the database refuses it.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(time.slice(0, 19)) && isId(id);
}

/** A member of staff, as the workplace greets them. */
export interface StaffMember {
  readonly id: string;
  readonly name: string;
  /** Of their account, with which they may be a client, too. */
  readonly email: string;
  readonly role: StaffRole;
  readonly rights: readonly Right[];
  readonly preferences: StaffPreferences;
}
