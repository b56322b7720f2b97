import * as z from 'zod/mini';
import { locales } from '../languages.ts';
import type { eventKinds } from './events.ts';

/** What a client may find in their calendar: hearings, calls, days by which something is asked for, the end of an order. */
export type DateKind = (typeof eventKinds)[number];

/** One date in its newest version. Times are ISO 8601 in UTC; a `day` (`YYYY-MM-DD`) has no hour. */
export interface CalendarDate {
  /** Its name in other calendars, for good. */
  readonly uid: string;
  readonly kind: DateKind;
  /** Grows with every change. */
  readonly sequence: number;
  readonly status: 'scheduled' | 'cancelled';
  readonly startsAt: string | null;
  readonly endsAt: string | null;
  readonly day: string | null;
  readonly place: string | null;
  readonly caseId: string;
  readonly caseNumber: string;
  readonly changedAt: string;
  /** Nobody may miss it. */
  readonly isImportant: boolean;
  /** So long before it a calendar reminds of it; a day without an hour has none. */
  readonly reminderMinutes: number | null;
}

export interface CalendarAnswer {
  /** Those to come, the next first. */
  readonly items: readonly CalendarDate[];
  /** Whether there is an address for other calendars. The secret in it is told once, when it is made. */
  readonly address: { readonly createdAt: string; readonly withPlace: boolean } | null;
}

/** An address for other calendars; the place is in them only by choice. */
export const addressRequest = z.object({ withPlace: z.boolean('field.wrongType') });
export type AddressRequest = z.infer<typeof addressRequest>;

/** Which date is wanted as a file (all to come without it), with its place or not, in which language. */
export const fileQuery = z.object({
  uid: z.optional(z.string().check(z.maxLength(60, 'text.tooLong'))),
  place: z.optional(z.enum(['yes', 'no'], 'field.wrongType')),
  language: z.catch(z.optional(z.enum(locales)), undefined),
});
export type FileQuery = z.infer<typeof fileQuery>;

/** How long a hearing takes nobody knows; other calendars show it as this many minutes. */
export const hearingMinutes = 60;
