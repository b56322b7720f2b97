// A client who reads their case where somebody looks on.
import { expect, it } from 'vitest';
import { accountWords } from '#i18n/account.ts';
import { leavePageWords } from '#i18n/leave-page.ts';
import { path } from '#i18n/routes.ts';
import { makeAccount } from '#tests/accounts.ts';
import { inFullRun } from '#tests/runs.ts';
import { startJourney } from './journey.ts';
import { setStage } from './stage.ts';

const stage = setStage();

async function signInOn(device: 'own' | 'public') {
  const account = await makeAccount(stage.sql);
  const journey = await startJourney(stage.browser, {
    viewport: { width: 360, height: 740 },
    locale: 'es',
    // The sign-in page asks who is there, and nobody is.
    expects: /status of 401/,
  });
  const { page } = journey;
  const words = accountWords.es;
  await page.goto(stage.site + path('login', 'es'));
  await page.waitForLoadState('networkidle');
  await page.getByLabel(words.email).fill(account.email);
  await page.getByLabel(words.password, { exact: true }).fill(account.password);
  await page.getByLabel(words.device[device]).check();
  await page.getByRole('main').locator('button[type=submit]').click();
  await page.waitForURL(stage.site + path('dashboard', 'es'));
  await page.getByRole('heading', { level: 1 }).waitFor();
  const isSignedIn = async () => (await page.request.get(`${stage.site}/api/auth/user`)).ok();
  return { ...journey, isSignedIn };
}

it(
  'may leave the page at once: a shared phone is logged out, and Back does not lead there',
  inFullRun,
  async () => {
    for (const device of ['own', 'public'] as const) {
      const { page, isSignedIn, end } = await signInOn(device);
      await page.route('https://www.weather.gov/**', (route) => route.fulfill({ body: 'Sunny' }));
      await page.getByRole('link', { name: leavePageWords.es.leaveShort }).click();
      await page.getByText('Sunny').waitFor();
      await expect.poll(isSignedIn).toBe(device === 'own');
      await page.goBack();
      expect(new URL(page.url()).pathname).not.toBe(path('dashboard', 'es'));
      await end();
    }
  },
);
