import * as z from 'zod/mini';
import { writeKey } from '../cases/move-request.ts';

export const referralReasons = ['declined', 'denied', 'open_case', 'danger'] as const;
export const referralAnswers = ['took', 'cannot'] as const;
export type ReferralAnswer = (typeof referralAnswers)[number];
/** What the client hears of it by mail. */
export const referralSteps = ['sent', 'took', 'cannot', 'unanswered'] as const;

/** How what was handed on stands. */
export const referralStanding = ['sent', 'opened', 'took', 'cannot', 'withdrawn', 'unanswered'] as const;

export const referralRules = {
  /** The database ends a link after as many. */
  linkDays: 14,
  /** Business days after which an organization is reminded. */
  remindAfter: 2,
  /** Of one case within 14 days. */
  max: 3,
  /** How long the page of an organization stays open in its browser. */
  openHours: 12,
  codeDigits: 6,
} as const;

/** Guesses of a code, of one link and of one network. A right code forgets them. */
export const referralThrottles = {
  codesPerLink: { limit: 5, windowSeconds: 15 * 60 },
  codesPerIp: { limit: 60, windowSeconds: 60 * 60 },
} as const;

export const referralRequest = z.object({
  idempotencyKey: writeKey,
  organizationId: z.string('field.required').check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'field.required')),
  withHealth: z._default(z.boolean('field.wrongType'), false),
  withSafety: z._default(z.boolean('field.wrongType'), false),
  /** The client's own tick under what is sent. */
  agreed: z.literal(true, 'referral.agree'),
});

/** As it is said on the phone: spaces and dashes between the digits do not count. */
export const referralCode = z.pipe(
  z.pipe(
    z.string('referral.code'),
    z.transform((typed) => typed.replaceAll(/[\s-]/g, '')),
  ),
  z.string().check(z.regex(new RegExp(`^\\d{${referralRules.codeDigits}}$`), 'referral.code')),
);

export const referralOpening = z.object({
  token: z.string('token.required').check(z.regex(/^[\w-]{20,100}$/, 'token.required')),
  code: referralCode,
});

export const referralReply = z.object({
  answer: z.enum(referralAnswers, 'field.required'),
});
