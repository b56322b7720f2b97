import { setupTokenHours } from '#domain/access/sessions.ts';
import { findPackage } from '#domain/packages/catalogue.ts';
import { promises } from '#domain/promises/timings.ts';
import { formatReference } from '#domain/reference.ts';
import { kindOfFile } from '#domain/uploads/rules.ts';
import { fill, formatPrice } from '#i18n/format.ts';
import { methodText } from '#i18n/payment-method.ts';
import { refundTimes } from '#i18n/refund-times.ts';
import { packageWords } from '#i18n/packages.ts';
import { need, type Draft } from './letter.ts';
import type { Block } from './render.ts';

// The parts from which mails are put together.

export const text = (words: string, values: Readonly<Record<string, string | number>> = {}): Block => ({
  kind: 'text',
  text: fill(words, values),
});
export const heading = (words: string): Block => ({ kind: 'heading', text: words });
export const button = (label: string, href: string): Block => ({ kind: 'button', label, href });

// Forms mail whatever was typed to whatever address was typed, so a stranger's "name" must not become their message in
// our letter, and names of files are left out. Mail programs turn addresses and phone numbers into links by themselves.
const noName = /[\d:@]|\p{L}[.。．｡]\p{L}{2}/u;
const longestName = 50;

/** The first name in a letter's facts; null for what does not look like one. */
export function nameIn({ firstName }: Draft['facts']): string | null {
  return firstName && firstName.length <= longestName && !noName.test(firstName) ? firstName : null;
}

/** "Hello Ana,", or "Hello,". */
export function greeting({ words, facts }: Draft): Block {
  const firstName = nameIn(facts);
  return firstName === null ? text(words.helloPlain) : text(words.hello, { firstName });
}

/** How many files of which kind, and never what a stranger called them. */
function fileList(names: readonly string[], other: string): Block {
  const kinds = names.map((name) => kindOfFile(name)?.extension.toUpperCase() ?? other);
  const items = [...new Set(kinds)].map(
    (kind) => `${kinds.filter((each) => each === kind).length} × ${kind}`,
  );
  return { kind: 'list', items };
}

/** Asks for the files that did not arrive, if there are any. */
export function missingFiles(
  { words, facts: { filesMissing } }: Draft,
  mail: { readonly files: string; readonly filesHow: string },
): Block[] {
  if (!Array.isArray(filesMissing) || filesMissing.length === 0) return [];
  return [text(mail.files), fileList(filesMissing, words.otherFile), text(mail.filesHow)];
}

/** A single-use link to set a password, what it will ask, and how long it works. */
export function passwordLink({ words: { invitation }, links }: Draft, label: string): Block[] {
  return [
    button(label, need(links.setPassword, 'setPassword')),
    ...(links.asksBirthDate ? [text(invitation.birthDate)] : []),
    text(invitation.valid, { hours: setupTokenHours }),
  ];
}

/** The promised times under the names the words use. */
export const times = {
  workStarts: promises.workStartsHours,
  reviewFrom: promises.caseReviewHours.from,
  reviewTo: promises.caseReviewHours.to,
  contactDays: promises.firstContactBusinessDays,
  contactReply: promises.contactReplyBusinessDays,
  refundDecision: promises.refundDecisionBusinessDays,
  supportReply: promises.supportReplyHours,
} as const;

/** What comes after a payment: our times, or free help where a court may still be working on the eviction. */
export const nextAfterPayment = ({ words: { applicationReceived: mail }, facts }: Draft): Block =>
  facts.freeHelp ? text(mail.afterHelp) : text(mail.afterPaid, times);

/** What belongs beside every price: that court fees are separate, and the refund rule. */
export function costBlocks({ language, words }: Draft): Block[] {
  const packageTexts = packageWords[language];
  return [
    heading(words.cost),
    text(packageTexts.courtFees),
    text(packageTexts.refund, { refundTimes: refundTimes(language) }),
  ];
}

/** What is to be paid first: the whole price, or the first part where a plan stands. */
export function askedFor(
  draft: Draft,
  mail: {
    readonly pay: string;
    readonly payPart: string;
    readonly button: string;
    readonly buttonPart: string;
  },
): { readonly pay: Block; readonly label: string } {
  const { facts, language } = draft;
  const isPart = facts.count !== undefined && facts.amountCents !== undefined;
  const values = {
    ...packageAndPrice(draft),
    count: facts.count ?? 1,
    amount: formatPrice(facts.amountCents ?? 0, language),
  };
  return {
    pay: text(isPart ? mail.payPart : mail.pay, values),
    label: fill(isPart ? mail.buttonPart : mail.button, values),
  };
}

/** The package and its price, under the names that the texts use. */
export function packageAndPrice(draft: Draft): { package: string; price: string } {
  const { amountCents } = findPackage(need(draft.facts.packageId, 'packageId'));
  return { package: packageName(draft), price: formatPrice(amountCents, draft.language) };
}

/** The package as its card names it. */
export function packageName({ language, facts }: Draft): string {
  return packageWords[language].byId[need(facts.packageId, 'packageId')].name;
}

/** A reference in its two groups, as people read it. */
export function shownReference(reference: string | undefined): string {
  return formatReference(need(reference, 'reference'));
}

/** `visa 4242` as people write it. */
export const shownMethod = ({ language }: Pick<Draft, 'language'>, method: string): string =>
  methodText(method, language);
