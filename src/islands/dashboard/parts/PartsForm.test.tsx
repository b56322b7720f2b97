import { expectConfirmed } from '#tests/components/confirmed.ts';
import { expect, it } from 'vitest';
import { locales, type Locale } from '#domain/languages.ts';
import { readParts, type PaymentPlan, type PlanStatus } from '#domain/orders/parts.ts';
import en from '#i18n/en/case-parts.ts';
import es from '#i18n/es/case-parts.ts';
import { fieldMessages } from '#i18n/field-messages.ts';
import { fill, formatDate, formatList, formatPrice } from '#i18n/format.ts';
import { renderInApp } from '#tests/components/in-app.tsx';
import { partOfCase } from '#tests/components/case-part.ts';
import { atAddress } from '#tests/components/page.ts';
import { answer, serve } from '#tests/components/server.ts';
import PartsForm from './PartsForm.tsx';

const part = (place: number, dueOn: string, paidAt: string | null = null) => ({
  id: `p${place}`,
  place,
  amountCents: 16_500,
  dueOn,
  movedFrom: null,
  paidAt,
  charge: null,
});

const planOn = (
  today: string,
  status: PlanStatus = 'active',
  card: PaymentPlan['card'] = null,
): PaymentPlan => ({
  id: 'plan1',
  status,
  stopReason: status === 'stopped' ? 'client' : null,
  card,
  earlyDate: null,
  parts: readParts(
    [part(1, '2027-03-01', '2027-03-01T15:00:00Z'), part(2, '2027-03-31'), part(3, '2027-04-30')],
    status,
    today,
  ),
});

function open(locale: Locale, plan: PaymentPlan, query = '', weFile = true) {
  atAddress(query);
  return renderInApp(locale, <PartsForm {...partOfCase(locale)} plan={plan} weFile={weFile} />);
}

it.each(locales)(
  'a client reads what is paid, what comes when, and pays the next part alone (%s)',
  async (locale) => {
    serve({});
    const labels = { en, es }[locale];
    const screen = await open(locale, planOn('2027-03-10'));
    await expect
      .element(screen.getByText(fill(labels.due, { date: formatDate('2027-03-31', locale) })))
      .toBeVisible();
    const amount = formatPrice(16_500, locale);
    await expect.element(screen.getByRole('button', { name: fill(labels.pay, { amount }) })).toBeVisible();
    await expect.element(screen.getByText(labels.states.next, { exact: true })).toBeVisible();
  },
);

it('says that a part is late, offers no other day for it, and can still be paid', async () => {
  serve({});
  const screen = await open('en', planOn('2027-04-05'));
  await expect.element(screen.getByText(en.states.late, { exact: true })).toBeVisible();
  await expect.poll(() => screen.getByText(en.move.title, { exact: true }).elements().length).toBe(1);
  await expect.element(screen.getByRole('button', { name: /^Pay / })).toBeVisible();
});

it('moves a day, and says what is wrong with another one', async () => {
  const server = serve({ 'POST /api/parts/p2/day': () => answer({}) });
  const screen = await open('en', planOn('2027-03-10'));
  await screen.getByText(en.move.title, { exact: true }).first().click();
  await screen.getByLabelText(en.move.fields.to).first().fill('2027-04-20');
  await screen.getByRole('button', { name: en.move.submit }).first().click();
  const wrong = fill(en.move.wrong, { date: formatDate('2027-04-14', 'en') });
  await expect.element(screen.getByText(wrong)).toBeVisible();
  expect(server.calls).toHaveLength(0);
  await screen.getByLabelText(en.move.fields.to).first().fill('2027-04-10');
  await screen.getByRole('button', { name: en.move.submit }).first().click();
  // The form is gone, so the focus comes to what it did.
  await expectConfirmed(screen.getByText(en.move.done));
  expect(server.last('/api/parts/p2/day')).toMatchObject({ to: '2027-04-10' });
});

it('who comes back by the Back button can pay after all', async () => {
  serve({ 'POST /api/parts/p2/payment': () => answer({ url: '#card-page' }) });
  const screen = await open('es', planOn('2027-03-10'));
  const pay = screen.getByRole('button', { name: fill(es.pay, { amount: formatPrice(16_500, 'es') }) });
  await pay.click();
  await expect.element(screen.getByRole('button', { name: es.paying })).toBeDisabled();
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await expect.element(pay).toBeEnabled();
});

it('asks for nothing after the end, and says what became of a payment it comes back from', async () => {
  serve({ 'POST /api/payment-confirmation': () => answer({ state: 'paid' }) });
  const screen = await open('es', planOn('2027-03-10', 'stopped'), '?case=c1&session_id=cs_test_123');
  await expect.element(screen.getByText(es.paid)).toBeVisible();
  expect(screen.getByRole('button').elements()).toHaveLength(0);
});

