// What went wrong in a browser or on the server: a code and a place, never a message, since messages quote what people
// typed.
import * as z from 'zod/mini';

export const faultSides = ['browser', 'server'] as const;
export type FaultSide = (typeof faultSides)[number];

/** Bytes of a report; longer ones are not read. */
export const faultReportBytes = 2_000;

/** How many different places are counted in a day: far more than ever break, and no script fills the table. */
export const faultsADay = 500;
/** How many of a day at one place make an alarm. A browser may have reasons of its own, such as an extension. */
export const faultAlarmFrom: Readonly<Record<FaultSide, number>> = { browser: 5, server: 1 };

/** As the table takes them: no blank, so that no sentence fits. */
const code = /^[A-Za-z][A-Za-z0-9_:.-]{0,59}$/;
const place = /^[A-Za-z0-9_./:@$<>,#-]{1,200}$/;
const build = /^[A-Za-z0-9_-]{1,40}$/;
const matching = (pattern: RegExp) => z.string('field.wrongType').check(z.regex(pattern, 'field.wrongType'));

/** `POST /api/faults`. */
export const faultReport = z.object({
  code: matching(code),
  place: matching(place),
  build: matching(build),
  reference: z.optional(matching(/^[0-9A-Z]{8}$/)),
});
export type FaultReport = z.infer<typeof faultReport>;

/** Anything as a code: the name of an error, and nothing of what it says. */
export const asCode = (name: string): string => (code.test(name) ? name : 'Error');
/** Anything as a place: signs that the table does not take become `_`. */
export const asPlace = (text: string): string =>
  text.replaceAll(/[^A-Za-z0-9_./:@$<>,#-]/g, '_').slice(0, 200) || '_';

/** What staff read: the faults of one place in the last 30 days. */
export const faultGroup = z.object({
  side: z.enum(faultSides),
  place: z.string(),
  codes: z.array(z.string()),
  count: z.int(),
  days: z.int(),
  lastAt: z.string(),
  build: z.string(),
  reference: z.nullable(z.string()),
});
export type FaultGroup = z.infer<typeof faultGroup>;
