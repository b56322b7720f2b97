// Money back, from the wish in the portal to the decision in the workplace and its way to the card.
import { describe, expect, it } from 'vitest';
import { locales, type Locale } from '#domain/languages.ts';
import { findPackage } from '#domain/packages/catalogue.ts';
import { refundExpected } from '#domain/promises/business-days.ts';
import { officeCalendar } from '#domain/promises/office-calendar.ts';
import { fieldMessages } from '#i18n/field-messages.ts';
import { fieldMessage } from '#i18n/api-errors.ts';
import { caseReadingWords } from '#i18n/cases.ts';
import { dashboardWords } from '#i18n/dashboard.ts';
import { fill, formatDate, formatPrice } from '#i18n/format.ts';
import { mailWords } from '#i18n/mail.ts';
import { casePath, path } from '#i18n/routes.ts';
import { staffWords } from '#i18n/staff.ts';
import { readSiteFacts } from '#server/site.ts';
import { inFullRun } from '#tests/runs.ts';
import { signedInStaff } from '../signed-in.ts';
import { openPhone, paidCase, type PaidCase } from './case-story.ts';
import { enter, startJourney } from './journey.ts';
import { textOfMail } from './mail.ts';
import { setStage } from './stage.ts';

const stage = setStage();
const wish = 'Encontré otra solución.';
const answer = 'Todavía no empezamos.';
/** The beginning of a sentence, up to the first thing that is filled in. */
const beginning = (text: string) => text.split('{')[0] ?? '';
/** The whole line about a sum that was sent today: what, when, and between which days it should be on the card. */
function sentToday(locale: Locale, amount: string): string {
  const now = new Date();
  const { from, to } = refundExpected(now, officeCalendar(readSiteFacts().closures));
  const day = (date: string | Date) => formatDate(date, locale);
  const said = { amount, date: day(now), from: day(from), to: day(to) };
  return fill(dashboardWords[locale].refunds.sent, said);
}
type Phone = Awaited<ReturnType<typeof openPhone>>;
type Decision = 'all' | 'part' | 'decline';

/** The payments of the case, where a mail about money leads. */
async function openPayments({ page }: Phone, locale: Locale, { caseId }: PaidCase): Promise<void> {
  await page.goto('about:blank');
  await page.goto(`${stage.site}${casePath(locale, caseId)}#payments`);
  await page
    .getByText(formatPrice(findPackage('basic').amountCents, locale), { exact: true })
    .first()
    .waitFor();
}

async function ask(phone: Phone, locale: Locale, paid: PaidCase): Promise<void> {
  const labels = dashboardWords[locale].refunds;
  const { page, journey } = phone;
  await openPayments(phone, locale, paid);
  await page.getByText(labels.open, { exact: true }).click();
  await page.getByRole('button', { name: labels.asking.submit }).click();
  await page.getByText(fieldMessages[locale]['refundReason.required']).waitFor();
  await page.getByLabel(labels.asking.fields.reasonCode.options.changed_mind).check();
  await page.getByLabel(labels.asking.fields.words).fill(wish);
  await journey.expectAccessible('ask');
  await page.getByRole('button', { name: labels.asking.submit }).click();
  // On a phone the form is gone: what became of it has the focus, and is in sight.
  const notice = page.getByText(labels.asking.done);
  await expect.poll(() => notice.evaluate((element) => element === document.activeElement)).toBe(true);
  await journey.expectAccessible('asked');
  // Until somebody has decided, the step is the first one, and the client is who asked.
  const now = page.getByRole('list', { name: labels.steps.label }).locator('[aria-current=step]');
  expect(await now.textContent()).toContain(labels.steps.asked);
  await page.getByText(beginning(labels.asked)).waitFor();
}

