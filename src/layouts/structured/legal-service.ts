import type { LegalService } from 'schema-dts';
import { packagesOnSale as packages } from '#domain/packages/catalogue.ts';
import { officeHours } from '#domain/promises/timings.ts';
import type { Locale } from '#domain/languages.ts';
import type { Site } from '#domain/site.ts';
import { packageWords } from '#i18n/packages.ts';

interface Company {
  readonly locale: Locale;
  readonly site: Site;
  readonly description: string;
  readonly home: string;
  readonly image: string;
  readonly logo: string;
}

/** What kind of business this is, where, when and at what prices. No rating: nobody has measured one. */
export function legalService({ locale, site, description, home, image, logo }: Company): LegalService {
  const social = Object.values(site.social);
  const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`;
  return {
    '@type': 'LegalService',
    name: site.name,
    description,
    url: home,
    image,
    logo,
    email: site.email,
    ...(site.phone && { telephone: site.phone }),
    ...(site.address && { address: site.address.join(', ') }),
    ...(social.length > 0 && { sameAs: social }),
    areaServed: { '@type': 'State', name: 'Georgia' },
    knowsLanguage: ['en', 'es'],
    openingHours: `Mo-Fr ${clock(officeHours.opens)}-${clock(officeHours.closes)}`,
    makesOffer: packages.map((one) => ({
      '@type': 'Offer',
      name: packageWords[locale].byId[one.id].name,
      price: (one.amountCents / 100).toFixed(2),
      priceCurrency: 'USD',
    })),
  };
}
