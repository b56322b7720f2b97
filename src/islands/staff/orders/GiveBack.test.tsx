import { expect, it } from 'vitest';
import type { OrderDetail } from '#domain/orders/workplace.ts';
import { staffWords } from '#i18n/staff.ts';
import { renderAtWork } from '#tests/components/in-app.tsx';
import { inEachLanguage } from '#tests/components/languages.ts';
import { answer, offline, refuse, serve } from '#tests/components/server.ts';
import { OrderRecord } from './OrderRecord.tsx';

const address = '/api/staff/orders/o1';
const order: OrderDetail = {
  id: 'o1',
  reference: 'ACDE3467',
  packageId: 'standard',
  amountCents: 29_500,
  status: 'paid',
  toReview: false,
  createdAt: '2026-11-20T15:00:00Z',
  name: 'Ana Sample',
  email: 'ana@example.com',
  language: 'en',
  receivedCents: 29_500,
  refundedCents: 0,
  settledCents: 0,
  completedAt: '2026-11-20T15:00:00Z',
  review: null,
  payments: [
    {
      id: 'pi_1',
      amountCents: 29_500,
      currency: 'usd',
      packageId: 'standard',
      method: 'card',
      isExtra: false,
      refundedCents: 0,
      settledCents: 0,
      heldCents: 29_500,
      receivedAt: '2026-11-20T15:00:00Z',
      refunds: [],
      disputes: [],
    },
  ],
  requests: [],
  application: null,
  case: null,
};
const [payment] = order.payments;
/** The same order after 50 dollars went back. */
const refunded: OrderDetail = {
  ...order,
  refundedCents: 5_000,
  payments: payment ? [{ ...payment, refundedCents: 5_000, heldCents: 24_500 }] : [],
  requests: [
    {
      id: 'r1',
      orderId: 'o1',
      orderReference: order.reference,
      packageId: 'standard',
      status: 'sent',
      reasonCode: 'other',
      askedByClient: false,
      amountCents: 5_000,
      createdAt: '2026-11-23T15:00:00Z',
      name: order.name,
      email: order.email,
    },
  ],
};

inEachLanguage('staff who give money back', (locale) => {
  const words = staffWords[locale];
  const labels = words.orders.giveBack;

  async function show() {
    const server = serve({
      [`GET ${address}`]: () => answer(order),
      [`GET ${address}/plan`]: () => answer({ plan: null }),
      [`POST ${address}/refund`]: offline,
    });
    const screen = await renderAtWork(
      <OrderRecord
        id="o1"
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
    await screen.getByText(labels.title, { exact: true }).click();
    const amount = screen.getByLabelText(labels.fields.amountCents.label);
    const press = async (sum: string) => {
      await amount.fill(sum);
      await screen.getByLabelText(words.orders.refunds.reasons.other).click();
      await screen.getByLabelText(labels.fields.note).fill('We agreed on the phone.');
      await screen.getByRole('button', { name: labels.submit }).click();
      await screen.getByRole('dialog').getByRole('button', { name: labels.submit }).click();
    };
    const keys = () =>
      server.calls
        .filter(({ method }) => method === 'POST')
        .map(({ body }) => (body as { idempotencyKey: string }).idempotencyKey);
    return { server, screen, amount, press, keys };
  }

  it('send the same key again when no answer came, so that Stripe pays once', async () => {
    const { server, screen, press, keys } = await show();
    await press('50');
    await expect.element(screen.getByText(words.account.offline)).toBeVisible();
    server.change({ [`POST ${address}/refund`]: () => new Response(null, { status: 204 }) });
    await screen.getByRole('button', { name: labels.submit }).click();
    await screen.getByRole('dialog').getByRole('button', { name: labels.submit }).click();
    await expect.element(screen.getByText(labels.done)).toBeVisible();
    expect(keys()).toHaveLength(2);
    expect(new Set(keys()).size).toBe(1);
  });

  it('see that a try without an answer arrived: the record is read again and the form is empty', async () => {
    const { server, screen, amount, press, keys } = await show();
    server.change({ [`GET ${address}`]: () => answer(refunded) });
    await press('50');
    await expect.element(screen.getByText(labels.arrived)).toBeVisible();
    await expect.element(amount).toHaveValue('');
    // What they give back now is another refund.
    await press('20');
    await expect.poll(() => new Set(keys()).size).toBe(2);
  });

  it('keep the key and what they typed when the sum was refused', async () => {
    const { server, screen, amount, press, keys } = await show();
    server.change({
      [`POST ${address}/refund`]: () => refuse(409, 'refund_not_possible', { message: 'Too much.' }),
    });
    await press('300');
    await expect.element(screen.getByText('Too much.')).toBeVisible();
    await expect.element(amount).toHaveValue('300');
    await press('20');
    await expect.poll(() => keys().length).toBe(2);
    expect(new Set(keys()).size).toBe(1);
  });
});
