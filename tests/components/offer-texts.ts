import type { PackageId } from '#domain/packages/catalogue.ts';
import type { Locale } from '#domain/languages.ts';
import type { OfferTexts } from '#domain/packages/offer-file.ts';
import { packageWords } from '#i18n/packages.ts';

/** Texts of an offer for tests of islands, which run in a browser and cannot read the operator's files. */
export function sampleOffer(id: PackageId, locale: Locale): OfferTexts {
  const { name } = packageWords[locale].byId[id];
  return {
    name,
    description: `${name}: what it is`,
    features: [`${name}: the first thing`, `${name}: the second`, `${name}: the third`],
    notIncluded: [`${name}: what is left out`],
  };
}
