// A price in parts: granted by staff, begun by the mailed link, and paid on in the portal.
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { locales, type Locale } from '#domain/languages.ts';
import { officeDate } from '#domain/promises/office-date.ts';
import { applicationWords } from '#i18n/application.ts';
import enParts from '#i18n/en/case-parts.ts';
import esParts from '#i18n/es/case-parts.ts';
import { fieldMessages } from '#i18n/field-messages.ts';
import { fill, formatPrice } from '#i18n/format.ts';
import { paymentWords } from '#i18n/payment.ts';
import { path } from '#i18n/routes.ts';
import { staffWords } from '#i18n/staff.ts';
import { chargeParts } from '#server/checkout/charge-parts.ts';
import { compose } from '#server/compose.ts';
import { inFullRun } from '#tests/runs.ts';
import type { Page } from 'playwright';
import { Applicant, type SentApplication } from '../applicant.ts';
import { signedInStaff, startSessionOf } from '../signed-in.ts';
import { Visitor } from '../visitor.ts';
import { enter, startJourney } from './journey.ts';
import { setStage } from './stage.ts';

const stage = setStage();
const caseParts = { en: enParts, es: esParts };
type CaseParts = (typeof caseParts)[Locale];

/** Pays on the hosted page of the card processor. */
async function payHere(page: Page): Promise<void> {
  await page.locator('#number').fill('4242424242424242');
  await page.locator('#expiry').fill('12/34');
  await page.locator('#cvc').fill('123');
  await page.locator('#name').fill('Ana Núñez');
  await page.locator('form button[type=submit]').click();
}

for (const locale of locales)
  it(
    `staff let a client pay in parts; they come back from the payment page, pay the first, and then the second, in ${locale}`,
    inFullRun,
    async () => {
      const who = new Applicant(stage.site, locale);
      const answer = (await (
        await who.send({ preferredLanguage: locale, selectedServicePackage: 'standard' })
      ).json()) as SentApplication;
      const [intake] = await stage.sql<{ id: string }[]>`
        select id from public.intake_forms where reference = ${answer.reference}`;

      const words = staffWords[locale].plans;
      const work = await startJourney(stage.browser);
      await enter(
        work.page,
        (await signedInStaff(stage.sql, { siteUrl: stage.site, language: locale })).visitor,
      );
      await work.page.goto(`${stage.site}${path('staff', locale)}#applications/${intake?.id ?? ''}`);
      await work.page.getByText(words.make).click();
      const amount = formatPrice(16_500, locale);
      await work.page.getByLabel(fill(words.option, { count: 3, amount })).check();
      await work.page.getByLabel(words.grant.fields.everyDays.options[30]).check();
      await work.page.getByRole('button', { name: words.grant.submit }).click();
      await work.page.getByRole('button', { name: words.stopping.submit }).waitFor();
      await work.expectAccessible('granted');
      await work.end();

      const labels = applicationWords[locale];
      const phone = await startJourney(stage.browser, { viewport: { width: 360, height: 760 } });
      const { page } = phone;
      await page.goto(`${stage.site}/api/pay/standard?intake=${answer.payToken}&lang=${locale}`);
      await page.locator(`a[href*="problem=left"]`).first().click();
      await page.getByText(labels.problem.left).waitFor();
      await page.getByRole('heading', { level: 1, name: labels.payAgain.open.heading }).waitFor();
      await phone.expectAccessible('back');
      await page.getByRole('link', { name: fill(labels.pay.buttonPart, { amount }) }).click();
      await payHere(page);
      const paid = paymentWords[locale].paid;
      await page.getByRole('heading', { level: 1, name: paid.heading }).waitFor();
      await page.getByRole('button', { name: paid.mailAgain }).waitFor();
      expect(await page.getByRole('link', { name: paid.openCase }).count()).toBe(0);
      await phone.expectAccessible('paid');

      const [one] = await stage.sql<{ id: string; user_id: string }[]>`
        select id, user_id from public.cases where intake_form_id = ${intake?.id ?? ''}`;
      const visitor = new Visitor(stage.site);
      await startSessionOf(stage.sql, visitor, {
        id: one?.user_id ?? '',
        role: 'client',
        secondFactor: false,
      });
      await enter(page, visitor);
      const own = caseParts[locale];
      await page.goto(`${stage.site}${path('dashboard', locale)}?case=${one?.id ?? ''}#parts`);
      await page.getByRole('heading', { name: own.title }).waitFor();
      await phone.expectAccessible('parts');
      await page.getByRole('button', { name: fill(own.pay, { amount }) }).click();
      await page.locator('#number').waitFor();
      await payHere(page);
      await page.getByText(own.paid).waitFor();
      await expect.poll(() => stateOfPart(page, own, 'paid').count()).toBe(2);
      await phone.end();
    },
  );

