import { expect, it } from 'vitest';
import { orderStatuses, paymentStateOf } from './status.ts';

it('a payment page says "paid" only when money has arrived', () => {
  const paid = orderStatuses.filter((status) => paymentStateOf(status) === 'paid');
  expect(paid).toEqual(['paid', 'partially_refunded', 'refunded', 'disputed']);
});
