// The attorneys who read our papers: how they appear on them, how much they take on, and what waits for them.
import * as z from 'zod/mini';
import { packageIds } from '../packages/catalogue.ts';
import { stateOrNull, zipOrNull } from '../postal-fields.ts';
import { isId } from '../record-id.ts';
import { text } from '../text.ts';
import { attorneyLimits } from './limits.ts';
import { isDate } from './dates.ts';
import { courtTypes, type PartyRole } from './matters.ts';
import { writeKey } from './move-request.ts';

const wrongType = 'field.wrongType';
const person = z.object({ id: z.string(), name: z.string() });
const words = z.nullable(z.string());

export const attorney = z.object({
  ...person.shape,
  /** 0 while nothing was written. */
  version: z.int(),
  firm: words,
  phone: words,
  address: words,
  city: words,
  state: words,
  zip: words,
  barNumber: words,
  licenceCheckedOn: words,
  licenceCheckedBy: words,
  /** Court matters a week; null: no limit named. */
  weeklyCapacity: z.nullable(z.int()),
  /** The last day of an absence that lasts. */
  awayUntil: words,
  substitute: z.nullable(person),
  waiting: z.int(),
  decidedThisWeek: z.int(),
});
export type Attorney = z.infer<typeof attorney>;
export interface Attorneys {
  readonly items: readonly Attorney[];
  /** Matters that wait for an attorney and name none. */
  readonly unassigned: number;
}

/** What an attorney has to know of a conflict before a case opens for them. */
export const conflictStates = ['open', 'clear', 'conflict'] as const;
export type ConflictState = (typeof conflictStates)[number];

/** What belongs to a case and has an address of its own: behind each, an attorney is asked about conflicts first. */
export const partsOfCase = [
  'case',
  'matter',
  'paper',
  'file',
  'message',
  'ticket',
  'request',
  'call',
  'application',
  'order',
  'refund',
  'plan',
  'upgrade',
  'court_date',
  'inbox',
  'received_mail',
] as const;
export type PartOfCase = (typeof partsOfCase)[number];

export const attorneyItem = z.object({
  matterId: z.string(),
  caseId: z.string(),
  caseNumber: z.string(),
  place: z.int(),
  matters: z.int(),
  /** Null until the question about conflicts is answered. */
  client: words,
  county: words,
  court: z.enum(courtTypes),
  packageId: z.enum(packageIds),
  since: z.string(),
  dueAt: words,
  whose: z.enum(['mine', 'substitute', 'anybody']),
  standsInFor: words,
  /** Papers whose newest version the attorney has not approved. */
  versions: z.int(),
  /** How often the most returned paper of it was returned. */
  returned: z.int(),
  conflict: z.enum(conflictStates),
  held: z.boolean(),
});
export type AttorneyItem = z.infer<typeof attorneyItem>;

export interface AttorneyQueue {
  /** Null for people who are not attorneys. */
  readonly own: Attorney | null;
  readonly items: readonly AttorneyItem[];
  readonly readAt: string;
}

/** What an attorney takes on in this week; null without a limit. */
export function leftThisWeek({
  weeklyCapacity,
  decidedThisWeek,
}: Pick<Attorney, 'weeklyCapacity' | 'decidedThisWeek'>): number | null {
  return weeklyCapacity === null ? null : Math.max(0, weeklyCapacity - decidedThisWeek);
}

export interface ConflictCheck {
  readonly state: ConflictState;
  readonly caseNumber: string;
  readonly parties: readonly {
    readonly name: string;
    readonly role: PartyRole;
    readonly isClient: boolean;
  }[];
  /** Names the list that was read; another list is asked about again. */
  readonly namesHash: string;
  readonly answeredAt: string | null;
}
export const conflictNoteMax = 2_000;

export const conflictRequest = z.object({
  idempotencyKey: writeKey,
  namesHash: z.string(wrongType).check(z.regex(/^[0-9a-f]{32}$/, wrongType)),
  hasConflict: z.boolean('conflict.required'),
  note: z.optional(text({ max: conflictNoteMax, multiline: true })),
});

/** A second person takes a declared conflict back and says why; the attorney is then asked again. */
export const takeBackRequest = z.object({
  idempotencyKey: writeKey,
  attorneyId: z.string(wrongType).check(z.refine(isId, wrongType)),
  note: text({ max: conflictNoteMax, multiline: true, required: 'field.required' }),
});

const line = (max: number) =>
  z._default(
    z.nullable(
      z.pipe(
        text({ max }),
        z.transform((value) => (value === '' ? null : value)),
      ),
    ),
    null,
  );
const date = z._default(z.nullable(z.string('date.invalid').check(z.refine(isDate, 'date.invalid'))), null);
export const mostAWeek = 200;

export const profileRequest = z.object({
  idempotencyKey: writeKey,
  version: z.int32(wrongType).check(z.minimum(0, wrongType)),
  facts: z.object({
    firm: line(attorneyLimits.firm),
    phone: line(attorneyLimits.phone),
    address: line(attorneyLimits.address),
    city: line(attorneyLimits.city),
    state: stateOrNull,
    zip: zipOrNull(attorneyLimits.zip),
    barNumber: z._default(
      z.nullable(
        z.string(wrongType).check(z.trim(), z.toUpperCase(), z.regex(/^([0-9A-Z]{4,12})?$/, 'bar.invalid')),
      ),
      null,
    ),
    licenceCheckedOn: date,
    weeklyCapacity: z._default(
      z.nullable(
        z
          .int('capacity.invalid')
          .check(z.minimum(0, 'capacity.invalid'), z.maximum(mostAWeek, 'capacity.invalid')),
      ),
      null,
    ),
    awayUntil: date,
    substituteId: z._default(z.nullable(z.string(wrongType).check(z.refine(isId, wrongType))), null),
  }),
});
