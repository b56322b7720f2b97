import { refundOf, refundShares, type FullRefunds, type RefundShare } from '#domain/cases/endings.ts';
import type { Locale } from '#domain/languages.ts';
import type { Bilingual } from '#i18n/format.ts';
import en, { type PrintedEnding, type RefundTableWords } from '#i18n/en/refund-table.ts';
import es from '#i18n/es/refund-table.ts';

export const refundTableWords: Bilingual<RefundTableWords> = { en, es };

export interface RefundRow {
  readonly share: RefundShare;
  readonly text: string;
  readonly endings: readonly string[];
}

/** The outcomes of a court case, gathered by what comes back, as the rule of refunds has them. */
export function refundTable(locale: Locale, fullRefunds: FullRefunds): readonly RefundRow[] {
  const { names, shares } = refundTableWords[locale];
  return refundShares.map((share) => ({
    share,
    text: shares[share],
    endings: (Object.keys(names) as PrintedEnding[])
      .filter((ending) => refundOf(ending, fullRefunds) === share)
      .map((ending) => names[ending]),
  }));
}
