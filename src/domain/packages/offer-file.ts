// The shape of content/packages/<id>.yml, and what of it may be said and sold: a feature that rests on something nobody
// has confirmed is not part of the offer.
import { z } from 'zod';
import type { Locale } from '../languages.ts';
import type { PackageId } from './catalogue.ts';
import { offerNeeds, type OfferNeed } from './offer-needs.ts';

const inBoth = { en: z.string().min(1), es: z.string().min(1) };
const text = z.strictObject(inBoth);

/** Words in both languages that may rest on something: while it is open, others stand there, or nothing does. */
export const saidWhileTrue = z.strictObject({
  ...inBoth,
  needs: z.enum(offerNeeds).optional(),
  instead: text.optional(),
});
export type SaidWhileTrue = z.infer<typeof saidWhileTrue>;

/** What of them may be said while only these needs are confirmed; null: nothing. */
export function sayTrue(
  { needs, instead, ...words }: SaidWhileTrue,
  confirmed: ReadonlySet<OfferNeed>,
  locale: Locale,
): string | null {
  if (!needs || confirmed.has(needs)) return words[locale];
  return instead?.[locale] ?? null;
}

const dollars = z.int('must be whole dollars, like 495').min(1).max(10_000);

export const offerFileSchema = z.strictObject({
  price: dollars,
  popular: z.boolean(),
  matters: z.int().min(1).max(5),
  files: z.boolean(),
  name: text,
  description: text,
  features: z.array(saidWhileTrue).min(3).max(6),
  notIncluded: z.array(text),
  whileClosed: z
    .partialRecord(
      z.enum(offerNeeds),
      z.strictObject({
        sold: z.boolean(),
        price: dollars.optional(),
        description: text.optional(),
        notIncluded: z.array(text).optional(),
      }),
    )
    .optional(),
});
export type OfferFile = z.infer<typeof offerFileSchema>;

/** What some of the package rests on, in the order of the list. */
export function needsOfOffer({ features, whileClosed }: OfferFile): readonly OfferNeed[] {
  const named = new Set<OfferNeed>(features.flatMap(({ needs }) => (needs ? [needs] : [])));
  return offerNeeds.filter((need) => named.has(need) || whileClosed?.[need] !== undefined);
}

/** A package as it may be offered now, in one language. */
export interface OfferTexts {
  readonly name: string;
  readonly description: string;
  readonly features: readonly string[];
  readonly notIncluded: readonly string[];
}

export interface OfferTerms {
  readonly amountCents: number;
  readonly isSold: boolean;
}

const closedOf = (file: OfferFile, confirmed: ReadonlySet<OfferNeed>) =>
  offerNeeds.flatMap((need) => {
    const change = confirmed.has(need) ? undefined : file.whileClosed?.[need];
    return change ? [change] : [];
  });

/** Price and sale while only these needs are confirmed: the lowest price given for what is closed, and none if one closes it. */
export function termsOf(file: OfferFile, confirmed: ReadonlySet<OfferNeed>): OfferTerms {
  const closed = closedOf(file, confirmed);
  const price = Math.min(file.price, ...closed.map((change) => change.price ?? file.price));
  return { amountCents: price * 100, isSold: closed.every(({ sold }) => sold) };
}

/** What may be said of a package while only these needs are confirmed. */
export function textsOf(file: OfferFile, confirmed: ReadonlySet<OfferNeed>, locale: Locale): OfferTexts {
  const closed = closedOf(file, confirmed);
  return {
    name: file.name[locale],
    description: (closed.find((change) => change.description)?.description ?? file.description)[locale],
    features: file.features.flatMap((feature) => sayTrue(feature, confirmed, locale) ?? []),
    notIncluded: [...file.notIncluded, ...closed.flatMap(({ notIncluded }) => notIncluded ?? [])].map(
      (words) => words[locale],
    ),
  };
}

export type OfferFiles = Readonly<Record<PackageId, OfferFile>>;
