import { expect, it } from 'vitest';
import type { RefundDetail } from '#domain/orders/workplace.ts';
import { fill, formatPrice } from '#i18n/format.ts';
import { staffWords } from '#i18n/staff.ts';
import { renderAtWork } from '#tests/components/in-app.tsx';
import { inEachLanguage } from '#tests/components/languages.ts';
import { answer, serve } from '#tests/components/server.ts';
import { RefundRecord } from './RefundRecord.tsx';

const request: RefundDetail = {
  id: 'r1',
  orderId: 'o1',
  orderReference: 'ACDE3467',
  packageId: 'standard',
  status: 'asked',
  reasonCode: 'other',
  askedByClient: true,
  amountCents: null,
  createdAt: '2026-11-23T15:00:00Z',
  name: 'Ana Sample',
  email: 'ana@example.com',
  words: null,
  rule: 'staff_decides',
  byShare: null,
  matters: [],
  paidCents: 49_500,
  leftCents: 33_000,
  disputed: false,
  heldByBankCents: 16_500,
  decidedAt: null,
  note: null,
  sentAt: null,
  expected: null,
  failedAt: null,
  failureCode: null,
  settlement: null,
  applicationStatus: null,
  case: { id: 'c1', number: 'FK-2026-AJM6E3', status: 'filed' },
  language: 'es',
};

inEachLanguage('staff who decide about a refund of which a bank holds a part', (locale) => {
  const words = staffWords[locale];
  const labels = words.orders.refunds;
  const sentence = fill(labels.partDisputed, { amount: formatPrice(request.heldByBankCents, locale) });

  function renderRecord() {
    return renderAtWork(
      <RefundRecord
        id="r1"
        siteEmail="help@example.com"
        member={{
          id: 'sam',
          name: 'Sam Lee',
          email: 'sam@example.com',
          role: 'staff',
          rights: ['refunds'],
          preferences: { shortcuts: true, undoSeconds: 10 },
        }}
        onChanged={() => undefined}
      />,
      locale,
    );
  }

  async function show(detail: RefundDetail) {
    serve({ 'GET /api/staff/refunds/r1': () => answer(detail) });
    const screen = await renderRecord();
    await expect.element(screen.getByText(labels.facts.left, { exact: true })).toBeVisible();
    return screen;
  }

  it('read by court and number or landlord which of three court cases gives its share back, and how much that is', async () => {
    const screen = await show({
      ...request,
      paidCents: 105_000,
      leftCents: 105_000,
      byShare: { owed: 1, count: 3, cents: 35_000 },
      matters: [
        { county: 'Fulton', docketNumber: '23ED000001', ending: 'denied' },
        { county: 'Cobb', landlord: 'Peach Homes LLC', ending: 'granted' },
        { county: 'Worth', docketNumber: '24-ED-7', ending: null },
      ],
    });
    const share = fill(labels.rules.by_share, {
      amount: formatPrice(35_000, locale),
      paid: formatPrice(105_000, locale),
      owed: 1,
      count: 3,
    });
    await expect.element(screen.getByText(share)).toBeVisible();
    await expect.element(screen.getByText(/Fulton.*23ED000001/)).toBeVisible();
    await expect.element(screen.getByText(/Cobb.*Peach Homes LLC/)).toBeVisible();
    // Whoever changes nothing sends the share, not all of it.
    await screen.getByLabelText(labels.decide.fields.decision.options.approve).click();
    await expect.element(screen.getByLabelText(labels.decide.fields.amountCents)).toHaveValue('350.00');
  });

  it('read why less is left than was paid', async () => {
    const screen = await show(request);
    await expect.element(screen.getByText(sentence)).toBeVisible();
  });

  it('read nothing of a bank where none asks', async () => {
    const screen = await show({ ...request, leftCents: 49_500, heldByBankCents: 0 });
    expect(screen.getByText(sentence).elements()).toHaveLength(0);
  });

  it('see who it is about, their case, the language they read and the decision, without going further down', async () => {
    const screen = await show(request);
    await expect.element(screen.getByRole('heading', { name: 'Ana Sample' })).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'FK-2026-AJM6E3' }))
      .toHaveAttribute('href', '#cases/c1');
    await expect
      .element(screen.getByText(`${words.orders.facts.reads}: ${words.frame.languages.es}`))
      .toBeVisible();
  });

  it('read where they pressed that Stripe refused it, and why in words', async () => {
    let now = request;
    serve({
      'GET /api/staff/refunds/r1': () => answer(now),
      'POST /api/staff/refunds/r1/decide': () => {
        now = { ...request, status: 'failed', amountCents: 33_000, failureCode: 'resource_missing' };
        return answer({});
      },
    });
    const screen = await renderRecord();
    await screen.getByLabelText(labels.decide.fields.decision.options.approve).click();
    await screen.getByLabelText(labels.decide.fields.note).fill('Se lo debemos.');
    await screen.getByRole('button', { name: labels.decide.submit }).click();
    await screen.getByRole('button', { name: labels.decide.confirmSend.yes }).click();
    const why = fill(labels.results.failed, {
      amount: formatPrice(33_000, locale),
      why: labels.failures.resource_missing,
    });
    await expect.element(screen.getByText(`${labels.decide.done} ${why}`)).toHaveFocus();
    expect(screen.getByText('resource_missing').elements()).toHaveLength(0);
  });
});
