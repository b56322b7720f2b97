// The packages as /api/service-packages answers them: one object each, both languages in it.
import type { Locale } from '#domain/languages.ts';
import { packages, type PackageId, type ServicePackage } from '#domain/packages/catalogue.ts';
import { readPopularBadge } from '#collections/claims.ts';
import { formatPrice } from '#i18n/format.ts';
import { readOffers } from './offers.ts';

interface PackageTexts {
  readonly name: string;
  readonly description: string;
  readonly features: readonly string[];
  readonly notIncluded: readonly string[];
  /** As shown to people: "$1,050". Court fees are separate. */
  readonly price: string;
  /** What stands beside the package marked as popular, as the pages say it; null for the others. */
  readonly badge: string | null;
}

/** The words at the top are English ones. */
export interface ListedPackage extends PackageTexts {
  readonly id: PackageId;
  readonly packageType: PackageId;
  readonly amountCents: number;
  readonly currency: 'usd';
  readonly popular: boolean;
  /** Whether it may be bought now. */
  readonly isActive: boolean;
  readonly en: PackageTexts;
  readonly es: PackageTexts;
}

/** All packages, cheapest first. */
export function listedPackages(): ListedPackage[] {
  const textsOf = ({ id, amountCents, popular }: ServicePackage, locale: Locale): PackageTexts => {
    const { name, description, features, notIncludedAtAll: notIncluded } = readOffers(locale)[id];
    const badge = popular ? readPopularBadge(locale) : null;
    return { name, description, features, notIncluded, price: formatPrice(amountCents, locale), badge };
  };
  return packages.map((one) => ({
    id: one.id,
    packageType: one.id,
    ...textsOf(one, 'en'),
    amountCents: one.amountCents,
    currency: one.currency,
    popular: one.popular,
    isActive: one.isSold,
    en: textsOf(one, 'en'),
    es: textsOf(one, 'es'),
  }));
}
