// The page where anybody checks a certificate: by the square on the paper, and by typing the code.
import postgres from 'postgres';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { formatCertificateCode } from '#domain/learning/certificate.ts';
import { certificateWords } from '#i18n/certificate.ts';
import { readModuleFacts } from '#server/learning/modules.ts';
import { launchBrowser } from '#tools/browser/launch.ts';
import { makeAccount } from '../accounts.ts';
import { sharedStack, type SharedStack } from '../stack.ts';
import { startJourney } from './journey.ts';

let browser: Browser;
let stack: SharedStack;
let sql: postgres.Sql;
beforeAll(async () => {
  [browser, stack] = await Promise.all([launchBrowser(), sharedStack()]);
  sql = postgres(stack.databaseUrl, { max: 1, onnotice: () => {} });
});
afterAll(() => Promise.all([browser.close(), sql.end()]));

it('an employer scans the square, sees whose it is, mistypes another code and puts it right', async () => {
  const { id } = await makeAccount(sql);
  const [row] = await sql<{ answer: { certificateCode: string } }[]>`
    select public.record_quiz(${sql.json({ userId: id, moduleId: 'housing-rights', score: 90, passed: true })}) as answer`;
  const code = formatCertificateCode(row?.answer.certificateCode ?? '');
  const words = certificateWords.es.page;
  const journey = await startJourney(browser, { viewport: { width: 360, height: 740 }, expects: /404/ });
  const { page } = journey;
  await page.goto(`${stack.siteUrl}/es/certificate?code=${code}`);
  const found = page.locator('#certificate-found');
  await found.waitFor();
  expect(await found.innerText()).toContain(words.real);
  expect(await found.innerText()).toContain('María José');
  expect(await found.innerText()).toContain(readModuleFacts('housing-rights').names.es);
  expect(await found.innerText()).not.toContain('Núñez');
  expect(await found.evaluate((element) => element === document.activeElement)).toBe(true);
  await journey.expectAccessible('certificate');

  const field = page.getByLabel(words.label);
  await field.fill('ACDE');
  await page.getByRole('button', { name: words.button }).click();
  await page.getByText(words.notACode).waitFor();
  expect(await found.isVisible()).toBe(false);
  await field.fill('ACDE 3467 FGHJ 9TWX');
  await page.keyboard.press('Enter');
  await page.getByText(words.notFound).waitFor();
  await field.fill(code.toLowerCase());
  await page.keyboard.press('Enter');
  await found.waitFor();
  await journey.end();
});
