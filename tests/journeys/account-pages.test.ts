// What people do to get in: set a password, sign in, look at their case.
import { describe, expect, it } from 'vitest';
import { freshEmail, makeAccount } from '#tests/accounts.ts';
import { Visitor } from '#tests/visitor.ts';
import { accountWords } from '#i18n/account.ts';
import { caseReadingWords, caseWords } from '#i18n/cases.ts';
import { dashboardWords } from '#i18n/dashboard.ts';
import { inFullRun } from '#tests/runs.ts';
import { expectAccessible } from './journey.ts';
import { openFold, openPlace } from './places.ts';
import { priceOf } from '#tests/prices.ts';
import { accountWalk, heading, phone } from './account-walk.ts';
import { setStage } from './stage.ts';

const stage = setStage();
const { apply, atBrowser, mailTo, pay, signedIn } = accountWalk(stage);

describe('a new client', inFullRun, () => {
  it('comes from the invitation to the dashboard, with the birth date and a password', async () => {
    const application = await apply({ preferredLanguage: 'en' }, 'acta del año.pdf');
    const email = String(application.who.answers.email);
    await pay(application);
    const link = /http\S+set-password\?token=\S+/.exec(await mailTo(email, /Set your password/))?.[0] ?? '';
    expect(link).not.toBe('');
    await atBrowser(phone, async (page) => {
      await page.goto(link);
      const save = page.getByRole('button', { name: 'Save password and sign in' });
      await save.waitFor();
      expect(page.url()).not.toContain('token');
      await page.getByText('At least 10 characters').waitFor();

      await save.click();
      const summary = page.getByRole('alert');
      await summary.getByRole('link', { name: 'Enter your date of birth' }).waitFor();
      expect(await summary.evaluate((box) => box === document.activeElement)).toBe(true);
      await expectAccessible(page);

      await page.getByLabel('Password', { exact: true }).fill('three calm rivers');
      await page.getByLabel('Day').fill('17');
      await page.getByLabel('Month').selectOption('June');
      await page.getByLabel('Year').fill('1990');
      await page.getByLabel(accountWords.en.device.own).check();
      await save.click();
      await page.getByRole('alert').getByText('This date does not match the application').waitFor();
      await page.getByLabel('Month').selectOption('May');
      await save.click();

      // A client with one case lands on it.
      await page.waitForURL(/\/client-dashboard\?case=[0-9a-f-]+$/);
      await heading(page, caseReadingWords.en.readings.submitted.now);
      await page.getByText(caseWords.en.ball.us).waitFor();
      await openFold(page, 'en', dashboardWords.en.panels.payments);
      await page.getByText(priceOf('standard')).first().waitFor();
      await openPlace(page, 'en', 'papers');
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: 'Download acta del año.pdf' }).click(),
      ]);
      expect(download.suggestedFilename()).toBe('acta del año.pdf');
      await expectAccessible(page);
      expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
        '@',
      );

      await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
      await page.waitForURL(`${stage.site}/`);
      await page.goto(`${stage.site}/client-dashboard`);
      await page.waitForURL(/\/login\?returnTo=%2Fclient-dashboard$/);

      await page.goto(link);
      await page.getByText('This link no longer works').waitFor();
      await expectAccessible(page);
    });
  });

  it('learns whom to ask when the link is locked after wrong birth dates', async () => {
    const application = await apply({ preferredLanguage: 'en' });
    await pay(application);
    const mail = await mailTo(String(application.who.answers.email), /Set your password/);
    const link = /http\S+set-password\?token=\S+/.exec(mail)?.[0] ?? '';
    const token = new URL(link).searchParams.get('token');
    const guesser = new Visitor(stage.site);
    for (let year = 1960; year < 1965; year += 1)
      await guesser.post('/api/auth/set-password', {
        token,
        password: 'three calm rivers',
        dateOfBirth: `${year}-01-01`,
      });
    await atBrowser(phone, async (page) => {
      await page.goto(link);
      await page.getByText('This link is locked for your safety').waitFor();
      await page.getByRole('main').getByRole('link', { name: 'Write to us' }).waitFor();
      await expectAccessible(page);
    });
  });

  it('keeps the link when changing the language of the page', async () => {
    const application = await apply({ preferredLanguage: 'en' });
    await pay(application);
    const mail = await mailTo(String(application.who.answers.email), /Set your password/);
    await atBrowser({}, async (page) => {
      await page.goto(/http\S+set-password\?token=\S+/.exec(mail)?.[0] ?? '');
      await page.getByRole('button', { name: 'Save password and sign in' }).waitFor();
      await page.getByRole('banner').getByRole('link', { name: 'Español' }).click();
      await page.getByRole('button', { name: 'Guardar la contraseña y entrar' }).waitFor();
      expect(page.url()).toBe(`${stage.site}/es/set-password`);
    });
  });
});

