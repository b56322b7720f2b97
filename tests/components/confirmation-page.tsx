import { render } from 'vitest-browser-react';
import type { Locale } from '#domain/languages.ts';
import { findPackage, packages } from '#domain/packages/catalogue.ts';
import { accountWords } from '#i18n/account.ts';
import { applicationWords } from '#i18n/application.ts';
import { formatPrice } from '#i18n/format.ts';
import { coverage, packageWords } from '#i18n/packages.ts';
import ApplicationReceived from '#islands/intake/confirmation/ApplicationReceived.tsx';
import { sampleOffer } from './offer-texts.ts';
import { answer, serve } from './server.ts';

/** What somebody reads whom the server answers this. */
export async function openConfirmation(locale: Locale, body: object) {
  serve({ 'GET /api/application': () => answer(body) });
  return render(
    <ApplicationReceived
      locale={locale}
      words={applicationWords[locale]}
      account={accountWords[locale]}
      messages={{}}
      packages={packages.map(({ id, popular }) => ({
        ...sampleOffer(id, locale),
        id,
        popular,
        covers: coverage(id, locale),
        price: formatPrice(findPackage(id).amountCents, locale),
      }))}
      packageWords={{ ...packageWords[locale], popular: 'popular' }}
      siteEmail="help@example.com"
      saleClosed={<p>No payments this week.</p>}
    />,
  );
}

export const sentApplication = {
  reference: 'ACDE3467',
  stored: 'now',
  email: 'ana@example.com',
  selectedServicePackage: 'standard',
  payToken: 'p.m',
  paid: false,
  filesMissing: [],
  documents: [],
};

/** What a browser that followed a mailed link may know. */
export const followedLink = {
  packageId: 'standard',
  payToken: 'p.m',
  state: 'open',
  takesPayments: true,
  parts: null,
};
