import { expect, it } from 'vitest';
import { brandName, cardOf } from './payment-method.ts';

it('names a card as it stands on the card', () => {
  expect(cardOf('visa 4242')).toEqual({ brand: 'Visa', last4: '4242' });
  expect(cardOf('amex 0005')).toEqual({ brand: 'American Express', last4: '0005' });
  expect(brandName('unionpay')).toBe('UnionPay');
});

it('names a brand that is not on the list by its code, and no card where there was none', () => {
  expect(brandName('newbrand')).toBe('Newbrand');
  expect(cardOf('cashapp')).toBeNull();
});
