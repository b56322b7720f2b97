import * as z from 'zod/mini';
import { isDate } from '../cases/dates.ts';
import { moment } from '../cases/moment.ts';
import { writeKey } from '../cases/move-request.ts';
import { isCompletePhone } from '../intake/phone.ts';
import { locales, type Locale } from '../languages.ts';
import { isId } from '../record-id.ts';
import { text } from '../text.ts';
import { callRules } from './call-rules.ts';

/** A client takes a free time, or moves their call to it. */
export const callRequest = z.object({
  idempotencyKey: writeKey,
  startsAt: moment('date.invalid'),
  language: z.enum(locales, 'field.wrongType'),
  phone: text({ max: callRules.phoneMax, required: 'phone.required' }).check(
    z.refine(isCompletePhone, 'phone.invalid'),
  ),
  /** The call that is moved. */
  moves: z.optional(z.nullable(z.string('field.wrongType').check(z.refine(isId, 'field.wrongType')))),
});

/** A free time, and the languages in which somebody can call then. */
export interface CallSlot {
  readonly startsAt: string;
  readonly languages: readonly Locale[];
}

export interface CallTimes {
  /** The package includes calls, and the case goes on. */
  readonly isOffered: boolean;
  readonly slots: readonly CallSlot[];
  /** The number from the application. */
  readonly phone: string | null;
  readonly call: {
    readonly id: string;
    readonly startsAt: string;
    readonly language: Locale;
    readonly phone: string;
    /** First name of the person who calls. */
    readonly with: string | null;
    readonly isChangeable: boolean;
  } | null;
}

const opening = z.string('field.wrongType').check(z.regex(/^(0[6-9]|1\d|2[01]):[0-5]\d$/, 'time.invalid'));
const closing = z
  .string('field.wrongType')
  .check(z.regex(/^(?:(?:0[6-9]|1\d|2[01]):[0-5]\d|22:00)$/, 'time.invalid'));

/** When somebody who works here takes calls: hours of the wall in Georgia, never at night, when clocks change. */
export const callHoursRequest = z.object({
  languages: z.array(z.enum(locales, 'field.wrongType')).check(z.minLength(1, 'languages.required')),
  hours: z
    .array(
      z
        .object({
          weekday: z
            .int('field.wrongType')
            .check(z.minimum(1, 'field.wrongType'), z.maximum(7, 'field.wrongType')),
          opens: opening,
          closes: closing,
        })
        .check(
          z.refine(({ opens, closes }) => opens < closes, { error: 'time.endsBefore', path: ['closes'] }),
        ),
    )
    .check(
      z.maxLength(14, 'field.wrongType'),
      z.refine((hours) => !hasOverlap(hours), 'time.overlap'),
    ),
  daysOff: z
    .array(z.string('date.invalid').check(z.refine(isDate, 'date.invalid')))
    .check(z.maxLength(200, 'field.wrongType')),
});
export type CallHoursRequest = z.infer<typeof callHoursRequest>;

export interface DayHours {
  readonly weekday: number;
  /** `HH:MM`. */
  readonly opens: string;
  readonly closes: string;
}

function hasOverlap(hours: readonly DayHours[]): boolean {
  return hours.some((one, place) =>
    hours.some(
      (other, at) =>
        at > place && one.weekday === other.weekday && one.opens < other.closes && other.opens < one.closes,
    ),
  );
}

/** What a member of staff reads about their own calls. */
export interface OwnCallHours {
  readonly hours: readonly DayHours[];
  readonly languages: readonly Locale[];
  readonly daysOff: readonly string[];
  readonly calls: readonly {
    readonly id: string;
    readonly at: string;
    readonly phone: string;
    readonly language: Locale;
    readonly caseId: string;
    readonly caseNumber: string;
  }[];
}
