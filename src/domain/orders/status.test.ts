import { expect, it } from 'vitest';
import { packages } from '../packages/catalogue.ts';
import { orderStatuses, paymentStateOf, reviewReasonFor } from './status.ts';

it('an order is fulfilled by itself only when amount, currency and package all agree', () => {
  for (const order of packages) {
    const terms = { ...order, packageId: order.id };
    for (const paid of packages) {
      const reason = reviewReasonFor(terms, {
        amountReceived: paid.amountCents,
        currency: 'usd',
        packageId: paid.id,
      });
      expect(reason === null).toBe(paid.id === order.id);
    }
    expect(
      reviewReasonFor(terms, { amountReceived: order.amountCents, currency: 'mxn', packageId: order.id }),
    ).toBe('currency');
    expect(
      reviewReasonFor(terms, { amountReceived: order.amountCents, currency: 'usd', packageId: null }),
    ).toBe('package');
  }
});

it('a payment page says "paid" only when money has arrived', () => {
  const paid = orderStatuses.filter((status) => paymentStateOf(status) === 'paid');
  expect(paid).toEqual(['paid', 'partially_refunded', 'refunded', 'disputed']);
});
