/** Where a page ends (`isPagePlace`): the time to the microsecond, which the database shortens, and the id. */
export function placeOf({ created_at, id }: { readonly created_at: string; readonly id: string }): string {
  const [seconds = '', fraction = ''] = created_at.replace(/(?:\+00(?::00)?|Z)$/, '').split('.');
  return `${seconds}.${fraction.padEnd(6, '0')}Z_${id}`;
}

/** The time of a place: rows of that very moment may stand on either page. */
export function timeOf(place: string): string {
  return place.split('_')[0] ?? '';
}
