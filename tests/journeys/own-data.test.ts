// A client saves a copy of everything as one file, asks to be forgotten, and staff do it: at browsers.
import { unzipSync } from 'fflate';
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { ownDataWords } from '#i18n/own-data.ts';
import { ownAccountWords } from '#i18n/own-account.ts';
import { staffWords } from '#i18n/staff.ts';
import { makeAccount } from '../accounts.ts';
import { Applicant } from '../applicant.ts';
import { pdf } from '../sample-files.ts';
import { signedInStaff, startSessionOf } from '../signed-in.ts';
import type { Visitor } from '../visitor.ts';
import { inFullRun } from '#tests/runs.ts';
import { enter, expectAccessible } from './journey.ts';
import { setStage } from './stage.ts';

const stage = setStage();

async function pageOf(visitor: Visitor, width: number): Promise<Page> {
  const context = await stage.browser.newContext({ viewport: { width, height: 780 }, locale: 'es-US' });
  const page = await context.newPage();
  await enter(page, visitor);
  return page;
}

it(
  'a client saves everything as one file, asks to be forgotten, and staff delete it',
  inFullRun,
  async () => {
    const labels = ownDataWords.es;
    const password = ownAccountWords.es.currentPassword;
    const account = await makeAccount(stage.sql);
    const person = new Applicant(stage.site, 'es');
    person.answers = { ...person.answers, email: account.email };
    await startSessionOf(stage.sql, person, { id: account.id, role: 'client', secondFactor: false });
    const bytes = pdf(200_000);
    const ticket = await person.upload('acta año.pdf', bytes);
    expect((await person.send({ tickets: [ticket] })).status).toBe(201);

    const page = await pageOf(person, 360);
    await page.goto(`${stage.site}/es/account`);
    const part = (name: string) =>
      page.locator('details', { has: page.getByRole('heading', { level: 2, name, exact: true }) });
    const copy = part(labels.copy.title);
    await copy.locator('summary').click();
    await copy.getByRole('textbox', { name: password }).fill(account.password);
    await copy.getByRole('button', { name: labels.copy.submit }).click();
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
    await expectAccessible(page);

    const erase = part(labels.erase.title);
    await erase.locator('summary').click();
    await erase.getByRole('textbox', { name: password }).fill(account.password);
    await erase.getByRole('button', { name: labels.erase.submit }).click();
    await erase.getByRole('button', { name: labels.erase.withdraw }).waitFor();
    await expectAccessible(page);

    const words = staffWords.es.dataRequests;
    const { visitor } = await signedInStaff(stage.sql, {
      siteUrl: stage.site,
      language: 'es',
      rights: ['erase'],
    });
    const desk = await pageOf(visitor, 1280);
    await desk.goto(`${stage.site}/es/staff#data-requests`);
    await desk
      .getByRole('row', { name: new RegExp(account.email) })
      .getByRole('link')
      .click();
    await desk.getByRole('heading', { name: words.counts.title }).waitFor();
    await expectAccessible(desk);
    await desk.getByRole('radio', { name: words.erase.fields.alsoByAddress.options.false }).check();
    await desk.getByRole('button', { name: words.erase.submit }).click();
    await desk.getByRole('dialog').getByRole('button', { name: words.erase.submit }).click();
    await desk.getByRole('heading', { name: words.counts.done }).waitFor();

    await page.reload();
    await page.waitForURL(/\/es\/login\?returnTo=/);
    await page.context().close();
    await desk.context().close();
  },
);
