// Clients from their payment to the end of their case, each told without a dead end: a Basic client who hears a no and gets
// her money back, a Standard client whose order is narrower than asked, a Premium client who calls, and one who never opens
// her mail. Three matters with three ends are told in case-endings.test.ts.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays, officeDate } from '#domain/promises/office-date.ts';
import { callWords } from '#i18n/calls.ts';
import { casePageWords } from '#i18n/case-page.ts';
import { caseReadingWords, caseWords } from '#i18n/cases.ts';
import { dashboardWords } from '#i18n/dashboard.ts';
import { casePath, path } from '#i18n/routes.ts';
import { confirmCalls } from '#tests/confirm-calls.ts';
import { inFullRun } from '#tests/runs.ts';
import { signedInStaff } from '#tests/signed-in.ts';
import { standing } from '../integration/database/given-matters.ts';
import { approvedPaper, matchRecord, openDesk, openPhone, paidCase } from './case-story.ts';
import { clientApproves, readsAndFiles, reportFiled } from './paper-story.ts';
import { openFold, openMatter, openPlace } from './places.ts';
import { setStage } from './stage.ts';

type Desk = Awaited<ReturnType<typeof openDesk>>;
type Phone = Awaited<ReturnType<typeof openPhone>>;

const stage = setStage();
beforeAll(() => confirmCalls(stage.sql));
afterAll(() => confirmCalls(stage.sql, false));
/** A day at the office, so many from today. */
const day = (from: number) => addDays(officeDate(new Date()), from);
const options = { ...inFullRun, timeout: 240_000 };

it('a Basic client hears a no in Spanish, and follows her money back to her card', options, async () => {
  const locale = 'es';
  const paid = await paidCase(stage, locale, 'basic');
  const [matterId = ''] = paid.matters;
  const desk = await openDesk(stage, locale, paid.caseId, { rights: ['refunds'] });
  const { move } = desk.words.cases;
  const phone = await openPhone(stage, locale, paid);
  await phone.reads('submitted');
  await desk.move(matterId, 'in_review');
  await phone.learns('in_review');
  await matchRecord(stage, desk.who, matterId);
  await approvedPaper(stage, matterId);
  await standing(stage, matterId, 'client_review');
  await readsAndFiles(phone, locale, day(0));
  await desk.page.reload();
  await desk.move(matterId, 'denied', {
    typed: { [move.decidedOn]: day(0) },
    checked: [move.outcomes.denied],
  });

  // A no has a face of its own, and says what happens with the money before anybody has sent it.
  await phone.learns('denied');
  await phone.page.locator('[data-face="denied"]').waitFor();
  const { panels, refunds, orderStates } = dashboardWords[locale];
  await openFold(phone.page, locale, panels.payments);
  const money = phone.page.getByRole('region', { name: panels.payments });
  const [opened = '', asked = ''] = [refunds.opened, refunds.asked].map((line) => line.split('{')[0]);
  await money.getByText(opened).waitFor();
  expect(await money.getByText(asked).count()).toBe(0);
  await phone.journey.expectAccessible('money on its way');
  await desk.page.reload();
  await desk.sendRefund();
  await phone.page.reload();
  await openFold(phone.page, locale, panels.payments);
  await money.getByText(orderStates.refunded).first().waitFor();
  await desk.move(matterId, 'closed');
  await phone.learns('closed_denied');
  await desk.journey.end();
  await phone.journey.end();
});

it('a Standard client is granted less than she asked for, and reads what it covers', options, async () => {
  const locale = 'en';
  const paid = await paidCase(stage, locale, 'standard');
  const [matterId = ''] = paid.matters;
  const desk = await openDesk(stage, locale, paid.caseId);
  const { move } = desk.words.cases;
  const phone = await openPhone(stage, locale, paid);
  await phone.reads('submitted');
  await desk.move(matterId, 'in_review');
  await phone.learns('in_review');
  await matchRecord(stage, desk.who, matterId);
  await approvedPaper(stage, matterId);
  await standing(stage, matterId, 'client_review');
  await readsAndFiles(phone, locale, day(0));

  const part = 'Online access to the docket, not the file at the clerk';
  await desk.page.reload();
  await desk.move(matterId, 'granted', {
    typed: { [move.decidedOn]: day(0), [move.outcomePart]: part },
    checked: [move.outcomes.granted_narrower],
  });
  await phone.learns('granted_narrower');
  await phone.page.locator('[data-face="narrower"]').waitFor();
  await openMatter(phone.page, locale);
  await phone.page.getByText(part).first().waitFor();
  await phone.journey.expectAccessible('narrower');
  await desk.move(matterId, 'notifying');
  await phone.getsMail();
  await desk.move(matterId, 'closed');
  await phone.learns('closed_granted_narrower');
  await desk.journey.end();
  await phone.journey.end();
});