/** What stands beside the parts: an order below them is in some languages called paid by the same word. */
function stateOfPart(page: Page, { title, states }: CaseParts, state: keyof CaseParts['states']) {
  const parts = page.locator('section').filter({ has: page.getByRole('heading', { name: title }) });
  return parts.last().getByText(states[state], { exact: true });
}

for (const locale of locales)
  it(
    `a client lets us charge a card, is charged on the day, and takes it back with one tap, in ${locale}`,
    { ...inFullRun, timeout: 180_000 },
    async () => {
      const who = new Applicant(stage.site, locale);
      const answer = (await (
        await who.send({ preferredLanguage: locale, selectedServicePackage: 'standard' })
      ).json()) as SentApplication;
      const [intake] = await stage.sql<{ id: string }[]>`
        select id from public.intake_forms where reference = ${answer.reference}`;
      const { visitor: staff } = await signedInStaff(stage.sql, { siteUrl: stage.site });
      const granted = await staff.post(`/api/staff/applications/${intake?.id ?? ''}/plan`, {
        idempotencyKey: randomUUID(),
        packageId: 'standard',
        parts: 3,
        everyDays: 14,
      });
      expect(granted.status).toBe(200);

      Object.assign(process.env, stage.stack.env, { SITE_URL: stage.site });
      const own = caseParts[locale];
      const phone = await startJourney(stage.browser, { viewport: { width: 360, height: 760 } });
      const { page } = phone;
      await page.goto(`${stage.site}/api/pay/standard?intake=${answer.payToken}&lang=${locale}`);
      await payHere(page);
      await page.getByRole('heading', { level: 1, name: paymentWords[locale].paid.heading }).waitFor();
      const [one] = await stage.sql<{ id: string; userId: string; planId: string }[]>`
        select one.id, one.user_id as "userId", plan.id as "planId"
        from public.cases as one join public.payment_plans as plan on plan.order_id = one.order_id
        where one.intake_form_id = ${intake?.id ?? ''}`;
      if (!one) throw new Error('no case');
      const visitor = new Visitor(stage.site);
      await startSessionOf(stage.sql, visitor, { id: one.userId, role: 'client', secondFactor: false });
      await enter(page, visitor);
      const address = `${stage.site}${path('dashboard', locale)}?case=${one.id}#parts`;
      const states = (state: keyof typeof own.states) => stateOfPart(page, own, state);
      /** The day of a part has come, and with it the schedule that charges cards. */
      const dayComes = async (place: number) => {
        await stage.sql`
          update public.payment_parts set due_on = (now() at time zone 'America/New_York')::date
          where plan_id = ${one.planId} and place = ${place}`;
        // Cards are charged from the morning on, whenever this runs.
        const noon = new Date(`${officeDate(new Date())}T17:00:00Z`);
        await chargeParts({ ...compose('dev'), clock: () => noon });
        expect(await stage.stack.runSchedule('process-payments')).toBeLessThan(300);
      };

      // The consent: what it means stands there, and without the check nothing is asked of the card.
      await page.goto(address);
      await page.getByText(own.card.offer, { exact: true }).click();
      await page.getByText(own.card.agree.never).waitFor();
      await page.getByRole('button', { name: own.card.submit }).click();
      await page.getByText(fieldMessages[locale]['card.agree']).waitFor();
      await page.getByLabel(own.card.fields.agreed).check();
      await phone.expectAccessible('consent');
      await page.getByRole('button', { name: own.card.submit }).click();
      await page.locator('#number').waitFor();
      await payHere(page);
      await page.getByText(own.card.saved).waitFor();
      const cardLine = fill(own.card.kept, { brand: 'Visa', last4: '4242' });
      await page.getByText(cardLine).waitFor();
      expect(await states('paid').count()).toBe(1);
      await phone.expectAccessible('card saved');

      await dayComes(2);
      await page.goto(address);
      await page.reload();
      await states('paid').nth(1).waitFor();

      // One tap takes it back, and the next day charges nothing.
      await page.getByRole('button', { name: own.card.remove }).click();
      await page.getByText(own.card.removed).waitFor();
      await page.getByText(own.card.offer, { exact: true }).waitFor();
      await dayComes(3);
      await page.reload();
      await states('next').waitFor();
      expect(await states('paid').count()).toBe(2);
      expect(await page.getByText(cardLine).count()).toBe(0);
      const [consent] = await stage.sql`
        select status, end_reason, language from public.card_consents where plan_id = ${one.planId}`;
      expect(consent).toEqual({ status: 'ended', end_reason: 'client', language: locale });
      await phone.expectAccessible('card removed');
      await phone.end();
    },
  );
