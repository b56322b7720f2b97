// content/home for one language: the texts of the home page that editors own.
import * as z from 'zod';
import { readYaml } from '#collections/read-yaml.ts';
import { caseStatuses } from '#domain/cases/status.ts';
import { turnHolders } from '#domain/promises/turns.ts';
import type { Locale } from '#domain/languages.ts';
import { packages } from '#domain/packages/catalogue.ts';
import { promises } from '#domain/promises/timings.ts';
import { fill, formatPrice } from '#i18n/format.ts';
import { packageWords } from '#i18n/packages.ts';
import { refundTimes } from '#i18n/refund-times.ts';

const both = z.strictObject({ en: z.string().min(1), es: z.string().min(1) });
export const faqSchema = z
  .array(z.strictObject({ id: z.string().regex(/^[a-z-]+$/), question: both, answer: both }))
  .length(6, 'the home page shows six questions');
export const urgentHelpSchema = z.strictObject({
  urgent: z.strictObject({ question: both, text: both, others: both }),
});

const previewsSchema = z.strictObject({
  case: z.strictObject({ state: z.enum(caseStatuses), turn: z.enum(turnHolders), next: both, by: both }),
  motion: z.strictObject({ court: z.string().min(1), state: z.string().min(1), title: z.string().min(1) }),
});

/** Prices and promised times by the names an editor may write in braces. */
export function facts(locale: Locale): Record<string, string | number> {
  const amounts = packages.map((one) => one.amountCents);
  return {
    lowest: formatPrice(Math.min(...amounts), locale),
    highest: formatPrice(Math.max(...amounts), locale),
    workHours: promises.workStartsHours,
    weeksFrom: promises.processingWeeks.from,
    weeksTo: promises.processingWeeks.to,
    refundTimes: refundTimes(locale),
    rarely: packageWords[locale].rarely,
    covered: packages.map(({ matters }) => matters).at(-1) ?? 1,
  };
}

/** The questions and answers of the home page. */
export function readFaq(locale: Locale): { id: string; question: string; answer: string }[] {
  return readYaml('content/home/faq.yml', faqSchema).map((item) => ({
    id: item.id,
    question: fill(item.question[locale], facts(locale)),
    answer: fill(item.answer[locale], facts(locale)),
  }));
}

/** What the drawn previews say: of a case as its client sees it, and of a page of a motion. */
export function readPreviews(locale: Locale) {
  const { case: sample, motion } = readYaml('content/home/previews.yml', previewsSchema);
  return { case: { ...sample, next: sample.next[locale], by: sample.by[locale] }, motion };
}
