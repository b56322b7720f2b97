// A client saves a copy of everything as one file, asks to be forgotten, and staff do it: at browsers.
import { AxeBuilder } from '@axe-core/playwright';
import { unzipSync } from 'fflate';
import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ownDataWords } from '#i18n/own-data.ts';
import { ownAccountWords } from '#i18n/own-account.ts';
import { staffWords } from '#i18n/staff.ts';
import { launchBrowser } from '#tools/browser/launch.ts';
import { makeAccount } from '../accounts.ts';
import { Applicant } from '../applicant.ts';
import { pdf } from '../sample-files.ts';
import { signedInStaff, startSessionOf } from '../signed-in.ts';
import { sharedStack, type SharedStack } from '../stack.ts';
import type { Visitor } from '../visitor.ts';
import { inFullRun } from '#tests/runs.ts';

let browser: Browser;
let stack: SharedStack;
let sql: postgres.Sql;
beforeAll(async () => {
  browser = await launchBrowser();
  stack = await sharedStack();
  sql = postgres(stack.databaseUrl, { max: 2, onnotice: () => {} });
});
afterAll(async () => {
  await browser.close();
  await sql.end();
});

async function pageOf(visitor: Visitor, width: number): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 780 }, locale: 'es-US' });
  const cookies = [...visitor.cookies].map(([name, value]) => ({
    name,
    value,
    domain: 'localhost',
    path: '/',
    secure: true,
    httpOnly: name !== 'in',
    sameSite: 'Lax' as const,
  }));
  await context.addCookies(cookies);
  return context.newPage();
}
async function isAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

it(
  'a client saves everything as one file, asks to be forgotten, and staff delete it',
  inFullRun,
  async () => {
    const said = ownDataWords.es;
    const password = ownAccountWords.es.currentPassword;
    const account = await makeAccount(sql);
    const person = new Applicant(stack.siteUrl, 'es');
    person.answers = { ...person.answers, email: account.email };
    await startSessionOf(sql, person, { id: account.id, role: 'client', secondFactor: false });
    const bytes = pdf(200_000);
    const ticket = await person.upload('acta año.pdf', bytes);
    expect((await person.send({ tickets: [ticket] })).status).toBe(201);

    const page = await pageOf(person, 360);
    await page.goto(`${stack.siteUrl}/es/account`);
    const part = (name: string) =>
      page.locator('details', { has: page.getByRole('heading', { level: 2, name, exact: true }) });
    const copy = part(said.copy.title);
    await copy.locator('summary').click();
    await copy.getByRole('textbox', { name: password }).fill(account.password);
    await copy.getByRole('button', { name: said.copy.submit }).click();
    const saving = page.waitForEvent('download');
    await copy.getByRole('button', { name: /^Guardar todo/ }).click();
    const download = await saving;
    expect(download.suggestedFilename()).toMatch(/^mis-datos-\d{4}-\d{2}-\d{2}\.zip$/);
    const folder = unzipSync(new Uint8Array(readFileSync(await download.path())));
    const [dataFile, file] = Object.keys(folder);
    expect(file).toMatch(/^archivos\/[0-9A-Z]{8}\/acta año\.pdf$/);
    expect(folder[file ?? '']).toEqual(bytes);
    const data = JSON.parse(new TextDecoder().decode(folder[dataFile ?? ''])) as {
      account: { email: string };
    };
    expect(data.account.email).toBe(account.email);
    await isAccessible(page);

    const erase = part(said.erase.title);
    await erase.locator('summary').click();
    await erase.getByRole('textbox', { name: password }).fill(account.password);
    await erase.getByRole('button', { name: said.erase.submit }).click();
    await erase.getByRole('button', { name: said.erase.withdraw }).waitFor();
    await isAccessible(page);

    const words = staffWords.es.dataRequests;
    const { visitor } = await signedInStaff(sql, { siteUrl: stack.siteUrl, language: 'es' });
    const desk = await pageOf(visitor, 1280);
    await desk.goto(`${stack.siteUrl}/es/staff#data-requests`);
    await desk
      .getByRole('row', { name: new RegExp(account.email) })
      .getByRole('link')
      .click();
    await desk.getByRole('heading', { name: words.counts.title }).waitFor();
    await isAccessible(desk);
    await desk.getByRole('radio', { name: words.erase.choices.account }).check();
    await desk.getByRole('button', { name: words.erase.submit }).click();
    await desk.getByRole('dialog').getByRole('button', { name: words.erase.submit }).click();
    await desk.getByRole('heading', { name: words.counts.done }).waitFor();

    await page.reload();
    await page.waitForURL(/\/es\/login\?returnTo=/);
    await page.context().close();
    await desk.context().close();
  },
);
