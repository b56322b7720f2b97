// The page where anybody checks a certificate: by the square on the paper, and by typing the code.
import { expect, it } from 'vitest';
import { formatCertificateCode } from '#domain/learning/certificate.ts';
import { certificateWords } from '#i18n/certificate.ts';
import { readModuleFacts } from '#server/learning/modules.ts';
import { callFunction } from '#tools/database/call-function.ts';
import { makeAccount } from '../accounts.ts';
import { startJourney } from './journey.ts';
import { setStage } from './stage.ts';

const stage = setStage();

it('an employer scans the square, sees whose it is, mistypes another code and puts it right', async () => {
  const { id } = await makeAccount(stage.sql);
  const graded = { userId: id, moduleId: 'housing-rights', score: 90, passed: true };
  const { certificateCode } = await callFunction(stage.sql, 'record_quiz', graded);
  const code = formatCertificateCode(String(certificateCode));
  const words = certificateWords.es.page;
  const journey = await startJourney(stage.browser, {
    viewport: { width: 360, height: 740 },
    expects: /404/,
  });
  const { page } = journey;
  await page.goto(`${stage.site}/es/certificate?code=${code}`);
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
