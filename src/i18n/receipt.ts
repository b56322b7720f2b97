import type { Bilingual } from '#i18n/format.ts';
import en, { type ReceiptWords } from '#i18n/en/receipt.ts';
import es from '#i18n/es/receipt.ts';

export const receiptWords: Bilingual<ReceiptWords> = { en, es };
