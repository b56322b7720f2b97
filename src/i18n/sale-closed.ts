import type { Bilingual } from '#i18n/format.ts';
import en, { type SaleClosedWords } from '#i18n/en/sale-closed.ts';
import es from '#i18n/es/sale-closed.ts';

export const saleClosedWords: Bilingual<SaleClosedWords> = { en, es };
