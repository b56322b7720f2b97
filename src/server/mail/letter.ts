import * as z from 'zod/mini';
import { factorChanges } from '#domain/access/second-factor.ts';
import type { Locale } from '#domain/languages.ts';
import { quizNextSteps, quizReasons, quizResults } from '#domain/eligibility/assess.ts';
import { declineReasons } from '#domain/own-data/requests.ts';
import { packageIds } from '#domain/packages/catalogue.ts';
import { promises } from '#domain/promises/timings.ts';
import { formatReference } from '#domain/reference.ts';
import { kindOfFile } from '#domain/uploads/rules.ts';
import { fill } from '#i18n/format.ts';
import { packageWords } from '#i18n/packages.ts';
import type { MailWords } from '#i18n/en/mail.ts';
import type { SiteFacts } from '../site.ts';
import type { Block } from './render.ts';

const maybe = <Schema extends z.ZodMiniType>(schema: Schema) => z.catch(z.optional(schema), undefined);

/** What an outbox row may tell. Everything is optional here; a template refuses to be written without what it needs. */
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
  decision: maybe(z.enum(['accepted', 'declined', 'withdrawn'])),
  decisionNote: maybe(z.string()),
  payment: maybe(z.string()),
  clientLanguage: maybe(z.string()),
  urgency: maybe(z.string()),
  county: maybe(z.string()),
  about: maybe(z.string()),
  id: maybe(z.string()),
  hasAccount: maybe(z.boolean()),
  change: maybe(z.enum(factorChanges)),
  dueAt: maybe(z.string()),
  paymentsKept: maybe(z.boolean()),
  declineReason: maybe(z.enum(declineReasons)),
  quizResult: maybe(z.enum(quizResults)),
  quizReasons: maybe(z.array(z.enum(quizReasons))),
  quizNext: maybe(z.enum(quizNextSteps)),
});
export type MailFacts = z.infer<typeof factsSchema>;

/** What a template has at hand. Links are absolute. */
export interface Draft {
  readonly language: Locale;
  readonly words: MailWords;
  readonly site: Pick<SiteFacts, 'name' | 'email' | 'phone'>;
  readonly facts: MailFacts;
  readonly links: MailLinks;
}

export interface MailLinks {
  readonly dashboard: string;
  readonly intakeForm: string;
  readonly freeHelp: string;
  readonly login: string;
  readonly staff: string;
  /** Only where the mail has one: a payment link, or a link with a token that works once. */
  readonly pay?: string;
  readonly setPassword?: string;
  readonly continueForm?: string;
  readonly confirmEmail?: string;
  readonly undoEmail?: string;
  /** The first password also asks the date of birth. */
  readonly asksBirthDate?: boolean;
}

export interface Written {
  readonly subject: string;
  readonly blocks: readonly Block[];
}

export type Template = (draft: Draft) => Written;

/** A fact a mail cannot do without. Its absence is a fault of ours: the mail goes to the dead letters. */
export function need<Value>(value: Value | undefined, name: string): Value {
  if (value === undefined) throw new MailFactMissing(name);
  return value;
}

export class MailFactMissing extends Error {
  override readonly name = 'MailFactMissing';
}

export const text = (words: string, values: Readonly<Record<string, string | number>> = {}): Block => ({
  kind: 'text',
  text: fill(words, values),
});
export const heading = (words: string): Block => ({ kind: 'heading', text: words });
export const button = (label: string, href: string): Block => ({ kind: 'button', label, href });

// Forms send mail to whatever address is typed, with what is typed: a stranger's "name" or "file" must not become a
// message of theirs in our letter. Mail programs make links of addresses and telephone numbers by themselves.
const noName = /[\d:@]|\p{L}[.。．｡]\p{L}{2}/u;
const longestName = 50;

/** "Hello Ana,", or "Hello," when what stands for the name is none. */
export function greeting({ words, facts: { firstName } }: Draft): Block {
  if (!firstName || firstName.length > longestName || noName.test(firstName)) return text(words.helloPlain);
  return text(words.hello, { firstName });
}

const longestFileName = 60;

/** Names of files as their owner knows them, without what would make a link of one. */
export function fileList(names: readonly string[]): Block {
  const items = names.map((name) => {
    const ending = kindOfFile(name) ? name.slice(name.lastIndexOf('.')) : '';
    const stem = name.slice(0, name.length - ending.length).replace(/[.。．｡:@]/g, '_');
    return (stem.length > longestFileName ? `${stem.slice(0, longestFileName)}…` : stem) + ending;
  });
  return { kind: 'list', items };
}

/** The promised times under the names the words use (ruling 12). */
export const times = {
  workStarts: promises.workStartsHours,
  reviewFrom: promises.caseReviewHours.from,
  reviewTo: promises.caseReviewHours.to,
  contactDays: promises.firstContactBusinessDays,
  contactReply: promises.contactReplyBusinessDays,
  supportReply: promises.supportReplyHours,
} as const;

/** Court fees apart, and the refund rule: beside every price (DESIGN section 5). */
export function costBlocks({ language, words }: Draft): Block[] {
  const said = packageWords[language];
  return [heading(words.cost), text(said.courtFees), text(said.refund, promises.refundBusinessDays)];
}

export function packageName({ language, facts }: Draft): string {
  return packageWords[language].byId[need(facts.packageId, 'packageId')].name;
}

export function shownReference(reference: string | undefined): string {
  return formatReference(need(reference, 'reference'));
}

/** `visa 4242` as a person reads it. */
export function shownMethod({ words }: Draft, method: string): string {
  const [, brand, last4] = /^(\S+) (\d{4})$/.exec(method) ?? [];
  if (!brand || !last4) return method;
  return fill(words.cardEnding, { brand: brand.charAt(0).toUpperCase() + brand.slice(1), last4 });
}
