// By which ways a client can be reached without danger to them. Phones are shared, and so are letterboxes.
import * as z from 'zod/mini';
import { isCompletePhone } from '../intake/phone.ts';
import { text } from '../text.ts';
import type { ContactChannel } from './contact-log.ts';
import { writeKey } from './move-request.ts';

/**
 * Ways that a client allows or forbids. A mail to the address they sign in with is not among them: it is how they are
 * told.
 */
export const askedWays = ['call', 'voicemail', 'letter'] as const satisfies readonly ContactChannel[];
export type AskedWay = (typeof askedWays)[number];
export const wayAnswers = ['yes', 'no'] as const;
export type WayAnswer = (typeof wayAnswers)[number];

export const wayNoteMax = 300;
const answer = z._default(z.nullable(z.enum(wayAnswers, 'field.wrongType')), null);
const ways = {
  phone: z._default(
    text({ max: 30 }).check(z.refine((phone) => phone === '' || isCompletePhone(phone), 'phone.invalid')),
    '',
  ),
  call: answer,
  voicemail: answer,
  letter: answer,
  /** Hours, or who else may pick up. */
  note: z._default(text({ max: wayNoteMax, multiline: true }), ''),
};
export const safeWaysRequest = z.object({ idempotencyKey: writeKey, ...ways });
export type SafeWaysRequest = z.infer<typeof safeWaysRequest>;

/** What was answered, as it is stored in the preferences of an account; null if nobody asked yet. */
export const storedWays = z.nullable(
  z.object({
    phone: z.string(),
    call: z.nullable(z.enum(wayAnswers)),
    voicemail: z.nullable(z.enum(wayAnswers)),
    letter: z.nullable(z.enum(wayAnswers)),
    note: z.string(),
    at: z.string(),
    /** Who wrote it down: the client, or staff whom they told. */
    by: z.enum(['client', 'staff']),
  }),
);
export type SafeWays = z.infer<typeof storedWays>;

const inPreferences = z.object({ reach: z.optional(storedWays) });

/** The ways in the preferences of an account. */
export function waysOf(preferences: unknown): SafeWays {
  return inPreferences.safeParse(preferences).data?.reach ?? null;
}

/** Whether this client may be reached so. A machine is spoken to only where they said yes. */
export function isSafeWay(stored: SafeWays, channel: ContactChannel): boolean {
  if (channel === 'voicemail') return stored?.voicemail === 'yes';
  return channel === 'call' || channel === 'letter' ? stored?.[channel] !== 'no' : true;
}

/** Ways that count as one: who did not pick up and whose machine answered was tried by phone. */
const phoneWays = new Set<ContactChannel>(['call', 'voicemail']);
const wayOf = (channel: ContactChannel) => (phoneWays.has(channel) ? 'phone' : channel);

/**
 * Whether a silent client was tried by two ways that are safe, or by the only one there is. A letter counts, but is
 * not asked for: it comes at the end anyway.
 */
export function triedEnough(tried: readonly ContactChannel[], stored: SafeWays, hasPhone: boolean): boolean {
  const safe = 1 + Number(hasPhone && (isSafeWay(stored, 'call') || isSafeWay(stored, 'voicemail')));
  return new Set(tried.map(wayOf)).size >= safe;
}