describe('a client at the dashboard', () => {
  it('reads in Spanish what is asked of them, with our message beside it', inFullRun, async () => {
    const account = await makeAccount(stage.sql);
    const visitor = await signedIn(account);
    const [opened] = await stage.sql<{ id: string }[]>`
      insert into public.cases (user_id, case_number, package_type, title, county, status)
      values (${account.id}, ${`FK-2026-${account.id.slice(0, 6).toUpperCase()}`}, 'vip', 'Sample', 'DeKalb', 'waiting_for_client')
      returning id`;
    await stage.sql`
      insert into public.case_updates (case_id, title, description, status, is_internal)
      values (${opened?.id ?? ''}, 'Un documento', 'Mándenos una foto del recibo.', 'waiting_for_client', false)`;
    await atBrowser({ as: visitor, ...phone, colorScheme: 'dark' }, async (page) => {
      await page.goto(`${stage.site}/es/client-dashboard?payment=success`);
      await heading(page, caseReadingWords.es.readings.waiting_for_client.now);
      await page.getByText(caseWords.es.ball.client).waitFor();
      await page.getByRole('blockquote').getByText('Mándenos una foto del recibo.').waitFor();
      await page.getByText('Si en unos minutos su pago no aparece').waitFor();
      // What the processor added is gone from the address; the case stays in it.
      expect(page.url()).toBe(`${stage.site}/es/client-dashboard?case=${opened?.id ?? ''}`);
      await expectAccessible(page);
    });
  });

  it('is not left with an empty page when our server is down', inFullRun, async () => {
    const visitor = await signedIn(await makeAccount(stage.sql));
    await atBrowser({ as: visitor }, async (page) => {
      await page.route('**/api/dashboard', (route) => route.abort());
      await page.goto(`${stage.site}/client-dashboard`);
      await page.getByRole('alert').getByText('We could not reach our server').waitFor();
      await expectAccessible(page);
      await page.unroute('**/api/dashboard');
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.getByText('No case here yet').waitFor();
    });
  });
});

describe('signing in', () => {
  it('says what is missing and what is wrong, and then goes where one wanted to go', inFullRun, async () => {
    const account = await makeAccount(stage.sql);
    await atBrowser(phone, async (page) => {
      await page.goto(`${stage.site}/login?returnTo=${encodeURIComponent('/checkout?package=basic')}`);
      const submit = page.getByRole('button', { name: 'Sign in', exact: true });
      await submit.click();
      const summary = page.getByRole('alert');
      await summary.getByRole('link', { name: 'Please enter a valid email address.' }).waitFor();
      expect(await summary.evaluate((box) => box === document.activeElement)).toBe(true);
      await expectAccessible(page);
      await summary.getByRole('link', { name: 'Enter a password.' }).click();
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('sign-in-password');

      await page.getByLabel('Email').fill(account.email);
      const password = page.getByLabel('Password', { exact: true });
      await password.fill('not the password');
      await page.getByRole('button', { name: 'Show password' }).click();
      expect(await password.getAttribute('type')).toBe('text');
      await page.getByLabel('No, other people use it too').check();
      await submit.click();
      await page.getByText('The email or password is incorrect.').waitFor();
      await expectAccessible(page);

      await password.fill(account.password);
      await submit.click();
      await page.waitForURL(`${stage.site}/checkout?package=basic`);
      await page.goto(`${stage.site}/client-dashboard`);
      await page.getByText('Is this a shared phone or computer?').waitFor();
      await page.getByText('No case here yet').waitFor();
      await expectAccessible(page);
      await page.goto(`${stage.site}/login`);
      await page.getByRole('heading', { name: 'You are signed in' }).waitFor();
      await expectAccessible(page);
    });
  });

  it('never leads off the site', inFullRun, async () => {
    const account = await makeAccount(stage.sql);
    await atBrowser({}, async (page) => {
      await page.goto(`${stage.site}/es/login?returnTo=${encodeURIComponent('//evil.example/x')}`);
      await page.getByLabel('Correo electrónico').fill(account.email);
      await page.getByLabel('Contraseña', { exact: true }).fill(account.password);
      await page.getByLabel('Sí, es mío').check();
      await page.getByRole('button', { name: 'Entrar', exact: true }).click();
      await page.waitForURL(`${stage.site}/es/client-dashboard`);
    });
  });

  it(
    'mails a new link for a forgotten password, with one answer for known and unknown addresses',
    inFullRun,
    async () => {
      const account = await makeAccount(stage.sql);
      for (const email of [account.email, freshEmail('nobody')])
        await atBrowser({}, async (page) => {
          await page.goto(`${stage.site}/login`);
          await page.getByRole('link', { name: 'Forgot your password?' }).click();
          await page.getByRole('heading', { name: 'Get a new password' }).waitFor();
          await expectAccessible(page);
          await page.getByLabel('Email').fill(email);
          await page.getByRole('button', { name: 'Send the link' }).click();
          await page.getByText('If this address has an account, a link is on its way.').waitFor();
          await expectAccessible(page);
        });
      expect(await mailTo(account.email, /Choose a new password/)).toContain('/set-password?token=');
    },
  );
});
