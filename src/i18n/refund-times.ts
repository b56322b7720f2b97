import type { Locale } from '#domain/languages.ts';
import { promises } from '#domain/promises/timings.ts';
import en, { type RefundTimesWords } from '#i18n/en/refund-times.ts';
import es from '#i18n/es/refund-times.ts';
import { fill } from '#i18n/fill.ts';
import type { Bilingual } from '#i18n/format.ts';

const words: Bilingual<RefundTimesWords> = { en, es };

/** When money comes back. Texts that say it hold `{refundTimes}` and nothing else about these days. */
export function refundTimes(locale: Locale): string {
  return fill(words[locale].sentence, {
    decided: promises.refundDecisionBusinessDays,
    ...promises.refundBusinessDays,
  });
}
