// What a client answers about safe ways to reach them, as it is sent and as it is stored.
import * as z from 'zod/mini';
import { isCompletePhone, phoneMaxLength } from '../intake/phone.ts';
import { text } from '../text.ts';
import { writeKey } from '../cases/move-request.ts';
import { wayAnswers, wayNoteMax, type SafeWays } from './safe-ways.ts';

const answer = z._default(z.nullable(z.enum(wayAnswers, 'field.wrongType')), null);
const ways = {
  phone: z._default(
    text({ max: phoneMaxLength }).check(
      z.refine((phone) => phone === '' || isCompletePhone(phone), 'phone.invalid'),
    ),
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

export const storedWays: z.ZodMiniType<SafeWays> = z.nullable(
  z.object({
    phone: z.string(),
    call: z.nullable(z.enum(wayAnswers)),
    voicemail: z.nullable(z.enum(wayAnswers)),
    letter: z.nullable(z.enum(wayAnswers)),
    note: z.string(),
    at: z.string(),
    by: z.enum(['client', 'staff']),
  }),
);

const inPreferences = z.object({ reach: z.optional(storedWays) });

/** The ways in the preferences of an account. */
export function waysOf(preferences: unknown): SafeWays {
  return inPreferences.safeParse(preferences).data?.reach ?? null;
}
