import type { OfferNeed } from '#domain/packages/offer-needs.ts';
import type { Locale } from '#domain/languages.ts';
import { servicesWords } from '#i18n/services.ts';
import { needsOfThisBuild } from './offers.ts';

/** Who takes the papers to the court once the last part is paid: while we do not, nobody may read that papers "go" there. */
export function planFiling(locale: Locale, confirmed: ReadonlySet<OfferNeed> = needsOfThisBuild()): string {
  const { byUs, byYou } = servicesWords[locale].plan.filing;
  return confirmed.has('staff-delivery') ? byUs : byYou;
}
