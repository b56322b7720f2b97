import * as z from 'zod/mini';
import { isDate } from '../cases/dates.ts';
import { writeKey } from '../cases/move-request.ts';
import { addDays } from '../promises/office-date.ts';

// A court date before the last part of a price is paid: papers wait for that part, unless staff decide otherwise.

/** `file_first`: we file before the price is paid in full. `pay_first`: filing waits for the last part. */
export const earlyDateDecisions = ['file_first', 'pay_first'] as const;
export type EarlyDateDecision = (typeof earlyDateDecisions)[number];

/** Days ahead of today that a date may lie: a slip in the year is asked about. */
const furthestDays = 400;

/** The client tells a court date. */
export const earlyDateRequest = z.object({
  idempotencyKey: writeKey,
  courtDate: z.string('earlyDate.day').check(z.refine(isDate, 'earlyDate.day')),
});

/** Staff decide, about the day they saw. */
export const earlyDateAnswer = z.object({
  idempotencyKey: writeKey,
  courtDate: z.string('field.wrongType').check(z.refine(isDate, 'field.wrongType')),
  decision: z.enum(earlyDateDecisions, 'choice.required'),
});

export interface EarlyDate {
  readonly id: string;
  /** `YYYY-MM-DD`. */
  readonly courtDate: string;
  /** By when staff decide. */
  readonly dueAt: string;
  readonly decision: EarlyDateDecision | null;
}

/** The furthest day that can be told. */
export const lastCourtDate = (today: string): string => addDays(today, furthestDays);

/** Whether somebody can mean this day: today or later, and not years away. */
export function isCourtDateAhead(day: string, today: string): boolean {
  return day >= today && day <= lastCourtDate(today);
}
