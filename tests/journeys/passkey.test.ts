// @module-tag full
// Somebody at work who lets their own device show the second step, in place of six digits. The device is Chromium's
// virtual authenticator.
import { expect, it } from 'vitest';
import type { CDPSession } from 'playwright';
import { locales } from '#domain/languages.ts';
import { accountWords } from '#i18n/account.ts';
import { loginWords } from '#i18n/login.ts';
import { ownAccountWords } from '#i18n/own-account.ts';
import { path } from '#i18n/routes.ts';
import { secondFactorWords } from '#i18n/second-factor.ts';
import { staffWords } from '#i18n/staff.ts';
import { codeAt } from '#server/access/totp.ts';
import { everyday } from '#tests/runs.ts';
import { makeAccount } from '../accounts.ts';
import { startSessionOf } from '../signed-in.ts';
import { Visitor } from '../visitor.ts';
import { expectAccessible } from './journey.ts';
import { setStage } from './stage.ts';

const stage = setStage();

async function addDevice(cdp: CDPSession): Promise<string> {
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return authenticatorId;
}

for (const locale of locales)
  it(
    `an admin adds a passkey when setting up, signs in by a press, and removes it (${locale})`,
    everyday(locale === 'en'),
    async () => {
      const account = await makeAccount(stage.sql, { role: 'admin' });
      const words = secondFactorWords[locale];
      const shared = accountWords[locale];
      const context = await stage.browser.newContext({ viewport: { width: 360, height: 740 } });
      const page = await context.newPage();
      const cdp = await context.newCDPSession(page);
      const device = await addDevice(cdp);
      const signIn = async () => {
        const target = encodeURIComponent(`${path('staff', locale)}#people`);
        await page.goto(stage.site + path('login', locale, `?returnTo=${target}`));
        await page.getByLabel(shared.email).fill(account.email);
        await page.getByLabel(shared.password, { exact: true }).fill(account.password);
        await page.getByLabel(shared.device.own).check();
        await page.getByRole('button', { name: loginWords[locale].submit, exact: true }).click();
      };
      const people = page.getByRole('heading', { name: staffWords[locale].people.title });
      const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
      const kept = () => stage.sql`select used_at as used from public.passkeys where user_id = ${account.id}`;
      const mails = async () =>
        (
          await stage.sql`select payload ->> 'change' as change from public.outbox
            where kind = 'second_factor_changed' and recipient = ${account.email} order by created_at`
        ).map((row) => row['change'] as string);

      await signIn();
      const secret = ((await page.locator('li code').textContent()) ?? '').replaceAll(' ', '');
      await page.getByLabel(words.code.label).fill(codeAt(secret, new Date()));
      await press(words.setUp.confirm.submit);
      await press(words.codes.done);
      await page.getByRole('heading', { name: words.passkey.offer.title }).waitFor();
      await expectAccessible(page);
      await press(words.passkey.add);
      await people.waitFor();
      expect(await kept()).toEqual([{ used: null }]);

      // The next time a press is enough; a person whom the device does not know gets a sentence, and the code stays.
      await context.clearCookies();
      await signIn();
      await page.getByRole('button', { name: words.passkey.use }).waitFor();
      await expectAccessible(page);
      await cdp.send('WebAuthn.setUserVerified', { authenticatorId: device, isUserVerified: false });
      await press(words.passkey.use);
      await page.getByText(words.passkey.cancelled).waitFor();
      await page.getByLabel(words.code.label).waitFor();
      await cdp.send('WebAuthn.setUserVerified', { authenticatorId: device, isUserVerified: true });
      const sent = page.waitForRequest('**/api/auth/passkey');
      await press(words.passkey.use);
      await people.waitFor();
      expect(await kept()).toEqual([{ used: expect.any(Date) }]);

      // Whoever copied what was sent has nothing: it fits one sign-in, and that one once.
      const copied = (await sent).postDataJSON() as object;
      const thief = new Visitor(stage.site);
      await startSessionOf(stage.sql, thief, { id: account.id, role: 'admin', secondFactor: false });
      expect((await thief.post('/api/auth/passkey', copied)).status).toBe(410);
      expect((await thief.get('/api/contact')).status).toBe(403);

      await page.goto(stage.site + path('account', locale));
      const own = page.locator('section[aria-labelledby="own-factor"]');
      await own.getByRole('heading', { name: words.passkey.title }).waitFor();
      await expectAccessible(page);
      await own
        .getByRole('listitem')
        .filter({ hasText: ownAccountWords[locale].sessions.devices.linux })
        .getByRole('button')
        .click();
      await own.getByText(words.passkey.none).waitFor();
      expect(await kept()).toEqual([]);
      // What was done is said where the hand is: below the list, and not at the head of the part.
      const focused = () => page.evaluate(() => document.activeElement?.textContent);
      await expect.poll(focused).toBe(words.passkey.removed);
      const form = own.locator('details').filter({ hasText: words.passkey.text });
      await form.locator('summary').click();
      await form.getByLabel(ownAccountWords[locale].currentPassword).fill(account.password);
      await form.getByLabel(words.code.label).fill(codeAt(secret, new Date(Date.now() + 30_000)));
      await form.getByRole('button', { name: words.passkey.add }).click();
      await expect.poll(focused).toBe(words.passkey.done);
      await expectAccessible(page);
      expect(await kept()).toEqual([{ used: null }]);
      await own.getByRole('listitem').getByRole('button').click();
      await own.getByText(words.passkey.none).waitFor();
      expect(await mails()).toEqual([
        'set_up',
        'passkey_added',
        'passkey_removed',
        'passkey_added',
        'passkey_removed',
      ]);

      await context.clearCookies();
      await signIn();
      await page.getByLabel(words.code.label).waitFor();
      expect(await page.getByRole('button', { name: words.passkey.use }).count()).toBe(0);
      await context.close();
    },
  );
