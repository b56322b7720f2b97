// What was sent arrived, and its answer did not.
import type { Route } from 'playwright';
import { describe, expect, it } from 'vitest';
import { maria } from '#domain/intake/sample-person.ts';
import { formatReference } from '#domain/reference.ts';
import { applicationWords } from '#i18n/application.ts';
import { fill } from '#i18n/format.ts';
import { path } from '#i18n/routes.ts';
import { escape, mailTo } from './wizard-walk.ts';
import { priceOf } from '#tests/prices.ts';
import { once, seesText, setOutages } from './outage-stage.ts';
import { inFullRun } from '#tests/runs.ts';

const outage = setOutages();
const { applied, intakesOf, madeOf, openForm, sendForm, sitDown } = outage;

describe('the browser is closed right after paying', { ...inFullRun, timeout: 60_000 }, () => {
  it('the payment alone makes the order, the account, the case, the invitation and the receipt', async () => {
    const { hosted, email } = await applied('es');
    const { page } = await sitDown('es');
    // The page to come back to never gets to ask the server.
    await page.route('**/api/payment-confirmation', (route) => route.abort());
    const returned = page.waitForRequest((request) => request.url().includes(path('paymentSuccess', 'es')));
    await page.goto(hosted);
    await page.locator('#number').fill('4242424242424242');
    await page.locator('#expiry').fill('12/34');
    await page.locator('#cvc').fill('123');
    await page.locator('#name').fill(maria().signature);
    await page.locator('form button[type=submit]').click();
    await returned;
    await page.close();
    await expect.poll(() => madeOf(email), { timeout: 20_000 }).toEqual(once);
    await mailTo(outage.stack.mail, email, /set-password\?token=/);
    await mailTo(outage.stack.mail, email, new RegExp(priceOf('standard').slice(1)));
  });
});

/** Lets the call reach the server, and loses its answer on the way back: no cookie of it arrives either. */
async function loseTheAnswer(route: Route): Promise<void> {
  const request = route.request();
  const { 'content-length': _, ...headers } = await request.allHeaders();
  const response = await fetch(request.url(), {
    method: request.method(),
    headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(':'))),
    body: new Uint8Array(request.postDataBuffer() ?? []),
  });
  expect(response.status).toBe(201);
  await route.abort();
}

describe('the answer to a submission is lost', { ...inFullRun, timeout: 120_000 }, () => {
  it('pressing again with the same answers is the same application, and no draft of it stays', async () => {
    const person = await sitDown('en');
    const { page, words } = person;
    await openForm(page, 'en');
    await person.walk();
    await page.route('**/api/client-intake', loseTheAnswer, { times: 1 });
    await person.proceed.click();
    await seesText(page, words.failure.offline);
    await seesText(page, words.failure.kept);
    const drafts = () =>
      outage.stack.sql`select id from intake_drafts where answers ->> 'email' = ${person.email}`;
    // Looking back at a step saves the answers once more: the first call had already taken the draft away.
    expect(await drafts()).toEqual([]);
    await page.getByRole('button', { name: words.previous }).click();
    await person.heading('goals').waitFor();
    await person.next('package');
    await expect.poll(async () => (await drafts()).length).toBe(1);
    const reference = await sendForm(person, applicationWords.en.received.heading);
    expect(await intakesOf(person.email)).toEqual([reference]);
    expect(await drafts()).toEqual([]);
  });

  it('pressing again with another answer: "We already have your application", and the correction reaches staff', async () => {
    const person = await sitDown('es');
    const { page, words } = person;
    await openForm(page, 'es');
    await person.walk();
    await page.route('**/api/client-intake', loseTheAnswer, { times: 1 });
    await person.proceed.click();
    await seesText(page, words.failure.offline);
    const [first = ''] = await intakesOf(person.email);

    await page
      .getByRole('button', {
        name: fill(words.review.changeNamed, { label: words.review.short.streetAddress ?? '' }),
      })
      .click();
    await person.field('city').fill('Decatur');
    await page.getByRole('button', { name: words.backToReview }).click();
    // Another answer than the one signed over: the signature is asked for again.
    if ((await page.getByRole('button', { name: words.backToReview }).count()) > 0) {
      await person.heading('goals').waitFor();
      await seesText(page, words.signedAgain);
      await person.sign();
      await page.getByRole('button', { name: words.backToReview }).click();
    }
    await person.heading('package').waitFor();
    await person.proceed.click();

    await page.getByRole('heading', { name: words.already.title }).waitFor();
    await seesText(page, formatReference(first));
    const pay = page.getByRole('link', { name: words.already.pay });
    expect(await pay.getAttribute('href')).toContain(first);
    await page.getByLabel(words.already.correctionLabel).fill('Ahora vivo en Decatur.');
    await page.getByRole('button', { name: words.already.send }).click();
    await page.getByText(new RegExp(escape(words.already.sent.split('{')[0] ?? ''))).waitFor();

    expect(await intakesOf(person.email)).toEqual([first]);
    const messages = await outage.stack.sql`
      select contact.message, contact.corrected_answers ->> 'city' as city, form.city as signed
      from contact_submissions contact join intake_forms form on form.id = contact.intake_form_id
      where form.reference = ${first}`;
    expect(messages.map((row) => ({ ...row }))).toEqual([
      { message: 'Ahora vivo en Decatur.', city: 'Decatur', signed: 'Atlanta' },
    ]);
    await mailTo(outage.stack.mail, outage.stack.env['STAFF_EMAIL'] ?? '', new RegExp(first.slice(0, 4)));
    await pay.click();
    await page.locator('#number').waitFor();
  });
});