async function decide(paid: PaidCase, locale: Locale, decision: Decision): Promise<void> {
  const words = staffWords[locale];
  const { refunds, giveBack } = words.orders;
  const price = formatPrice(findPackage('basic').amountCents, locale);
  const work = await startJourney(stage.browser, { expects: /status of 400/ });
  const staff = await signedInStaff(stage.sql, {
    siteUrl: stage.site,
    language: locale,
    rights: ['refunds'],
  });
  await enter(work.page, staff.visitor);
  await work.page.goto(`${stage.site}${path('staff', locale)}#refunds`);
  await work.page.getByLabel(words.frame.list.search, { exact: true }).fill(paid.client.email);
  await work.page.keyboard.press('Enter');
  await expect.poll(() => work.page.getByRole('row').count()).toBe(2);
  await work.page.getByRole('row').nth(1).getByRole('link').click();
  await work.page.getByText(wish).waitFor();
  expect(await work.page.getByLabel(refunds.decide.fields.amountCents).count()).toBe(0);
  const choice = refunds.decide.fields.decision.options[decision === 'decline' ? 'decline' : 'approve'];
  await work.page.getByLabel(choice, { exact: true }).check();
  if (decision === 'part') await work.page.getByLabel(refunds.decide.fields.amountCents).fill('');
  await work.page.getByLabel(refunds.decide.fields.note).fill(answer);
  await work.expectAccessible('decide');
  await work.page.getByRole('button', { name: refunds.decide.submit, exact: true }).click();
  if (decision === 'part') {
    // A part without a sum is refused in words; nothing is sent.
    await work.page.getByText(fieldMessage(locale, 'amount.wrong')).waitFor();
    await work.page.getByLabel(refunds.decide.fields.amountCents).fill('100');
    await work.page.getByRole('button', { name: refunds.decide.submit, exact: true }).click();
  }
  if (decision === 'decline') {
    await work.page.getByRole('button', { name: refunds.decide.confirmDecline.yes }).last().click();
  } else {
    const amount = decision === 'part' ? '$100' : price;
    await work.page.getByText(fill(refunds.decide.confirmSend.text, { amount })).waitFor();
    await work.page.getByRole('button', { name: refunds.decide.confirmSend.yes }).click();
  }
  const record = work.page.getByRole('article');
  const status = decision === 'decline' ? refunds.statuses.declined : refunds.statuses.sent;
  await record.getByText(status, { exact: true }).first().waitFor();
  if (decision === 'part') {
    await record.getByRole('link', { name: new RegExp(`^${refunds.facts.order} `, 'u') }).click();
    await work.page.getByText(giveBack.title).waitFor();
    await work.expectAccessible('order');
  }
  await work.end();
}

