import * as z from 'zod/mini';
import { isDate } from './dates.ts';

/** A moment with its offset (ISO 8601), as the database reads it too: no zone lies 16 hours away. */
export function moment(error: string) {
  return z.iso.datetime({ offset: true, error }).check(
    z.refine(
      (value) =>
        value.length <= 40 &&
        isDate(value.slice(0, 10)) &&
        // Elsewhere on the earth it may be the year 0 or 10000, which no browser reads.
        !/^(?:0001|9999)/.test(value) &&
        !/[+-](?:1[6-9]|2\d):\d{2}$/.test(value),
      error,
    ),
  );
}