it('a Premium client books a call about his case, and we see when to ring', options, async () => {
  const locale = 'es';
  const paid = await paidCase(stage, locale, 'premium');
  const [matterId = ''] = paid.matters;
  await standing(stage, matterId, 'in_review');
  const { visitor: staff } = await signedInStaff(stage.sql, { siteUrl: stage.site });
  await staff.post('/api/staff/call-hours', {
    languages: ['en', 'es'],
    hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens: '09:00', closes: '17:00' })),
    daysOff: [],
  });
  const phone = await openPhone(stage, locale, paid);
  await phone.reads('in_review');
  const labels = callWords[locale];
  const { page } = phone;
  await openPlace(page, locale, 'messages');
  const calls = page.getByRole('region', { name: labels.title });
  await calls.getByRole('heading', { name: labels.title }).click();
  await calls.getByLabel(labels.day).selectOption({ index: 2 });
  await calls.getByLabel(labels.booking.fields.startsAt).selectOption({ index: 1 });
  await calls.getByLabel(labels.booking.fields.phone.label).fill('404 555 0199');
  await calls.getByRole('button', { name: labels.book }).click();
  await calls.getByText(labels.booked).waitFor();
  await phone.journey.expectAccessible('a call');
  // It stays where it was booked, and is a date of the case.
  await page.goto(`${stage.site}${casePath(locale, paid.caseId)}#calls`);
  await calls.getByRole('button', { name: labels.change }).waitFor();
  const desk = await openDesk(stage, locale, paid.caseId);
  await desk.page.getByText('(404) 555-0199').first().waitFor();

  // What was said on the phone goes into the papers, and they into the court.
  await matchRecord(stage, desk.who, matterId);
  await approvedPaper(stage, matterId);
  await standing(stage, matterId, 'client_review');
  await readsAndFiles(phone, locale, day(0));
  await grantedAndClosed(desk, phone, matterId);
});

it('a client who never opened a mail finds the one thing to do when she comes back', options, async () => {
  const locale = 'es';
  const paid = await paidCase(stage, locale, 'standard');
  const [matterId = ''] = paid.matters;
  await approvedPaper(stage, matterId);
  await standing(stage, matterId, 'client_review');
  // Weeks pass, our reminders stay unread, and she signs in by herself one day.
  await stage.sql`
    update public.court_matters set updated_at = now() - interval '40 days' where id = ${matterId}`;
  await stage.stack.runSchedule('tend-silence');
  const phone = await openPhone(stage, locale, paid);
  const { page } = phone;
  await page.goto(stage.site + path('dashboard', locale));
  await page.getByText(caseWords[locale].ball.client).first().waitFor();
  await page.getByText(caseReadingWords[locale].readings.client_review.now).first().waitFor();
  const action = page.getByRole('link', { name: casePageWords[locale].turn.papers });
  const box = await action.boundingBox();
  expect(box && box.y + box.height).toBeLessThan(740);
  await action.click();
  await clientApproves(phone, locale);
  await phone.reads('file_herself');
  await reportFiled(phone, locale, day(0));
  await phone.reads('filed_herself');
  await grantedAndClosed(await openDesk(stage, locale, paid.caseId), phone, matterId);
});

/** The court says yes to all of it, and the case ends. */
async function grantedAndClosed(desk: Desk, phone: Phone, matterId: string): Promise<void> {
  const { move } = desk.words.cases;
  await desk.page.reload();
  await desk.move(matterId, 'granted', {
    typed: { [move.decidedOn]: day(0) },
    checked: [move.outcomes.granted],
  });
  await phone.learns('granted');
  await desk.move(matterId, 'notifying');
  await phone.getsMail();
  await desk.move(matterId, 'closed');
  await phone.learns('closed_granted');
  await desk.journey.end();
  await phone.journey.end();
}
