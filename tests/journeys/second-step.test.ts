// Somebody new at work: the first sign-in sets up the second step, the next ones show it, and a lost phone has a way.
import { expect, it } from 'vitest';
import { locales } from '#domain/languages.ts';
import { accessMessageWords } from '#i18n/access-messages.ts';
import { accountWords } from '#i18n/account.ts';
import { fill } from '#i18n/format.ts';
import { loginWords } from '#i18n/login.ts';
import { path } from '#i18n/routes.ts';
import { secondFactorWords } from '#i18n/second-factor.ts';
import { staffWords } from '#i18n/staff.ts';
import { codeAt } from '#server/access/totp.ts';
import { makeAccount } from '../accounts.ts';
import { inFullRun } from '#tests/runs.ts';
import { expectAccessible } from './journey.ts';
import { setStage } from './stage.ts';

const stage = setStage();

for (const locale of locales)
  it(
    `an admin sets up the second step, signs in by a code and by a recovery code, and sees who works here (${locale})`,
    inFullRun,
    async () => {
      const account = await makeAccount(stage.sql, { role: 'admin' });
      const words = secondFactorWords[locale];
      const shared = accountWords[locale];
      const context = await stage.browser.newContext({ viewport: { width: 360, height: 740 } });
      const page = await context.newPage();
      const target = `${path('staff', locale)}#people`;
      const signIn = async () => {
        await page.goto(stage.site + path('login', locale, `?returnTo=${encodeURIComponent(target)}`));
        await page.getByLabel(shared.email).fill(account.email);
        await page.getByLabel(shared.password, { exact: true }).fill(account.password);
        await page.getByLabel(shared.device.own).check();
        await page.getByRole('button', { name: loginWords[locale].submit, exact: true }).click();
      };
      const title = (text: string) => page.getByRole('heading', { name: text });
      const people = title(staffWords[locale].people.title);

      await signIn();
      await title(words.setUp.title).waitFor();
      await page.getByAltText(words.setUp.scan.alt).waitFor();
      await expectAccessible(page);
      const secret = ((await page.locator('li code').textContent()) ?? '').replaceAll(' ', '');
      await page.getByLabel(words.code.label).fill(codeAt(secret, new Date()));
      await page.getByRole('button', { name: words.setUp.confirm.submit }).click();
      await title(words.codes.title).waitFor();
      await expectAccessible(page);
      const codes = await page.locator('.recovery-codes code').allTextContents();
      expect(codes).toHaveLength(10);
      const saved = page.waitForEvent('download');
      await page.getByRole('button', { name: words.codes.download }).click();
      expect((await saved).suggestedFilename()).toBe(words.codes.fileName);
      await page.getByRole('button', { name: words.codes.done }).click();
      await page.getByRole('button', { name: words.passkey.offer.later }).click();
      await people.waitFor();
      await page.getByText(account.email).waitFor();
      await expectAccessible(page);

      await context.clearCookies();
      await signIn();
      await title(words.code.title).waitFor();
      // A reload in the middle asks for the code again, not for the password.
      await page.reload();
      await page.getByLabel(words.code.label).fill('abc');
      await page.getByRole('button', { name: words.code.submit }).click();
      await page.getByText(accessMessageWords[locale]['code.form']).waitFor();
      await expectAccessible(page);
      await page.getByLabel(words.code.label).fill(codeAt(secret, new Date(Date.now() + 30_000)));
      await page.getByRole('button', { name: words.code.submit }).click();
      await people.waitFor();

      await context.clearCookies();
      await signIn();
      await page.getByRole('button', { name: words.code.useRecovery }).click();
      await page.getByLabel(words.recovery.label).fill(codes[4]?.toLowerCase() ?? '');
      await page.getByRole('button', { name: words.code.submit }).click();
      await page.getByText(fill(words.recovery.left, { count: 9 })).waitFor();
      await expectAccessible(page);
      await page.getByRole('button', { name: words.recovery.goOn }).click();
      await people.waitFor();
      await context.close();
    },
  );
