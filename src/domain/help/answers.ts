import * as z from 'zod/mini';
import { locales } from '../languages.ts';
import { referralAnswers } from './referrals.ts';

const maybe = z.nullable(z.string());

export const row = z.object({ name: z.string(), value: z.string() });
export type FactRow = z.infer<typeof row>;

const organization = z.object({
  id: z.string(),
  name: z.string(),
  url: z.string(),
  phone: maybe,
  languages: z.nullable(z.array(z.enum(locales))),
  isSample: z.boolean(),
});
export type ReferralOrganization = z.infer<typeof organization>;

const referral = z.object({
  id: z.string(),
  organization: z.string(),
  phone: maybe,
  withHealth: z.boolean(),
  withSafety: z.boolean(),
  mayCall: z.boolean(),
  sentAt: z.string(),
  endsAt: z.string(),
  remindedAt: maybe,
  openedAt: maybe,
  answeredAt: maybe,
  answer: z.nullable(z.enum(referralAnswers)),
  withdrawnAt: maybe,
  endedAt: maybe,
  /** Too many wrong codes: nobody gets in any more. */
  isLocked: z.boolean(),
  /** What the client says on the phone; null once the link has ended. */
  code: maybe,
});
export type OwnReferral = z.infer<typeof referral>;

/** What a client may hand on, to whom, and what they have handed on. */
export const list = z.object({
  /** Whether the case is one that we cannot help in now. */
  isOffered: z.boolean(),
  organizations: z.array(organization),
  /** Whether they may call the client. */
  mayCall: z.boolean(),
  /** What would be sent, in the language of the page. */
  preview: z.object({ always: z.array(row), health: z.array(row), safety: z.array(row) }),
  items: z.array(referral),
});

export const send = z.object({ id: z.string() });
export const withdraw = z.object({ openedAt: maybe });

/** What the organization reads. */
export const look = z.object({
  organization: z.string(),
  name: z.string(),
  phone: maybe,
  mayCall: z.boolean(),
  sentAt: z.string(),
  endsAt: z.string(),
  answer: z.nullable(z.enum(referralAnswers)),
  facts: z.object({ en: z.array(row), es: z.array(row) }),
});
export type ReferralView = z.infer<typeof look>;
export const open = look;
