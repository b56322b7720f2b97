import { expect, it } from 'vitest';
import { readReturnQuery } from './return-query.ts';

it('reads what the hosted page writes', () => {
  expect(readReturnQuery('?package=vip&session_id=cs_test_a1B2')).toEqual({
    payment: { sessionId: 'cs_test_a1B2' },
    packageId: 'vip',
  });
});

it('reads what the embedded checkout writes', () => {
  const orderId = '0b9f7c1e-3c52-4c39-9a53-1f9d0d5b7a11';
  expect(readReturnQuery(`?payment_intent=pi_123abc&order_id=${orderId}`).payment).toEqual({
    paymentIntentId: 'pi_123abc',
    orderId,
  });
});

it.each([
  '',
  '?package=gold',
  '?session_id=',
  '?session_id=<script>',
  '?payment_intent=cs_test_1',
  '?session_id=cs_{CHECKOUT}',
])('finds no payment in %j', (search) =>
  expect(readReturnQuery(search)).toEqual({ payment: null, packageId: null }),
);
