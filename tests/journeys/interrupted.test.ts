// Somebody goes away in the middle, or comes to the pages after a payment by another way.
import { describe, expect, it } from 'vitest';
import { intakeWords } from '#i18n/intake.ts';
import { paymentWords } from '#i18n/payment.ts';
import { path } from '#i18n/routes.ts';
import { mailTo, papers, wizardOn } from './wizard-walk.ts';
import { once, seesText, setOutages } from './outage-stage.ts';
import { inFullRun } from '#tests/runs.ts';
import { expectNothingShown, personal } from './nothing-left.ts';

const outage = setOutages();
const { applied, at, madeOf, openForm, sitDown } = outage;

describe('somebody interrupted', { ...inFullRun, timeout: 90_000 }, () => {
  it('finds step, answers and files again after a reload, in the other language, and once by a mailed link', async () => {
    const person = await sitDown('en');
    const { page, email, words } = person;
    const files = papers(200);
    await openForm(page, 'en');
    await person.walk({ to: 'goals' });
    await person.option('sealingReasons', 'employment').check();
    await person.addFiles(files);
    await page.getByRole('button', { name: words.previous }).click();
    await person.heading('background').waitFor();
    await page.reload();
    await person.heading('background').waitFor();
    await seesText(page, words.draft.restored);
    expect(await person.option('benefits', 'snap').isChecked()).toBe(true);

    // In the middle of a step: an answer the server has not seen yet.
    await person.option('workingWithAttorney', 'yes').check();
    await person.field('attorneyOrganization').fill('Legal Aid of Nowhere');
    await page.getByRole('banner').getByRole('link', { name: 'Español' }).click();
    await page.waitForURL(at(path('intakeForm', 'es')));
    const enEspanol = wizardOn(page, 'es', email);
    await enEspanol.heading('background').waitFor();
    expect(await enEspanol.field('attorneyOrganization').inputValue()).toBe('Legal Aid of Nowhere');
    expect(await enEspanol.option('benefits', 'snap').isChecked()).toBe(true);
    await enEspanol.next('goals');
    for (const { name } of files) await seesText(page, name);
    expect(await enEspanol.option('sealingReasons', 'employment').isChecked()).toBe(true);

    await page.getByRole('button', { name: intakeWords.es.later.open }).click();
    await page.getByRole('button', { name: intakeWords.es.later.send }).click();
    await seesText(page, intakeWords.es.later.sent);
    const mail = await mailTo(outage.stack.mail, email, /continue=/);
    const link = /https?:\/\/\S*continue=[\w-]+/.exec(mail.text)?.[0] ?? '';
    expect(link).toContain(path('intakeForm', 'es'));

    const phone = await sitDown('es', email);
    await phone.page.goto(link);
    await phone.page.getByRole('button', { name: intakeWords.es.mailedLink.open }).click();
    await phone.heading('goals').waitFor();
    expect(phone.page.url()).not.toContain('continue');
    for (const { name } of files) await seesText(phone.page, name);
    const stranger = await sitDown('es');
    await stranger.page.goto(link);
    await stranger.page.getByRole('button', { name: intakeWords.es.mailedLink.open }).click();
    await seesText(stranger.page, intakeWords.es.draft.gone);
    await stranger.heading('personal').waitFor();
    await expectNothingShown(stranger.page, email);
  });
});

describe('the pages after a payment', { ...inFullRun, timeout: 60_000 }, () => {
  it("claim nothing without a payment, and show nobody else's", async () => {
    const open = await applied();
    const paid = await applied();
    await outage.stack.stripe.payCheckoutSession(paid.session);
    await expect.poll(() => madeOf(paid.email), { timeout: 20_000 }).toEqual(once);
    const { page } = await sitDown('en');
    const words = paymentWords.en;
    for (const route of ['paymentSuccess', 'paymentConfirmation'] as const) {
      for (const [query, heading] of [
        ['', words.unknown.heading],
        ['?package=vip', words.unknown.heading],
        ['?package=vip&session_id=cs_test_madeUp123456', words.unknown.heading],
        ['?package=vip&payment_intent=pi_madeUp123456&redirect_status=succeeded', words.unknown.heading],
        [`?package=vip&session_id=${open.session}`, words.notPaid.heading],
      ] as const) {
        await page.goto(at(path(route, 'en', query)));
        await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
        // The heading of an unknown visitor is also the one while the server is asked.
        if (heading === words.unknown.heading) await seesText(page, words.unknown.lead);
        expect(await page.getByText(words.paid.heading).count()).toBe(0);
      }
      // A visitor who has the session's id may have paid on another device. They get the fact, and nothing about the person.
      await page.goto(at(path(route, 'en', `?session_id=${paid.session}`)));
      await page.getByRole('heading', { level: 1, name: words.paid.heading }).waitFor();
      const shown = await page.locator('body').innerText();
      for (const secret of [
        ...personal(paid.email),
        words.paid.amount,
        words.paid.order,
        paid.sent.reference,
      ])
        expect(shown).not.toContain(secret);
    }
    expect((await madeOf(open.email))?.['orders']).toBe(0);
  });
});
