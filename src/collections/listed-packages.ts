// The packages as /api/service-packages answers them: one object each, both languages in it.
import type { Locale } from '#domain/languages.ts';
import { packages, type PackageId } from '#domain/packages/catalogue.ts';
import { formatPrice } from '#i18n/format.ts';
import { packageWords } from '#i18n/packages.ts';

interface PackageTexts {
  readonly name: string;
  readonly description: string;
  readonly features: readonly string[];
  readonly notIncluded: readonly string[];
  /** As shown to people: "$1,050". Court fees are separate. */
  readonly price: string;
}

/** The words at the top are English ones. */
export interface ListedPackage extends PackageTexts {
  readonly id: PackageId;
  readonly packageType: PackageId;
  readonly amountCents: number;
  readonly currency: 'usd';
  readonly popular: boolean;
  readonly en: PackageTexts;
  readonly es: PackageTexts;
}

/** All packages, cheapest first. */
export function listedPackages(): ListedPackage[] {
  const textsOf = (id: PackageId, amountCents: number, locale: Locale): PackageTexts => {
    const { name, description, features, notIncluded } = packageWords[locale].byId[id];
    return { name, description, features, notIncluded, price: formatPrice(amountCents, locale) };
  };
  return packages.map(({ id, amountCents, currency, popular }) => ({
    id,
    packageType: id,
    ...textsOf(id, amountCents, 'en'),
    amountCents,
    currency,
    popular,
    en: textsOf(id, amountCents, 'en'),
    es: textsOf(id, amountCents, 'es'),
  }));
}
