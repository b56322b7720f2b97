import type { Bilingual } from '#i18n/format.ts';
import en, { type PaymentWords } from '#i18n/en/payment.ts';
import es from '#i18n/es/payment.ts';

export const paymentWords: Bilingual<PaymentWords> = { en, es };