it.each(locales)(
  'reads what they would agree to, agrees by checking it, and is led to the page of the card (%s)',
  async (locale) => {
    const server = serve({ 'POST /api/plans/plan1/card': () => answer({ url: '#card-page' }) });
    const labels = { en, es }[locale];
    const screen = await open(locale, planOn('2027-03-10'));
    await screen.getByText(labels.card.offer).click();
    const one = (date: string) =>
      fill(labels.card.one, { amount: formatPrice(16_500, locale), date: formatDate(date, locale) });
    await expect
      .element(screen.getByText(one('2027-03-31')))
      .toHaveTextContent(
        fill(labels.card.agree.sums, { parts: formatList([one('2027-03-31'), one('2027-04-30')], locale) }),
      );
    await screen.getByRole('button', { name: labels.card.submit }).click();
    await expect.element(screen.getByText(fieldMessages[locale]['card.agree'])).toBeVisible();
    expect(server.calls).toHaveLength(0);
    await screen.getByLabelText(labels.card.fields.agreed).click();
    await screen.getByRole('button', { name: labels.card.submit }).click();
    await expect.poll(() => location.hash).toBe('#card-page');
    expect(server.last('/api/plans/plan1/card')).toMatchObject({ agreed: true });
  },
);

it('sees the card by its brand and last four digits, and removes it with one tap', async () => {
  const server = serve({ 'POST /api/cards/k1/removal': () => answer({ underWay: false }) });
  const screen = await open('es', planOn('2027-03-10', 'active', { id: 'k1', brand: 'visa', last4: '4242' }));
  await expect.element(screen.getByText(fill(es.card.kept, { brand: 'Visa', last4: '4242' }))).toBeVisible();
  expect(screen.getByText(es.lead).elements()).toHaveLength(0);
  await screen.getByRole('button', { name: es.card.remove }).click();
  await expectConfirmed(screen.getByText(es.card.removed));
  expect(server.calls).toHaveLength(1);
});

it('hears on the page, too, that the bank said no or has a question, and that the card was saved', async () => {
  serve({ 'POST /api/cards/confirmation': () => answer({ saved: true }) });
  const plan = planOn('2027-03-10');
  const parts = plan.parts.map((one) => (one.place === 2 ? { ...one, charge: 'question' as const } : one));
  const screen = await open('en', { ...plan, parts }, '?case=c1&card_session=cs_test_9');
  await expect.element(screen.getByText(en.charges.question)).toBeVisible();
  await expect.element(screen.getByText(en.card.saved)).toBeVisible();
  expect(location.search).toBe('?case=c1');
});

it.each(locales)(
  'tells a court date before the last part, and reads what was decided about it (%s)',
  async (locale) => {
    const server = serve({ 'POST /api/plans/plan1/court-date': () => answer({}) });
    const labels = { en, es }[locale];
    const screen = await open(locale, planOn('2027-03-10'));
    await screen.getByText(labels.early.title).click();
    await screen.getByRole('button', { name: labels.early.submit }).click();
    await expect.element(screen.getByText(fieldMessages[locale]['earlyDate.day'])).toBeVisible();
    expect(server.calls).toHaveLength(0);
    const day = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
    await screen.getByLabelText(labels.early.fields.courtDate).fill(day);
    await screen.getByRole('button', { name: labels.early.submit }).click();
    await expectConfirmed(screen.getByText(labels.early.done));
    expect(server.last('/api/plans/plan1/court-date')).toMatchObject({ courtDate: day });
  },
);

it('is not told that papers wait for the last part once staff decided that they do not', async () => {
  serve({});
  const earlyDate = {
    id: 'e1',
    courtDate: '2027-04-02',
    dueAt: '2027-03-11T23:00:00Z',
    decision: 'file_first' as const,
  };
  const screen = await open('en', { ...planOn('2027-03-10'), earlyDate: earlyDate });
  const date = formatDate('2027-04-02', 'en');
  await expect.element(screen.getByText(fill(en.early.decided.file_first, { date }))).toBeVisible();
  expect(screen.getByText(en.filing, { exact: true }).elements()).toHaveLength(0);
});

it.each(locales)(
  'a client who takes the papers to the court is told of no filing that waits for a part (%s)',
  async (locale) => {
    serve({});
    const labels = { en, es }[locale];
    const screen = await open(locale, planOn('2027-03-10'), '', false);
    await expect.element(screen.getByText(labels.lead)).toBeVisible();
    expect(screen.getByText(labels.filing).elements()).toHaveLength(0);
    expect(screen.getByText(labels.early.title).elements()).toHaveLength(0);
  },
);
