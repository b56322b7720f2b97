import type { Locale } from '#domain/languages.ts';
import { cardOf } from '#domain/orders/payment-method.ts';
import { fill, type Bilingual } from '#i18n/format.ts';
import en, { type PaymentMethodWords } from '#i18n/en/payment-method.ts';
import es from '#i18n/es/payment-method.ts';

const paymentMethodWords: Bilingual<PaymentMethodWords> = { en, es };

/** `visa 4242` as people say it; a wallet keeps the name the processor gave it. */
export function methodText(method: string, locale: Locale): string {
  const { branded, unbranded, card } = paymentMethodWords[locale];
  const named = cardOf(method);
  if (!named) return method === 'card' ? card : method;
  const { brand, last4 } = named;
  return brand === null ? fill(unbranded, { last4 }) : fill(branded, { brand, last4 });
}
