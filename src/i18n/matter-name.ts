import { numberOrLandlord, type NamedMatter } from '#domain/cases/matter-name.ts';
import type { Locale } from '#domain/languages.ts';
import { fill } from '#i18n/fill.ts';

const inCounty = { en: '{county} County', es: 'condado de {county}' } as const;

/** “Fulton County, 17ED034455”: a court case as its client knows it; null where nothing tells it from the others. */
export function matterName(matter: NamedMatter, locale: Locale): string | null {
  const county = matter.county && fill(inCounty[locale], { county: matter.county });
  return [county, numberOrLandlord(matter)].filter(Boolean).join(', ') || null;
}
