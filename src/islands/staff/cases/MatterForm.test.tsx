// The facts of a court matter: what is odd is asked about, what cannot be is refused, and nothing that was typed is lost.
import { expect, it } from 'vitest';
import { locales } from '#domain/languages.ts';
import { fieldMessages } from '#i18n/field-messages.ts';
import { renderAtWork } from '#tests/components/in-app.tsx';
import { staffWords } from '#i18n/staff.ts';
import { answer, serve } from '#tests/components/server.ts';
import { casePartProps, matter } from '#tests/components/staff-case.ts';
import { MatterForm } from './MatterForm.tsx';

const path = '/api/staff/matters/m1/facts';

it.each(locales)('asks about a docket that looks odd, and saves it all the same (%s)', async (locale) => {
  const server = serve({ [`POST ${path}`]: () => answer({ matchLost: false }) });
  const props = casePartProps();
  const labels = staffWords[locale].cases.matter;
  const page = await renderAtWork(<MatterForm {...props} matter={matter()} />, locale);
  await page.getByLabelText(labels.form.fields.docketNumber).fill('see letter');
  await expect.element(page.getByText(labels.oddDocket)).toBeVisible();
  await page.getByLabelText(labels.form.fields.source).selectOptions('client');
  await page.getByRole('button', { name: labels.form.submit }).click();
  await expect.element(page.getByText(labels.form.done)).toBeVisible();
  expect(server.last(path)).toMatchObject({ facts: { docketNumber: 'see letter' } });
});

it('refuses a year that is none and a judgment before the filing, and keeps both where they were typed', async () => {
  const server = serve({ [`POST ${path}`]: () => answer({ matchLost: false }) });
  const props = casePartProps();
  const labels = staffWords.en.cases.matter;
  const page = await renderAtWork(<MatterForm {...props} matter={matter()} />);
  await page.getByLabelText(labels.form.fields.filingYear).fill('20x4');
  await page.getByLabelText(labels.form.fields.filedAgainstOn).fill('2024-05-01');
  await page.getByLabelText(labels.form.fields.judgedOn).fill('2024-04-01');
  await page.getByLabelText(labels.form.fields.source).selectOptions('court_record');
  await page.getByRole('button', { name: labels.form.submit }).click();
  await expect.element(page.getByText(fieldMessages.en['year.invalid'])).toBeVisible();
  await expect.element(page.getByLabelText(labels.form.fields.filingYear)).toHaveValue('20x4');
  await page.getByLabelText(labels.form.fields.filingYear).fill('2024');
  await page.getByRole('button', { name: labels.form.submit }).click();
  await expect.element(page.getByText(fieldMessages.en['judged.beforeFiled'])).toBeVisible();
  await expect.element(page.getByLabelText(labels.form.fields.judgedOn)).toHaveValue('2024-04-01');
  expect(server.calls.filter((call) => call.path === path)).toEqual([]);
});