for (const locale of locales)
  describe(`a client who asks for money back, in ${locale}`, () => {
    const labels = dashboardWords[locale].refunds;
    const { moneyBack } = dashboardWords[locale];
    const mails = mailWords[locale];
    const { holds } = caseReadingWords[locale];
    const price = formatPrice(findPackage('basic').amountCents, locale);
    const mailAbout = (paid: PaidCase, { subject }: { readonly subject: string }) =>
      textOfMail(stage.stack.mail, paid.client.email, new RegExp(subject));

    async function asked() {
      const paid = await paidCase(stage, locale, 'basic');
      const phone = await openPhone(stage, locale, paid);
      await ask(phone, locale, paid);
      // Every page and mail says that the case waits, and asks nothing meanwhile.
      await phone.page.goto(stage.site + casePath(locale, paid.caseId));
      await phone.page.getByText(holds.refund.now).first().waitFor();
      const mail = await mailAbout(paid, mails.refundAsked);
      expect(mail).toContain(mails.refundAsked.what);
      return { paid, phone };
    }

    it('gets a share, with the reason in writing, and the case goes on', inFullRun, async () => {
      const { paid, phone } = await asked();
      await decide(paid, locale, 'part');
      const approved = await mailAbout(paid, mails.refundApproved);
      expect(approved).toContain(answer);
      expect(approved).toContain(fill(mails.refundApproved.what, { amount: '$100' }));
      expect(await mailAbout(paid, mails.refundSent)).toContain(
        fill(mails.refundSent.what, { amount: '$100' }),
      );
      await openPayments(phone, locale, paid);
      await phone.page.getByText(answer).waitFor();
      await phone.page.getByText(sentToday(locale, '$100'), { exact: true }).waitFor();
      const download = phone.page.waitForEvent('download');
      await phone.page
        .getByRole('link', { name: new RegExp(dashboardWords[locale].receipt.replace(/[()]/g, '\\$&')) })
        .first()
        .click();
      expect((await download).suggestedFilename()).toMatch(/^receipt-[A-Z0-9]{8}\.pdf$/);
      await phone.journey.expectAccessible('sent');
      await phone.reads('submitted');
      await phone.journey.end();
    });

    it('gets all of it, and the case has ended', inFullRun, async () => {
      const { paid, phone } = await asked();
      await decide(paid, locale, 'all');
      expect(await mailAbout(paid, mails.refundSent)).toContain(
        fill(mails.refundSent.what, { amount: price }),
      );
      await phone.page.goto(stage.site + casePath(locale, paid.caseId));
      await phone.page.getByText(moneyBack.returned).first().waitFor();
      expect(await phone.page.getByText(holds.refund.now).count()).toBe(0);
      await openPayments(phone, locale, paid);
      await phone.page.getByText(sentToday(locale, price), { exact: true }).waitFor();
      expect(await phone.page.getByText(labels.open, { exact: true }).count()).toBe(0);
      await phone.journey.expectAccessible('returned');
      await phone.journey.end();
    });

    it('is refused with the reason, and the case goes on where it stopped', inFullRun, async () => {
      const { paid, phone } = await asked();
      await decide(paid, locale, 'decline');
      const mail = await mailAbout(paid, mails.refundDeclined);
      expect(mail).toContain(mails.refundDeclined.what);
      expect(mail).toContain(answer);
      await openPayments(phone, locale, paid);
      await phone.page.getByText(beginning(labels.declined)).waitFor();
      await phone.page.getByText(answer).waitFor();
      // A refusal is no step on the way to money.
      expect(await phone.page.getByRole('list', { name: labels.steps.label }).count()).toBe(0);
      await phone.reads('submitted');
      await phone.journey.end();
    });

    it(
      'whose bank does not take it reads so everywhere, and is asked to do nothing twice',
      inFullRun,
      async () => {
        const { paid, phone } = await asked();
        await decide(paid, locale, 'all');
        const [refund] = await stage.sql<{ id: string }[]>`
        select refund_id as id from public.payment_refunds as refund
        join public.order_payments as payment on payment.payment_id = refund.payment_id
        join public.cases as one on one.order_id = payment.order_id where one.id = ${paid.caseId}`;
        stage.stack.stripe.failRefund(refund?.id ?? '');
        expect(await mailAbout(paid, mails.refundFailed)).toContain(
          fill(mails.refundFailed.what, { amount: price }),
        );
        await phone.page.goto(stage.site + casePath(locale, paid.caseId));
        await phone.page.getByText(moneyBack.failed).first().waitFor();
        const page = await phone.page.locator('main').innerText();
        for (const untrue of [moneyBack.returned, moneyBack.on_its_way, moneyBack.next])
          expect(page).not.toContain(untrue);
        expect(page).toContain(moneyBack.nextFailed);
        await openPayments(phone, locale, paid);
        await phone.page.getByText(beginning(labels.failedRequest.replace('{amount}', price))).waitFor();
        // Once is enough, and there is nothing to ask for a second time.
        expect(await phone.page.getByText(beginning(labels.failed.replace('{amount}', price))).count()).toBe(
          0,
        );
        expect(await phone.page.getByText(labels.open, { exact: true }).count()).toBe(0);
        await phone.journey.expectAccessible('failed');
        await phone.journey.end();
      },
    );
  });
