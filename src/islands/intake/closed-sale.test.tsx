import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { maria } from '#domain/intake/sample-person.ts';
import { locales, type Locale } from '#domain/languages.ts';
import { fill } from '#i18n/format.ts';
import { packageWords } from '#i18n/packages.ts';
import { forgetWizardOfPage } from '#browser/intake/wizard.ts';
import { watchLeaving } from '#tests/components/page.ts';
import { answer } from '#tests/components/server.ts';
import { openWizard } from '#tests/components/wizard-page.tsx';

beforeEach(forgetWizardOfPage);

const review = (locale: Locale, takesPayments: boolean, step?: number) =>
  openWizard(locale, { takesPayments, ...(step !== undefined && { step }) });

it.each(locales)(
  'step 5 says that no payments are taken, and only sends the application (%s)',
  async (locale) => {
    const { screen, words } = await review(locale, false);
    await expect.element(screen.getByText('No payments this week.')).toBeVisible();
    await expect.element(screen.getByText(words.review.unsoldLead)).toBeVisible();
    await expect.element(screen.getByRole('button', { name: words.submit.plain })).toBeVisible();
    expect(screen.getByText(words.submit.next).elements()).toHaveLength(0);
    await expect.element(screen.getByText(`${words.review.totalLater}:`)).toBeVisible();
    expect(screen.getByText(`${words.review.total}:`).elements()).toHaveLength(0);
  },
);

it.each(locales)(
  'step 5 tells nobody whose eviction is still open that they pay now (%s)',
  async (locale) => {
    const { screen, words } = await openWizard(locale, { takesPayments: true, own: { stillOpen: 'yes' } });
    await expect.element(screen.getByRole('button', { name: words.submit.plain })).toBeVisible();
    await expect.element(screen.getByText(`${words.review.totalLater}:`)).toBeVisible();
    expect(screen.getByText(`${words.review.total}:`).elements()).toHaveLength(0);
  },
);

it.each(locales)('step 5 says what a certified copy costs in the county of the case (%s)', async (locale) => {
  const { screen } = await review(locale, true);
  const there = fill(packageWords[locale].certifiedThere, { county: maria().evictionCounty, price: '$7.25' });
  await expect.element(screen.getByText(there)).toBeVisible();
});

it('step 5 leads to payment where payments are taken', async () => {
  const { screen, words } = await review('en', true);
  await expect.element(screen.getByRole('button', { name: words.submit.pay })).toBeVisible();
  await expect.element(screen.getByText(`${words.review.total}:`)).toBeVisible();
  expect(screen.getByText('No payments this week.').elements()).toHaveLength(0);
});

it('what is sent then opens no payment page, only the confirmation', async () => {
  const opened: unknown[] = [];
  vi.spyOn(window, 'open').mockImplementation((address) => (opened.push(address), null));
  onTestFinished(() => void vi.restoreAllMocks());
  const left = watchLeaving();
  const { screen, server, words } = await review('en', false, 3);
  server.change({
    'POST /api/client-intake': () =>
      answer({ reference: 'ACDE3467', payToken: 'p.m', selectedServicePackage: 'standard', stored: 'now' }),
  });
  await screen.getByRole('textbox', { name: words.fields.signature.label }).fill(maria().signature);
  await screen.getByRole('checkbox', { name: words.fields.agreementAccepted.label }).click();
  await screen.getByRole('button', { name: words.next }).click();
  await screen.getByRole('button', { name: words.submit.plain }).click();
  await expect.element(screen.getByRole('heading', { name: words.success.panel })).toBeVisible();
  expect(screen.getByRole('link', { name: words.success.openPayment }).elements()).toHaveLength(0);
  await expect.poll(() => left).toEqual(['/intake-confirmation']);
  expect(opened).toEqual([]);
});
