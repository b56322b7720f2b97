import { expect, it } from 'vitest';
import { giveBackRequest } from './requests.ts';

const request = {
  idempotencyKey: '8f14e45f-ceea-4670-9b2f-1d1c2d3e4f50',
  paymentId: 'pi_3Q',
  amountCents: 100,
  reasonCode: 'changed_mind',
  note: 'Paid twice.',
};

it('names a payment the database can look up, or is refused by that field', () => {
  expect(giveBackRequest.safeParse(request).success).toBe(true);
  for (const paymentId of ['\u0000', '\ud800', '']) {
    const { error } = giveBackRequest.safeParse({ ...request, paymentId });
    expect([paymentId, error?.issues.map(({ path }) => path)]).toEqual([paymentId, [['paymentId']]]);
  }
});
