import { setupTokenHours } from '#domain/access/sessions.ts';
import { cardOf } from '#domain/orders/payment-method.ts';
import { findPackage } from '#domain/packages/catalogue.ts';
import { promises } from '#domain/promises/timings.ts';
import { formatReference } from '#domain/reference.ts';
import { kindOfFile } from '#domain/uploads/rules.ts';
import { fill, formatPrice } from '#i18n/format.ts';
import { packageWords } from '#i18n/packages.ts';
import { need, type Draft } from './letter.ts';
import type { Block } from './render.ts';

// What mails are put together from.

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
function fileList(names: readonly string[]): Block {
  const items = names.map((name) => {
    const ending = kindOfFile(name) ? name.slice(name.lastIndexOf('.')) : '';
    const stem = name.slice(0, name.length - ending.length).replace(/[.。．｡:@]/g, '_');
    return (stem.length > longestFileName ? `${stem.slice(0, longestFileName)}…` : stem) + ending;
  });
  return { kind: 'list', items };
}

/** Asks for the files that did not arrive, if there are any. */
export function missingFiles(
  { facts: { filesMissing } }: Draft,
  said: { readonly files: string; readonly filesHow: string },
): Block[] {
  if (!Array.isArray(filesMissing) || filesMissing.length === 0) return [];
  return [text(said.files), fileList(filesMissing), text(said.filesHow)];
}

/** The way to a password by a link that works once, what it will ask, and how long it is good for. */
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
  supportReply: promises.supportReplyHours,
} as const;

/** Court fees apart, and the refund rule: beside every price. */
export function costBlocks({ language, words }: Draft): Block[] {
  const said = packageWords[language];
  return [heading(words.cost), text(said.courtFees), text(said.refund, promises.refundBusinessDays)];
}

/** The package and its price as the words name them. */
export function packageAndPrice(draft: Draft): { package: string; price: string } {
  const { amountCents } = findPackage(need(draft.facts.packageId, 'packageId'));
  return { package: packageName(draft), price: formatPrice(amountCents, draft.language) };
}

/** The package as its card names it. */
export function packageName({ language, facts }: Draft): string {
  return packageWords[language].byId[need(facts.packageId, 'packageId')].name;
}

/** A reference in the two groups people read it in. */
export function shownReference(reference: string | undefined): string {
  return formatReference(need(reference, 'reference'));
}

/** `visa 4242` as a person reads it. */
export function shownMethod({ words }: Draft, method: string): string {
  const card = cardOf(method);
  return card ? fill(words.cardEnding, card) : method;
}
