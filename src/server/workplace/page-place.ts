import { itemsPerPage } from '#domain/workplace/lists.ts';

interface Placed {
  readonly created_at: string;
  readonly id: string;
}

/** Where a page ends (`isPagePlace`): the time to the microsecond, which the database shortens, and the id. */
function placeOf({ created_at, id }: Placed): string {
  const [seconds = '', fraction = ''] = created_at.replace(/(?:\+00(?::00)?|Z)$/, '').split('.');
  return `${seconds}.${fraction.padEnd(6, '0')}Z_${id}`;
}

/** The time of a place: rows of that very moment may stand on either page. */
export function timeOf(place: string): string {
  return place.split('_')[0] ?? '';
}

/**
 * One page of rows that come newest first, and where the next one begins. Takes at least one row more than fit; with
 * `before`, the rows that stood on the page before, which are of that very moment, are left out.
 */
export function pageOf<Row extends Placed>(rows: readonly Row[], before?: string | null) {
  const left = before ? rows.filter((row) => placeOf(row) < before) : rows;
  const page = left.slice(0, itemsPerPage);
  const last = page.at(-1);
  return { page, before: left.length > itemsPerPage && last ? placeOf(last) : null };
}
