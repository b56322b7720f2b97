import * as z from 'zod/mini';
import { referralSteps } from '#domain/help/referrals.ts';
import { factorChanges } from '#domain/access/second-factor.ts';
import { intakeNotices } from '#domain/intake/notices.ts';
import { readingFacts } from '#domain/cases/reading-facts.ts';
import type { Locale } from '#domain/languages.ts';
import { noticeCodes, noticeKinds } from '#domain/notices/kinds.ts';
import { quizNextSteps, quizReasons, quizResults } from '#domain/eligibility/assess.ts';
import { reviewReasons } from '#domain/orders/status.ts';
import { declineReasons } from '#domain/own-data/requests.ts';
import { packageIds } from '#domain/packages/catalogue.ts';
import { settlementMeans } from '#domain/refunds/rule.ts';
import type { MailWords } from '#i18n/en/mail.ts';
import type { SiteFacts } from '../site.ts';
import type { Block } from './render.ts';

const maybe = <Schema extends z.ZodMiniType>(schema: Schema) => z.catch(z.optional(schema), undefined);

/** A court case as its client knows it. */
const namedMatter = z.object({
  place: z.int(),
  county: z.optional(z.nullable(z.string())),
  docketNumber: z.optional(z.nullable(z.string())),
  landlord: z.optional(z.nullable(z.string())),
});

/** One of the things that a mail about several tells. */
export const noticeFacts = z.object({
  kind: z.enum(noticeKinds),
  code: z.catch(z.enum([...noticeCodes, 'other']), 'other'),
  caseId: z.uuid(),
  caseNumber: z.string(),
  at: z.nullable(z.string()),
});

/** What an outbox row may tell. Everything is optional here; a template throws if something it needs is missing. */
export const factsSchema = z.object({
  firstName: maybe(z.string()),
  reference: maybe(z.string()),
  orderReference: maybe(z.string()),
  packageId: maybe(z.enum(packageIds)),
  amountCents: maybe(z.int()),
  paidAt: maybe(z.string()),
  paymentMethod: maybe(z.string()),
  caseNumber: maybe(z.string()),
  waitingForApplication: maybe(z.boolean()),
  alreadyPaid: maybe(z.boolean()),
  filesMissing: maybe(z.union([z.array(z.string()), z.number()])),
  reason: maybe(z.string()),
  reviewReason: maybe(z.enum(reviewReasons)),
  /** Declined, without the payment being returned by that. */
  refundOpen: maybe(z.boolean()),
  settledMeans: maybe(z.enum(settlementMeans)),
  settledReference: maybe(z.string()),
  decision: maybe(z.enum(['accepted', 'declined', 'withdrawn'])),
  decisionNote: maybe(z.string()),
  answer: maybe(z.string()),
  payment: maybe(z.string()),
  clientLanguage: maybe(z.string()),
  urgency: maybe(z.string()),
  county: maybe(z.string()),
  about: maybe(z.string()),
  id: maybe(z.string()),
  hasAccount: maybe(z.boolean()),
  /** What ended with the account that was joined to this one. */
  helpersEnded: maybe(z.boolean()),
  calendarEnded: maybe(z.boolean()),
  change: maybe(z.enum(factorChanges)),
  caseId: maybe(z.uuid()),
  /** How a matter stands since it moved, by which its words are chosen. */
  stands: maybe(readingFacts),
  hearingAt: maybe(z.string()),
  /** Whether the day by which we need something is over. */
  isLate: maybe(z.boolean()),
  /** Of a lost mailbox: the new address, masked, and when it takes effect. */
  newAddress: maybe(z.string()),
  appliesAt: maybe(z.string()),
  /** Of a call. */
  startsAt: maybe(z.string()),
  eventId: maybe(z.uuid()),
  ticketId: maybe(z.uuid()),
  templateId: maybe(z.uuid()),
  notices: maybe(z.array(noticeFacts)),
  /** Of several matters, which one moved; where several moved at once, all of them. */
  matter: maybe(z.extend(namedMatter, { count: z.int() })),
  matters: maybe(z.array(namedMatter)),
  /** Of an offer of another package. */
  step: maybe(z.enum(['offered', 'withdrawn', 'paid'])),
  /** A court may still be working on the eviction: free help comes before money. */
  freeHelp: maybe(
    z.object({
      notice: z.enum(intakeNotices),
      county: z.nullable(z.string()),
      hearingDate: z.nullable(z.string()),
      payment: z.enum(['open', 'waits', 'after_hearing']),
      answerBy: z.string(),
    }),
  ),
  /** No payment is taken at the moment. */
  saleClosed: maybe(z.boolean()),
  /** Of paying in parts. */
  planStep: maybe(
    z.enum([
      'granted',
      'soon',
      'today',
      'late',
      'held',
      'paid',
      'stopped',
      'card_saved',
      'charge_soon',
      'question',
      'declined',
      'decided',
    ]),
  ),
  /** Whether we take the papers to the court: filing then waits for the last part. */
  weFile: maybe(z.boolean()),
  place: maybe(z.int()),
  count: maybe(z.int()),
  partsLeft: maybe(z.int()),
  dueOn: maybe(z.string()),
  dueAt: maybe(z.string()),
  paymentsKept: maybe(z.boolean()),
  declineReason: maybe(z.enum(declineReasons)),
  quizResult: maybe(z.enum(quizResults)),
  quizReasons: maybe(z.array(z.enum(quizReasons))),
  quizNext: maybe(z.enum(quizNextSteps)),
  /** Of answers handed to free legal help. */
  referralStep: maybe(z.enum(referralSteps)),
  organization: maybe(z.string()),
  phone: maybe(z.string()),
  isReminder: maybe(z.boolean()),
  endsAt: maybe(z.string()),
});
export type MailFacts = z.infer<typeof factsSchema>;

/** What a template can use. Links are absolute. */
export interface Draft {
  readonly language: Locale;
  readonly words: MailWords;
  readonly site: Pick<SiteFacts, 'name' | 'email' | 'phone'>;
  readonly facts: MailFacts;
  readonly links: MailLinks;
}

/** Links made for this mail only, when it is sent: to pay, or with a single-use token. */
export interface MadeLinks {
  readonly pay?: string;
  readonly setPassword?: string;
  readonly signIn?: string;
  readonly supporter?: string;
  readonly referral?: string;
  readonly continueForm?: string;
  readonly confirmEmail?: string;
  readonly undoEmail?: string;
  /** Where in the workplace a notice to staff leads, as `#orders/<id>`. */
  readonly record?: string;
  /** The first password also asks the date of birth. */
  readonly asksBirthDate?: boolean;
}

export interface MailLinks extends MadeLinks {
  readonly dashboard: string;
  readonly intakeForm: string;
  readonly freeHelp: string;
  readonly login: string;
  readonly staff: string;
}

export interface MailContent {
  readonly subject: string;
  readonly blocks: readonly Block[];
}

export type Template = (draft: Draft) => MailContent;

/** A fact that the mail needs. If it is missing, that is our fault, and the mail becomes a dead letter. */
export function need<Value>(value: Value | undefined, name: string): Value {
  if (value === undefined) throw new MailFactMissing(name);
  return value;
}

export class MailFactMissing extends Error {
  override readonly name = 'MailFactMissing';
}
