import type { Locale } from '#domain/languages.ts';
import { findPackage, type PackageId } from '#domain/packages/catalogue.ts';
import { fill } from '#i18n/fill.ts';
import type { Bilingual } from '#i18n/format.ts';
import en, { type PackageWords } from '#i18n/en/packages.ts';
import es from '#i18n/es/packages.ts';

export const packageWords: Bilingual<PackageWords> = { en, es };

/** What one price covers, in words: "Covers one court case". */
export function coverage(id: PackageId, locale: Locale): string {
  const { coversOne, coversMany } = packageWords[locale];
  const { matters } = findPackage(id);
  return matters === 1 ? coversOne : fill(coversMany, { count: matters });
}

/** The four names in a language, for pages that name a package without selling it. */
export function namesOfPackages(locale: Locale): Readonly<Record<PackageId, string>> {
  const { byId } = packageWords[locale];
  return {
    basic: byId.basic.name,
    standard: byId.standard.name,
    premium: byId.premium.name,
    vip: byId.vip.name,
  };
}

/** What the payment page calls a part of a price. */
export function partName(
  name: string,
  { place, count }: { readonly place: number; readonly count: number },
  locale: Locale,
): string {
  return fill(packageWords[locale].part, { name, place, count });
}
