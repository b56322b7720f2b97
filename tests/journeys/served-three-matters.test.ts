// Bartholomew from the application to the end, by the screens alone: three court cases, a marriage on the way, and a no, a yes
// and a stop, with a share of his money back.
import { expect, it } from 'vitest';
import { officeDate } from '#domain/promises/office-date.ts';
import { casePageWords } from '#i18n/case-page.ts';
import { filePickerWords } from '#i18n/file-picker.ts';
import { caseReadingWords } from '#i18n/cases.ts';
import { path } from '#i18n/routes.ts';
import { inFullRun } from '#tests/runs.ts';
import { portrait } from '#tests/sample-files.ts';
import { openDesk } from './case-story.ts';
import { appliesAndPays, beginsReview, comparesRecord, docket, onRecord, sendMove } from './first-steps.ts';
import { answersStatement, clientApproves, reportFiled } from './paper-story.ts';
import { statusOf } from './paper-desk.ts';
import { openFold } from './places.ts';
import { setStage } from './stage.ts';
import {
  approvesAll,
  hasNoConflict,
  makesPapers,
  motionOf,
  pressesHead,
  sendsToAttorney,
} from './whole-story.ts';

const stage = setStage();
it(
  'Bartholomew, VIP, in English: three court cases, a new name before the papers, and three ends',
  { ...inFullRun, timeout: 900_000 },
  async () => {
    const locale = 'en';
    const dockets = [docket(), docket()];
    const { phone, caseId, matters, name } = await appliesAndPays(stage, locale, {
      packageId: 'vip',
      firstName: 'Bartholomew',
      lastName: 'O’Neil-Carter',
      eviction: async (wizard) => {
        await wizard.field('landlordName').fill('Oak Homes LLC');
        await wizard.field('numberOfEvictions').selectOption('3');
        await wizard.option('knowsCaseNumber', 'yes').check();
        // As he wrote them down: of the third he knows where it was.
        await wizard.field('caseNumbers').fill(`${dockets.join(' / ')}\nunknown, Ben Hill County`);
      },
    });
    expect(matters).toHaveLength(3);
    const [first = '', second = '', third = ''] = matters;
    await phone.reads('submitted');
    const desk = await openDesk(stage, locale, caseId, { rights: ['refunds'] });
    await beginsReview(stage, desk, locale, caseId, first, undefined, 1);
    await phone.learns('in_review');
    for (const place of [1, 2, 3])
      await comparesRecord(
        desk,
        onRecord({
          place,
          docketNumber: dockets[place - 1] ?? docket(),
          // Of the second he knew only the number.
          ...(place === 2 && { county: 'Fulton' }),
          ...(place > 1 && {
            landlord: `Landlord ${place} LLC`,
            ended: { outcome: 'dismissed', judgment: 'none' },
          }),
        }),
      );
    await sendMove(stage, desk, first, 'preparing', { place: 1, all: true });
    for (const id of [second, third]) expect(await statusOf(stage, id)).toBe('preparing');
    await phone.learns('tell_us');

    // He married; his picture goes with it, and somebody looks at it.
    const { newName, more } = casePageWords[locale];
    const files = filePickerWords[locale];
    await openFold(phone.page, locale, more.name);
    const firstName = phone.page.getByLabel(newName.fields.firstName);
    await firstName.fill('Bartholomew');
    await phone.page.getByLabel(newName.fields.lastName).fill('O’Neil-Washington III');
    const renamed = phone.page.locator('form').filter({ has: firstName });
    await renamed.locator('input[type=file]').setInputFiles({
      name: 'license.jpg',
      mimeType: 'image/jpeg',
      buffer: portrait(),
    });
    await phone.page.getByText(files.sent, { exact: true }).waitFor();
    await phone.page.getByRole('button', { name: newName.submit }).click();
    await phone.page.getByText(newName.done).waitFor();
    await desk.page.reload();
    await desk.tab('client');
    const renaming = desk.words.cases.name;
    await desk.page.getByText(renaming.title, { exact: true }).click();
    await desk.page.getByLabel(renaming.form.fields.firstName).fill('Bartholomew');
    await desk.page.getByLabel(renaming.form.fields.lastName).fill('O’Neil-Washington III');
    await desk.page.getByLabel(renaming.form.fields.reason).fill('Marriage certificate, seen as a photo.');
    await desk.page.getByRole('button', { name: renaming.form.submit, exact: true }).click();
    await desk.page.getByText(renaming.doneNone).waitFor();
    await desk.tab('work');

    // He is asked about each court case, one after the other, under its own number.
    for (const place of [1, 2, 3]) {
      await phone.page.goto(stage.site + path('dashboard', locale));
      await pressesHead(phone, locale, 'statement');
      await answersStatement(phone, locale, {
        story: `I had moved out of home ${place} and paid what was due.`,
        harm: `Two homes said no to me in April because of home ${place}.`,
        apart: `I left home ${place} before the notice came.`,
        outweighs: `Nobody rents by what happened at home ${place}.`,
      });
    }
    await phone.reads('preparing');
    for (const place of [1, 2, 3]) await makesPapers(desk, 'make_papers', place);
    await sendsToAttorney(stage, desk, first, { place: 1, all: true });
    for (const id of [second, third]) expect(await statusOf(stage, id)).toBe('attorney_review');
    await phone.learns('attorney_review');
    const attorney = await openDesk(stage, locale, caseId, { role: 'attorney' });
    await hasNoConflict(attorney);
    for (const [index, id] of matters.entries()) await approvesAll(stage, attorney, id, index + 1);
    await phone.learns('client_review');
    await pressesHead(phone, locale, 'papers');
    const today = 'Bartholomew O’Neil-Washington III';
    for (const place of [1, 2, 3]) await clientApproves(phone, locale, today, place);
    const motion = await motionOf(stage, phone, locale);
    for (const letters of [today, name]) expect(motion).toContain(letters);

    // He takes two to the court himself, and of the third he thinks better.
    for (const place of [1, 2]) await reportFiled(phone, locale, officeDate(new Date()), place);
    await desk.page.reload();
    const { move } = desk.words.cases;
    await desk.move(third, 'cancelled', {
      place: 3,
      chosen: { [move.endReason]: 'client_stopped' },
    });
    await phone.getsMail();

    await desk.move(first, 'denied', {
      typed: { [move.decidedOn]: officeDate(new Date()) },
      checked: [move.outcomes.denied],
    });
    await phone.learns('denied');
    // The rule for one of three, said in dollars before anybody decides; staff with the right send that share.
    const { refunds } = desk.words.orders;
    await desk.tab('client');
    await desk.page.getByRole('link', { name: desk.words.cases.money.refund, exact: true }).click();
    await desk.page.getByText('$350 of $1,050: 1 of 3').waitFor();
    await desk.page.getByLabel(refunds.decide.fields.decision.options.approve, { exact: true }).check();
    await desk.page.getByLabel(refunds.decide.fields.note).fill('One of your three court cases was denied.');
    await desk.page.getByRole('button', { name: refunds.decide.submit, exact: true }).click();
    await desk.page.getByRole('button', { name: refunds.decide.confirmSend.yes }).click();
    await desk.page.getByRole('article').getByText(refunds.statuses.sent, { exact: true }).first().waitFor();
    await desk.page.goto(stage.site + path('staff', locale, `#cases/${caseId}`));

    await desk.move(second, 'granted', {
      place: 2,
      typed: { [move.decidedOn]: officeDate(new Date()) },
      checked: [move.outcomes.granted],
    });
    await phone.learns('granted');
    await desk.move(second, 'notifying', { place: 2 });
    await desk.move(first, 'closed');
    await desk.move(second, 'closed', { place: 2 });
    await phone.getsMail();
    await phone.page.goto(stage.site + path('dashboard', locale));
    const { overMany, readings } = caseReadingWords[locale];
    await phone.page.getByText(overMany.now).first().waitFor();
    const shown = phone.page.getByRole('region', { name: casePageWords[locale].matters.title });
    for (const end of ['closed_denied', 'closed_granted', 'cancelled_client_stopped'] as const)
      await shown.getByText(readings[end].badge, { exact: true }).waitFor();
    await Promise.all([attorney.journey.end(), desk.journey.end(), phone.journey.end()]);
  },
);
