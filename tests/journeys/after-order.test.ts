// Templates of papers at a desk and a phone, and what a client notes after an order.
import { expect, it } from 'vitest';
import { casePageWords } from '#i18n/case-page.ts';
import { fieldMessages } from '#i18n/field-messages.ts';
import { casePath, path } from '#i18n/routes.ts';
import { staffWords } from '#i18n/staff.ts';
import { makeInvitedClient } from '#tests/accounts.ts';
import { inFullRun } from '#tests/runs.ts';
import { signedInStaff, startSessionOf } from '#tests/signed-in.ts';
import { Visitor } from '#tests/visitor.ts';
import { standing } from '../integration/database/given-matters.ts';
import { enter, startJourney } from './journey.ts';
import { noteLetter } from './paper-story.ts';
import { openPlace } from './places.ts';
import { setStage } from './stage.ts';

const stage = setStage();

for (const [locale, width, colorScheme] of [
  ['en', 1280, 'dark'],
  ['es', 360, 'light'],
] as const)
  it(`a template is read, compared and written at ${width} px, in ${locale}`, inFullRun, async () => {
    const labels = staffWords[locale].templates;
    const { visitor } = await signedInStaff(stage.sql, {
      siteUrl: stage.site,
      language: locale,
      role: 'admin',
    });
    const desk = await startJourney(stage.browser, { viewport: { width, height: 800 }, colorScheme });
    const { page } = desk;
    await enter(page, visitor);
    await page.goto(stage.site + path('staff', locale, '#templates'));
    await page.getByRole('link', { name: 'Affidavit in support of the motion' }).waitFor();
    await desk.expectAccessible('list');
    await page.getByRole('link', { name: 'Affidavit in support of the motion' }).click();
    await page.getByText(labels.facts.title).waitFor();
    await page.getByText(labels.write.open).click();
    await page.getByText(/^1\. /).click();
    await page.getByText(/^3\. /).click();
    await desk.expectAccessible('template');
    await page.getByRole('button', { name: labels.write.submit }).click();
    await page.getByText(fieldMessages[locale]['template.note']).waitFor();
    await desk.end();
  });

it('a client notes letters after an order at a phone, in es', inFullRun, async () => {
  const labels = casePageWords.es;
  const { id } = await makeInvitedClient(stage.sql);
  const [matter] = await stage.sql<{ id: string; caseId: string }[]>`
    select matter.id, matter.case_id as "caseId" from public.court_matters as matter
    join public.cases on cases.id = matter.case_id where cases.user_id = ${id}`;
  const { id: matterId, caseId } = matter ?? { id: '', caseId: '' };
  await standing(stage, matterId, 'notifying');
  const client = new Visitor(stage.site, 'es');
  await startSessionOf(stage.sql, client, { id, role: 'client', secondFactor: false });
  const phone = await startJourney(stage.browser, {
    viewport: { width: 360, height: 740 },
    colorScheme: 'dark',
  });
  const { page } = phone;
  await enter(page, client);
  await page.goto(stage.site + casePath('es', caseId));
  await openPlace(page, 'es', 'papers');
  await page.getByText(labels.report.letter, { exact: true }).click();
  await page.getByRole('button', { name: labels.courtLetter.submit }).waitFor();
  await noteLetter({ page }, 'es', 'Screening Inc.');
  await phone.expectAccessible('letters');
  expect(await page.getByText('Screening Inc.').count()).toBe(1);
  await phone.end();
});
