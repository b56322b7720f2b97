// Buying a package from the page with the packages: signed out by way of signing in, signed in straight away.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from 'playwright';
import postgres from 'postgres';
import { accountWords } from '#i18n/account.ts';
import { fill } from '#i18n/fill.ts';
import { loginWords } from '#i18n/login.ts';
import { packageWords } from '#i18n/packages.ts';
import { paymentWords } from '#i18n/payment.ts';
import { servicesWords } from '#i18n/services.ts';
import { launchBrowser } from '#tools/browser/launch.ts';
import { makeAccount } from '../accounts.ts';
import { sharedStack } from '../stack.ts';
import { startJourney } from './journey.ts';

let browser: Browser;
let site: string;
let sql: postgres.Sql;

beforeAll(async () => {
  browser = await launchBrowser();
  const stack = await sharedStack();
  site = stack.siteUrl;
  sql = postgres(stack.databaseUrl, { max: 1, onnotice: () => {} });
});
afterAll(async () => {
  await browser.close();
  await sql.end();
});

const buy = (locale: 'en' | 'es', id: 'standard' | 'premium') =>
  fill(servicesWords[locale].buy, { name: packageWords[locale].byId[id].name });

describe('somebody who buys a package', () => {
  it('signs in on the way when they have to, and ends at the checkout of that package', async () => {
    const account = await makeAccount(sql);
    const journey = await startJourney(browser);
    const { page } = journey;
    await page.goto(`${site}/services`);
    await journey.expectAccessible('services');
    await page.getByRole('link', { name: buy('en', 'standard') }).click();
    await page.waitForURL(`${site}/login?returnTo=%2Fcheckout%3Fpackage%3Dstandard`);
    expect(await page.evaluate(() => sessionStorage.getItem('returnPath'))).toBe(
      '/checkout?package=standard',
    );
    // The address may get lost on the way; what this tab remembers holds.
    await page.goto(`${site}/login`);
    await page.getByLabel(accountWords.en.email).fill(account.email);
    await page.getByLabel(accountWords.en.password, { exact: true }).fill(account.password);
    await page.getByLabel(accountWords.en.device.own).check();
    await page.getByRole('button', { name: loginWords.en.submit }).click();
    await page.waitForURL(`${site}/checkout?package=standard`);
    expect(await page.evaluate(() => sessionStorage.getItem('returnPath'))).toBeNull();

    await page.goto(`${site}/es/services`);
    await page.getByRole('link', { name: buy('es', 'premium') }).click();
    await page.waitForURL(`${site}/es/checkout?package=premium`);
    await page.getByRole('link', { name: paymentWords.es.checkout.back }).click();
    await page.waitForURL(`${site}/es/services`);
    await journey.end();
  });
});
