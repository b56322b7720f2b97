import type { Call } from '../http/call.ts';

/** The address of a call without what it names: the code of a link opens a payment, and not every code looks like an id. */
export function placeOfCall({ params, url }: Pick<Call, 'params' | 'url'>): string {
  return Object.values(params).reduce(
    (place, value) => (value === '' ? place : place.replace(value, ':id')),
    url.pathname,
  );
}
