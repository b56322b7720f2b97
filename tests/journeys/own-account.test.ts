// A client looks after the own account at a browser: another password, another address, and the end of it.
import { inFullRun } from '#tests/runs.ts';
import { expect, it } from 'vitest';
import { ownAccountWords } from '#i18n/own-account.ts';
import { freshEmail, makeAccount } from '../accounts.ts';
import { Visitor } from '../visitor.ts';

const words = ownAccountWords.es;
import { expectAccessible } from './journey.ts';
import { textOfMail } from './mail.ts';
import { setStage } from './stage.ts';

const stage = setStage();

const mailTo = (email: string, subject: RegExp) => textOfMail(stage.stack.mail, email, subject);

it(
  'a client ends a forgotten sign-in, changes password and address, and closes the account',
  inFullRun,
  async () => {
    const account = await makeAccount(stage.sql);
    await stage.sql`update public.users set preferred_language = 'es' where id = ${account.id}`;
    const forgotten = new Visitor(stage.site);
    await forgotten.post(
      '/api/auth/sign-in',
      { email: account.email, password: account.password, device: 'own' },
      { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X)' },
    );
    const context = await stage.browser.newContext({
      viewport: { width: 360, height: 740 },
      locale: 'es-US',
    });
    const page = await context.newPage();
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error' && !/status of 40[01]/.test(message.text())) faults.push(message.text());
    });
    const heading = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

    // Visitors who are not signed in are led to it, and back.
    await page.goto(`${stage.site}/es/account`);
    await page.waitForURL(/\/es\/login\?returnTo=/);
    await page.getByLabel('Correo electrónico').fill(account.email);
    await page.getByRole('textbox', { name: 'Contraseña' }).fill(account.password);
    await page.getByLabel('Sí, es mío').check();
    await press('Entrar');
    await heading(words.heading);
    await page.getByText(account.email).waitFor();

    await page.getByRole('button', { name: /^Cerrar sesión: iPhone/ }).click();
    await page.getByText(words.sessions.ended).waitFor();
    expect((await forgotten.get('/api/auth/user')).status).toBe(401);

    const part = (name: string) =>
      page.locator('details', { has: page.getByRole('heading', { level: 2, name, exact: true }) });
    const password = part(words.password.title);
    await password.locator('summary').click();
    await password.getByRole('button', { name: words.password.submit }).click();
    await password.getByRole('alert').waitFor();
    await expectAccessible(page);
    const next = 'tres llaves y una puerta';
    await password.getByRole('textbox', { name: words.currentPassword }).fill(account.password);
    await password.getByRole('textbox', { name: words.password.label }).fill(next);
    await password.getByRole('button', { name: words.password.submit }).click();
    await page.getByText(words.password.done).waitFor();

    const email = freshEmail('nueva');
    const change = part(words.email.title);
    await change.locator('summary').click();
    await change.getByLabel(words.email.label).fill(email);
    await change.getByRole('textbox', { name: words.currentPassword }).fill(next);
    await change.getByRole('button', { name: words.email.submit }).click();
    await page.getByText(words.pending.cancel).waitFor();
    const link = /http\S+\/es\/account\?token=\S+/.exec(await mailTo(email, /Confirme su nuevo correo/))?.[0];
    await page.goto(link ?? '');
    await press(words.link.confirm.submit);
    await heading(words.link.confirmed.title);
    expect(page.url()).not.toContain('token');
    await expectAccessible(page);

    await page.getByRole('link', { name: words.link.toAccount }).click();
    await page.getByText(email).waitFor();
    const close = part(words.close.title);
    await close.locator('summary').click();
    await expectAccessible(page);
    await close.getByRole('textbox', { name: words.currentPassword }).fill(next);
    await close.getByRole('button', { name: words.close.submit }).click();
    await heading(words.closed.heading);
    await mailTo(email, /Su cuenta está cerrada/);
    expect(faults).toEqual([]);
    await context.close();
  },
);
