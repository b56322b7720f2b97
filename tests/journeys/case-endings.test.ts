// What the court may do besides saying yes: no, with the money going back; and, of three matters in one case, a different
// end for each.
import { expect, it } from 'vitest';
import { addDays, officeDate } from '#domain/promises/office-date.ts';
import { casePageWords } from '#i18n/case-page.ts';
import { caseReadingWords } from '#i18n/cases.ts';
import { locales } from '#domain/languages.ts';
import { dashboardWords } from '#i18n/dashboard.ts';
import { path } from '#i18n/routes.ts';
import { inFullRun } from '#tests/runs.ts';
import { paper, standing } from '../integration/database/given-matters.ts';
import { approvedPaper, atCourt, openDesk, openPhone, paidCase } from './case-story.ts';
import { readsAndFiles } from './paper-story.ts';
import { openFold } from './places.ts';
import { setStage } from './stage.ts';

const stage = setStage();
/** A day at the office, so many from today. */
const day = (from: number) => addDays(officeDate(new Date()), from);
const options = { ...inFullRun, timeout: 180_000 };

for (const locale of locales) {
  it(`a judge says no, and all the money goes back, in ${locale}`, options, async () => {
    const paid = await paidCase(stage, locale, 'basic');
    const [matterId = ''] = paid.matters;
    await atCourt(stage, matterId, 'client');
    const desk = await openDesk(stage, locale, paid.caseId, { rights: ['refunds'] });
    const { page } = desk;
    const { move } = desk.words.cases;
    const phone = await openPhone(stage, locale, paid);
    await phone.reads('filed_herself');

    await desk.move(matterId, 'denied', {
      typed: { [move.decidedOn]: day(0) },
      checked: [move.outcomes.denied],
    });
    await phone.learns('denied');
    await phone.journey.expectAccessible('denied');
    await page.reload();

    await desk.sendRefund();

    await phone.page.goto(stage.site + path('dashboard', locale));
    await openFold(phone.page, locale, dashboardWords[locale].panels.payments);
    await phone.page.getByText(dashboardWords[locale].orderStates.refunded).first().waitFor();
    await desk.move(matterId, 'closed');
    await phone.learns('closed_denied');
    await desk.journey.end();
    await phone.journey.end();
  });

  it(`the clerk sends papers back, and the next ones are filed, in ${locale}`, options, async () => {
    const paid = await paidCase(stage, locale, 'standard');
    const [matterId = ''] = paid.matters;
    const old = await paper(stage, matterId, ['attorney', 'client']);
    await atCourt(stage, matterId, 'client');
    const desk = await openDesk(stage, locale, paid.caseId);
    const phone = await openPhone(stage, locale, paid);
    const { move } = desk.words.cases;
    await desk.move(matterId, 'preparing', {
      typed: { [move.reason]: 'The clerk wants the docket number.' },
    });
    await phone.learns('preparing');
    // Why, for staff, is no word for the client.
    expect(await phone.page.getByText('The clerk wants the docket number.').count()).toBe(0);

    await stage.sql`update public.case_papers set withdrawn_at = now() where id = ${old.paperId}`;
    await approvedPaper(stage, matterId);
    await standing(stage, matterId, 'client_review');
    await readsAndFiles(phone, locale, day(0));
    await desk.journey.end();
    await phone.journey.end();
  });

  it(
    `of three matters each ends in another way, and the newest decision speaks, in ${locale}`,
    options,
    async () => {
      const paid = await paidCase(stage, locale, 'vip', {
        numberOfEvictions: '3',
        knowsCaseNumber: 'yes',
        caseNumbers: '24-D-0101\n24-D-0102\n24-D-0103',
      });
      const [first = '', second = '', third = ''] = paid.matters;
      expect(paid.matters).toHaveLength(3);
      for (const matterId of paid.matters) await atCourt(stage, matterId, 'us');
      await stage.sql`
        update public.court_matters set filed_on = current_date - 6 where case_id = ${paid.caseId}`;
      const desk = await openDesk(stage, locale, paid.caseId);
      const { move } = desk.words.cases;
      const phone = await openPhone(stage, locale, paid);
      const { readings, overMany } = caseReadingWords[locale];
      const decided = (ago: number) => ({ [move.decidedOn]: day(-ago) });

      // The newest decision speaks, whatever the others wait for.
      await desk.move(first, 'granted', { typed: decided(2), checked: [move.outcomes.granted] });
      await phone.learns('granted');
      await phone.page.locator('[data-face="granted"]').waitFor();
      await desk.move(second, 'denied', { place: 2, typed: decided(1), checked: [move.outcomes.denied] });
      await phone.learns('denied');
      await phone.page.locator('[data-face="denied"]').waitFor();
      const matters = phone.page.getByRole('region', { name: casePageWords[locale].matters.title });
      await matters.getByText(readings.granted.badge, { exact: true }).waitFor();
      await matters.getByText(readings.denied.badge, { exact: true }).waitFor();
      await phone.journey.expectAccessible('three matters');
      // Of what money there is to give back for one of three, staff decide.
      const [asked] = await stage.sql`
      select count(*)::int as count from public.refund_requests as refund
      join public.cases as one on one.order_id = refund.order_id where one.id = ${paid.caseId}`;
      expect(asked).toEqual({ count: 1 });

      const part = 'Online access to the docket, not the file at the clerk';
      await desk.move(third, 'granted', {
        place: 3,
        typed: { ...decided(0), [move.outcomePart]: part },
        checked: [move.outcomes.granted_narrower],
      });
      await phone.learns('granted_narrower');
      await phone.page.locator('[data-face="narrower"]').waitFor();
      await desk.move(first, 'notifying');
      await desk.move(first, 'closed');
      await desk.move(second, 'closed', { place: 2 });
      await phone.getsMail();
      await phone.reads('granted_narrower');
      await desk.move(third, 'closed', { place: 3 });
      await phone.getsMail();
      await phone.page.reload();
      await phone.page.getByText(overMany.now).first().waitFor();
      await matters.getByText(readings.closed_denied.badge, { exact: true }).waitFor();
      await matters.getByText(readings.closed_granted.badge, { exact: true }).waitFor();
      await matters.getByText(readings.closed_granted_narrower.badge, { exact: true }).waitFor();
      await desk.journey.end();
      await phone.journey.end();
    },
  );
}
