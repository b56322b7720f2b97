import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { locales, type Locale } from '#domain/languages.ts';
import { findPackage, packages } from '#domain/packages/catalogue.ts';
import { accountWords } from '#i18n/account.ts';
import { applicationWords } from '#i18n/application.ts';
import { formatPrice } from '#i18n/format.ts';
import { coverage, packageWords } from '#i18n/packages.ts';
import { sampleOffer } from '#tests/components/offer-texts.ts';
import { answer, serve } from '#tests/components/server.ts';
import ApplicationReceived from './ApplicationReceived.tsx';

const payLinks = () => document.querySelectorAll('a[href^="/api/pay/"]').length;

/** What somebody reads whom the server answers this. */
async function open(locale: Locale, body: object) {
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

const sent = {
  reference: 'ACDE3467',
  stored: 'now',
  email: 'ana@example.com',
  selectedServicePackage: 'standard',
  payToken: 'p.m',
  paid: false,
  filesMissing: [],
  documents: [],
};

it.each(locales)('who has applied while no payments are taken finds no link to pay (%s)', async (locale) => {
  const screen = await open(locale, { application: { ...sent, takesPayments: false } });
  await expect.element(screen.getByText('No payments this week.')).toBeVisible();
  await expect.element(screen.getByText(applicationWords[locale].received.leadUnsold)).toBeVisible();
  expect(payLinks()).toBe(0);
});

it('who has applied finds a link for each package where payments are taken', async () => {
  await open('en', { application: { ...sent, takesPayments: true } });
  await expect.poll(payLinks).toBe(packages.length);
});

it('who followed a mailed link finds no button to pay while no payments are taken', async () => {
  const paying = { packageId: 'standard', payToken: 'p.m', state: 'open', parts: null };
  const screen = await open('es', { application: null, paying: { ...paying, takesPayments: false } });
  await expect.element(screen.getByText('No payments this week.')).toBeVisible();
  expect(payLinks()).toBe(0);
});

const freeHelp = {
  notice: 'hearing-near',
  county: 'Worth',
  hearingDate: '2026-11-30',
  payment: 'waits',
  answerBy: '2026-11-30T23:00:00.000Z',
};

it.each(locales)(
  'who has a hearing within days reads who helps free in their county before anything else, and cannot pay (%s)',
  async (locale) => {
    const { notices, hearing } = applicationWords[locale];
    const screen = await open(locale, { application: { ...sent, takesPayments: true, freeHelp } });
    await expect.element(screen.getByText(hearing.lead)).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: notices.lines['georgia-legal-services'] }))
      .toBeVisible();
    expect(screen.getByText(notices.lines['atlanta-legal-aid']).query()).toBeNull();
    expect(payLinks()).toBe(0);
  },
);

it('who may pay although the eviction is open finds no loud button for it', async () => {
  await open('en', {
    application: { ...sent, takesPayments: true, freeHelp: { ...freeHelp, payment: 'open' } },
  });
  await expect.poll(payLinks).toBe(packages.length);
  expect(document.querySelectorAll('a.button:not(.second)[href^="/api/pay/"]')).toHaveLength(0);
});

it('who followed the link of somebody whose hearing is near finds no button to pay', async () => {
  const paying = { packageId: 'standard', payToken: 'p.m', state: 'open', parts: null };
  const screen = await open('es', {
    application: null,
    paying: { ...paying, takesPayments: true, stopped: true },
  });
  await expect.element(screen.getByText(applicationWords.es.payAgain.stopped)).toBeVisible();
  expect(payLinks()).toBe(0);
});
