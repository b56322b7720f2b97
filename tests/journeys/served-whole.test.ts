// Yolanda and Luz from the application to the end, each by the screens alone: what nobody asks for is not done.
import { expect, it } from 'vitest';
import { officeDate } from '#domain/promises/office-date.ts';
import statementEs from '#i18n/es/statement.ts';
import { casePageWords } from '#i18n/case-page.ts';
import { fill } from '#i18n/format.ts';
import { inFullRun } from '#tests/runs.ts';
import { appliesAndPays, handsAt, takesUp, type Desk } from './first-steps.ts';
import { answersStatement, clientApproves, reportFiled } from './paper-story.ts';
import { setStage } from './stage.ts';
import { courtSaysYes, getsApproved, motionOf, pressesHead, translates } from './whole-story.ts';

const stage = setStage();
const options = { ...inFullRun, timeout: 600_000 };
const today = officeDate(new Date());
/** As many as the best desk needed before was 26. */
const handsOfTriage = 12;

it(
  'Yolanda, Basic, in Spanish: her words are asked for, made English, read back, filed by her, and granted',
  options,
  async () => {
    const locale = 'es';
    const { phone, caseId, matters, name } = await appliesAndPays(stage, locale, {
      packageId: 'basic',
      firstName: 'Yolanda',
      lastName: 'Reyes Márquez',
      eviction: (wizard) => wizard.field('landlordName').fill('Oak Homes LLC'),
    });
    const [matterId = ''] = matters;
    const hands = handsAt();
    const desk = await takesUp(stage, locale, { phone, caseId, matters, hands });
    expect(hands.count()).toBeLessThanOrEqual(handsOfTriage);

    await phone.learns('tell_us');
    await pressesHead(phone, locale, 'statement');
    await answersStatement(phone, locale, {
      story: 'Perdí el trabajo y pagué tarde. El dueño retiró la demanda.',
      harm: 'Tres edificios me rechazaron en marzo por ese caso.',
      apart: 'Pagué todo antes de la audiencia.',
      outweighs: 'Nadie necesita ya saber de un caso retirado.',
    });
    await phone.reads('translating');
    await translates(desk);
    await phone.learns('read_back');
    await pressesHead(phone, locale, 'readBack');
    const confirm = phone.page.getByRole('button', { name: statementEs.translation.submit });
    await confirm.click();
    await confirm.waitFor({ state: 'detached' });
    await phone.reads('preparing');

    const attorney = await getsApproved(stage, locale, { desk, phone, caseId, matterId });
    await phone.learns('client_review');
    await pressesHead(phone, locale, 'papers');
    await clientApproves(phone, locale, name);
    await phone.reads('file_herself');
    await reportFiled(phone, locale, today);
    await phone.reads('filed_herself');
    await courtSaysYes(stage, desk, phone, matterId, { after: 'notifying_herself', end: 'closed_granted' });
    await Promise.all([attorney.journey.end(), desk.journey.end(), phone.journey.end()]);
  },
);

/** The record names two people; the second is not our client. */
async function addsRespondent(
  { page, words, openParties }: Desk,
  name: string,
  address: string,
): Promise<void> {
  const { party, sources, matter } = words.cases;
  const { fields, submit } = party.form;
  await openParties();
  await page.getByRole('button', { name: party.add }).click();
  const adding = page.locator('form').filter({ has: page.getByLabel(fields.role, { exact: true }) });
  await adding.getByLabel(fields.role, { exact: true }).selectOption('respondent');
  await adding.getByLabel(fields.name, { exact: true }).fill(name);
  await adding.getByLabel(fields.address).fill(address);
  await adding
    .getByLabel(matter.form.fields.source, { exact: true })
    .selectOption({ label: sources.court_record });
  await adding.getByRole('button', { name: submit }).click();
  await page.locator('li strong').filter({ hasText: name }).first().waitFor();
  await page.reload();
}

it(
  'Luz and Marco named in one case, and Luz our client: the papers name both, and she is asked about him',
  options,
  async () => {
    const locale = 'es';
    const { phone, caseId, matters, name } = await appliesAndPays(stage, locale, {
      packageId: 'standard',
      firstName: 'Luz Marina',
      lastName: 'Ortega Peña',
      eviction: (wizard) => wizard.field('landlordName').fill('Oak Homes LLC'),
    });
    const [matterId = ''] = matters;
    const husband = 'Marco Ortega Ruiz';
    const desk = await takesUp(stage, locale, {
      phone,
      caseId,
      matters,
      before: (at) => addsRespondent(at, husband, '9 Oak St, Decatur, GA 30030'),
    });
    await phone.learns('tell_us');
    await pressesHead(phone, locale, 'statement');
    await answersStatement(phone, locale, {
      story: 'Mi esposo y yo nos atrasamos un mes. Pagamos y retiraron la demanda.',
      harm: 'En junio perdimos un apartamento por ese caso.',
      apart: 'Pagamos todo en una semana.',
      outweighs: 'Mis hijos necesitan una casa.',
    });
    await translates(desk);
    await phone.learns('read_back');
    await pressesHead(phone, locale, 'readBack');
    const confirm = phone.page.getByRole('button', { name: statementEs.translation.submit });
    await confirm.click();
    await confirm.waitFor({ state: 'detached' });
    const attorney = await getsApproved(stage, locale, { desk, phone, caseId, matterId });
    await phone.learns('client_review');
    await pressesHead(phone, locale, 'papers');
    const { papers } = casePageWords[locale];
    for (const who of [husband, 'Oak Homes LLC'])
      await phone.page.getByText(fill(papers.danger, { name: who })).waitFor();
    await clientApproves(phone, locale, name);
    await phone.reads('file_herself');
    const motion = await motionOf(stage, phone, locale);
    expect(motion).toContain(husband);
    await reportFiled(phone, locale, today);
    await phone.reads('filed_herself');
    await courtSaysYes(stage, desk, phone, matterId, { after: 'notifying_us', end: 'closed_granted' });
    await Promise.all([attorney.journey.end(), desk.journey.end(), phone.journey.end()]);
  },
);
