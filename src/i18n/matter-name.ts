import { numberOrLandlord, type NamedMatter } from '#domain/cases/matter-name.ts';
import type { CasePageMatter } from '#domain/portal/case-page.ts';
import type { Locale } from '#domain/languages.ts';
import { fill } from '#i18n/fill.ts';

const inCounty = { en: '{county} County', es: 'condado de {county}' } as const;

/** “Fulton County, 17ED034455”: a court case as its client knows it; null where nothing tells it from the others. */
export function matterName(matter: NamedMatter, locale: Locale): string | null {
  const county = matter.county && fill(inCounty[locale], { county: matter.county });
  return [county, numberOrLandlord(matter)].filter(Boolean).join(', ') || null;
}

/** “Court case 2 (Fulton County, 17ED034455)”: one of several in a list of what happened. `name` is “Court case {place}”. */
export function numberedMatter(
  matters: readonly Pick<CasePageMatter, 'place' | 'county' | 'docketNumber' | 'parties'>[],
  place: number,
  name: string,
  locale: Locale,
): string {
  const matter = matters.find((one) => one.place === place);
  const landlord = matter?.parties.find(({ role }) => role === 'plaintiff')?.name;
  const known = matter && matterName({ ...matter, landlord }, locale);
  return [fill(name, { place }), known && `(${known})`].filter(Boolean).join(' ');
}
