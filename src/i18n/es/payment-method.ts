import type { PaymentMethodWords } from '#i18n/en/payment-method.ts';

const words: PaymentMethodWords = {
  branded: 'tarjeta {brand} terminada en {last4}',
  unbranded: 'tarjeta terminada en {last4}',
  card: 'tarjeta',
};
export default words;
