// Otis, who is 78 and reads no screen: his daughter types the application with him and looks on; what he says comes by phone and
// what he signs by post. By the screens alone, and never without a yes of his own.
import { expect, it } from 'vitest';
import { officeDate } from '#domain/promises/office-date.ts';
import { casePageWords } from '#i18n/case-page.ts';
import { filePickerWords } from '#i18n/file-picker.ts';
import { fill } from '#i18n/format.ts';
import { mailWords } from '#i18n/mail.ts';
import { casePath } from '#i18n/routes.ts';
import { supporterPageWords } from '#i18n/supporter-page.ts';
import { supporterWords } from '#i18n/supporters.ts';
import { freshEmail } from '#tests/accounts.ts';
import { inFullRun } from '#tests/runs.ts';
import { portrait } from '#tests/sample-files.ts';
import { openDesk, takePhone } from './case-story.ts';
import { appliesAndPays, takesUp } from './first-steps.ts';
import { textOfMail } from './mail.ts';
import { statusOf } from './paper-desk.ts';
import { openPlace } from './places.ts';
import { setStage } from './stage.ts';
import { courtSaysYes, getsApproved } from './whole-story.ts';

const stage = setStage();

it(
  'Otis, Basic, in English: his daughter looks on, he tells by phone, reads and signs on paper, and the judge says yes',
  { ...inFullRun, timeout: 600_000 },
  async () => {
    const locale = 'en';
    const { phone, caseId, matters, name } = await appliesAndPays(stage, locale, {
      packageId: 'basic',
      firstName: 'Otis',
      lastName: 'Bell',
      eviction: (wizard) => wizard.field('landlordName').fill('Oak Homes LLC'),
    });
    const [matterId = ''] = matters;

    // While she sits beside him, he lets her look.
    const own = supporterWords[locale];
    await phone.page.goto(`${stage.site}${casePath(locale, caseId)}#supporters`);
    const panel = phone.page.getByRole('region', { name: casePageWords[locale].more.supporters });
    await panel.getByRole('button', { name: own.adding.open }).click();
    const email = freshEmail('daughter');
    await panel.getByLabel(own.adding.fields.name).fill('Ruth Bell');
    await panel.getByLabel(own.adding.fields.email.label).fill(email);
    await panel.getByLabel(own.adding.fields.bond.label).selectOption('family');
    await panel.getByLabel(own.sights.dates).check();
    await panel.getByLabel(own.adding.fields.agreed).check();
    await panel.getByRole('button', { name: own.adding.submit }).click();
    await panel.getByText(fill(own.adding.done, { name: 'Ruth Bell' })).waitFor();
    const seen = supporterPageWords[locale];
    const daughter = await takePhone(stage, locale);
    const mail = await textOfMail(
      stage.stack.mail,
      email,
      new RegExp(mailWords[locale].supporterLink.subject),
    );
    await daughter.page.goto(/https?:\S+supporter\?token=[\w-]+/.exec(mail)?.[0] ?? '');
    await daughter.page.getByRole('button', { name: seen.open.button, exact: true }).click();
    await daughter.page.getByRole('region', { name: seen.where }).waitFor();

    const desk = await takesUp(stage, locale, { phone, caseId, matters });
    await phone.learns('tell_us');
    // He calls instead; whoever listens writes down his words.
    const { take, fields } = desk.words.papers.made;
    const { page, words } = desk;
    await page.reload();
    await desk.tab('papers');
    const part = page.locator('#case-make-papers-1');
    if (!(await part.getByText(take.open, { exact: true }).isVisible()))
      await part.locator('summary').first().click();
    await part.getByText(take.open, { exact: true }).click();
    await part.getByLabel(take.fields.how.options.phone, { exact: true }).check();
    await part.getByLabel(take.fields.part.options.name_in_index, { exact: true }).check();
    await part.getByLabel(take.fields.nature.options.online, { exact: true }).check();
    await part.getByLabel(take.fields.length.options.years, { exact: true }).check();
    await part.getByLabel(take.fields.years).fill('7');
    for (const [field, text] of [
      ['story', 'The check came a week late. I paid, and they dropped it.'],
      ['harm', 'A home for seniors said no to me in May because of it.'],
      ['apart', 'I have paid on the first of the month ever since.'],
      ['outweighs', 'I am 78 and need a home without stairs.'],
    ] as const)
      await part.getByLabel(fields[field], { exact: true }).fill(text);
    await part.getByRole('button', { name: take.submit, exact: true }).click();
    await part.getByText(desk.words.papers.made.takenHow.phone).waitFor();
    await phone.reads('preparing');
    const attorney = await getsApproved(stage, locale, { desk, phone, caseId, matterId });

    // He asks for paper once, at her phone; it is sent, and comes back signed.
    await phone.learns('client_review');
    await openPlace(phone.page, locale, 'papers');
    const { otherWays, title } = casePageWords[locale].papers;
    const papers = phone.page.getByRole('region', { name: title });
    await papers.getByText(otherWays.title, { exact: true }).click();
    await papers.getByText(otherWays.post.label, { exact: true }).click();
    await papers.getByRole('button', { name: otherWays.post.yes, exact: true }).click();
    await papers.getByText(otherWays.done).waitFor();
    // Who made the papers does not note his yes: a colleague does.
    const colleague = await openDesk(stage, locale, caseId);
    await colleague.tab('messages');
    await colleague.page.getByText(otherWays.post.message).first().waitFor();
    await colleague.openParties();
    const { party } = words.cases;
    await colleague.page.getByText(party.dangerAsked, { exact: true }).click();
    await colleague.page.getByLabel(party.afraid.fields.answer.options.no, { exact: true }).check();
    await colleague.page.getByLabel(party.afraid.fields.said).fill('He laughed: a company he never met.');
    await colleague.page.getByRole('button', { name: party.afraid.submit, exact: true }).click();
    await colleague.page.getByText(party.dangerAsked, { exact: true }).waitFor({ state: 'detached' });
    await colleague.tab('papers');
    const { approval } = words.papers.papers;
    await colleague.page.getByText(approval.title, { exact: true }).click();
    const form = colleague.page
      .locator('form')
      .filter({ has: colleague.page.getByLabel(approval.fields.typedName) });
    for (const box of await form.getByRole('checkbox').all()) await box.check();
    await form.getByLabel(approval.fields.typedName).fill(name);
    await form.locator('input[type=file]').setInputFiles({
      name: 'signed.jpg',
      mimeType: 'image/jpeg',
      buffer: portrait(),
    });
    await form.getByText(filePickerWords[locale].sent, { exact: true }).waitFor();
    await form.getByRole('button', { name: approval.submit, exact: true }).click();
    await expect.poll(() => statusOf(stage, matterId), { timeout: 20_000 }).toBe('ready_to_file');
    await phone.reads('file_herself');

    // His wish came as a message, which the desk answers before all else.
    await page.reload();
    const { next, answerMessage } = words.cases.page;
    await page.getByRole('button', { name: fill(next, { step: answerMessage }), exact: true }).click();
    const { form: answer } = words.thread.messages;
    const composer = page.getByRole('region', { name: words.cases.page.composer.title });
    await composer.getByLabel(answer.fields.message.label, { exact: true }).fill('They are in the mail.');
    await composer.getByRole('button', { name: answer.submit, exact: true }).click();
    await composer.getByText(answer.done).waitFor();

    // He takes them to the clerk and calls.
    const { move } = words.cases;
    await page.reload();
    await desk.move(matterId, 'filed', {
      typed: { [move.filedOn]: officeDate(new Date()) },
      checked: [move.filers.client],
    });
    await phone.reads('filed_herself');
    await daughter.page.reload();
    await daughter.page.getByRole('region', { name: seen.where }).waitFor();
    await courtSaysYes(stage, desk, phone, matterId, { after: 'notifying_herself', end: 'closed_granted' });
    await Promise.all([
      colleague.journey.end(),
      attorney.journey.end(),
      daughter.end(),
      desk.journey.end(),
      phone.journey.end(),
    ]);
  },
);
