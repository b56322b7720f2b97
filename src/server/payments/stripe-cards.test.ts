import { Stripe } from 'stripe';
import { expect, it } from 'vitest';
import { prepareCharge } from './stripe-cards.ts';

const charge = {
  orderId: 'o1',
  packageId: 'standard',
  partId: 'p1',
  customerId: 'cus_1',
  paymentMethodId: 'pm_1',
  amountCents: 100,
  attempt: 'a1',
  currency: 'usd',
  description: 'Fresh Key',
} as const;

/** Stripe that refuses each payment because of this field. */
const refusing = (param: string) =>
  ({
    paymentIntents: {
      create: () =>
        Promise.reject(
          new Stripe.errors.StripeInvalidRequestError({ message: 'refused', param } as Stripe.StripeRawError),
        ),
    },
  }) as unknown as Stripe;

it('a card that is gone at Stripe ends what a client agreed to, and a wrong request of ours does not', async () => {
  for (const param of ['payment_method', 'customer'])
    await expect(prepareCharge(refusing(param), charge), param).resolves.toBeNull();
  await expect(prepareCharge(refusing('amount'), charge)).rejects.toThrow('refused');
});
