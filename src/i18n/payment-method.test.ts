import { expect, it } from 'vitest';
import { methodText } from './payment-method.ts';

it.each([
  ['visa 4242', 'Visa card ending in 4242', 'tarjeta Visa terminada en 4242'],
  ['card 4242', 'card ending in 4242', 'tarjeta terminada en 4242'],
  ['card', 'card', 'tarjeta'],
  ['paypal', 'paypal', 'paypal'],
])('a payment by %s is said in the language of its reader', (method, english, spanish) => {
  expect([methodText(method, 'en'), methodText(method, 'es')]).toEqual([english, spanish]);
});
