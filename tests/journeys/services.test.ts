// Buying a package from the page with the packages: signed out by way of signing in, signed in straight away.
import { inFullRun } from '#tests/runs.ts';
import { describe, expect, it } from 'vitest';
import { accountWords } from '#i18n/account.ts';
import { fill } from '#i18n/fill.ts';
import { loginWords } from '#i18n/login.ts';
import { packageWords } from '#i18n/packages.ts';
import { paymentWords } from '#i18n/payment.ts';
import { servicesWords } from '#i18n/services.ts';
import { makeAccount } from '../accounts.ts';
import { startJourney } from './journey.ts';
import { setStage } from './stage.ts';

const stage = setStage();

const buy = (locale: 'en' | 'es', id: 'standard' | 'premium') =>
  fill(servicesWords[locale].buy, { name: packageWords[locale].byId[id].name });

describe('somebody who buys a package', () => {
  it(
    'signs in on the way when they have to, and ends at the checkout of that package',
    inFullRun,
    async () => {
      const account = await makeAccount(stage.sql);
      // The checkout asks a new client first whether an eviction is open: nothing is charged before that is answered.
      const journey = await startJourney(stage.browser, { expects: /409.*create-payment-intent/ });
      const { page } = journey;
      await page.goto(`${stage.site}/services`);
      await journey.expectAccessible('services');
      await page.getByRole('link', { name: buy('en', 'standard') }).click();
      await page.waitForURL(`${stage.site}/login?returnTo=%2Fcheckout%3Fpackage%3Dstandard`);
      expect(await page.evaluate(() => sessionStorage.getItem('returnPath'))).toBe(
        '/checkout?package=standard',
      );
      // The address may get lost on the way; what this tab remembers holds.
      await page.goto(`${stage.site}/login`);
      await page.getByLabel(accountWords.en.email).fill(account.email);
      await page.getByLabel(accountWords.en.password, { exact: true }).fill(account.password);
      await page.getByLabel(accountWords.en.device.own).check();
      await page.getByRole('button', { name: loginWords.en.submit }).click();
      await page.waitForURL(`${stage.site}/checkout?package=standard`);
      await page.getByRole('heading', { name: paymentWords.en.checkout.eviction.title }).waitFor();
      expect(await page.evaluate(() => sessionStorage.getItem('returnPath'))).toBeNull();

      await page.goto(`${stage.site}/es/services`);
      await page.getByRole('link', { name: buy('es', 'premium') }).click();
      await page.waitForURL(`${stage.site}/es/checkout?package=premium`);
      await page.getByRole('link', { name: paymentWords.es.checkout.back }).click();
      await page.waitForURL(`${stage.site}/es/services`);
      await journey.end();
    },
  );
});
