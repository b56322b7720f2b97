import type { Locale } from '#domain/languages.ts';
import { fill } from './fill.ts';
import { accessMessages as accessEn } from './en/access-messages.ts';
import { apiErrors as errorsEn } from './en/api-errors.ts';
import { contactMessages as contactEn } from './en/contact-messages.ts';
import { countyMessages as countyEn } from './en/county-messages.ts';
import eligibilityEn from './en/eligibility.ts';
import fieldsEn from './en/field-messages.ts';
import { intakeMessages as intakeEn } from './en/intake-messages.ts';
import { learningMessages as learningEn } from './en/learning-messages.ts';
import { uploadMessages as uploadEn } from './en/upload-messages.ts';
import { accessMessages as accessEs } from './es/access-messages.ts';
import { apiErrors as errorsEs } from './es/api-errors.ts';
import { contactMessages as contactEs } from './es/contact-messages.ts';
import { countyMessages as countyEs } from './es/county-messages.ts';
import eligibilityEs from './es/eligibility.ts';
import fieldsEs from './es/field-messages.ts';
import { intakeMessages as intakeEs } from './es/intake-messages.ts';
import { learningMessages as learningEs } from './es/learning-messages.ts';
import { uploadMessages as uploadEs } from './es/upload-messages.ts';
import { sentenceOf } from './sentence-of.ts';

/** The sentence for each refusal code. */
export const apiErrorWords = { en: errorsEn, es: errorsEs } satisfies Record<Locale, unknown>;

/** The sentence for a refusal. One that ends by itself says when, if that is more than a moment. */
export function refusalText(
  locale: Locale,
  code: keyof typeof errorsEn,
  retryAfterSeconds: number | undefined,
): string {
  const words = apiErrorWords[locale];
  const minutes = Math.ceil((retryAfterSeconds ?? 0) / 60);
  const timed = `${code}.minutes`;
  return minutes > 1 && isTimed(timed) ? fill(words[timed], { minutes }) : words[code];
}

const isTimed = (key: string): key is `${'throttled' | 'wrote_a_lot'}.minutes` => key in errorsEn;

const fieldWords: Record<Locale, Readonly<Record<string, string>>> = {
  en: {
    ...fieldsEn,
    ...learningEn,
    ...eligibilityEn.messages,
    ...accessEn,
    ...uploadEn,
    ...contactEn,
    ...countyEn,
    ...intakeEn,
  },
  es: {
    ...fieldsEs,
    ...learningEs,
    ...eligibilityEs.messages,
    ...accessEs,
    ...uploadEs,
    ...contactEs,
    ...countyEs,
    ...intakeEs,
  },
};

/** The sentence for a message key. A library's own key gets the general one. */
export function fieldMessage(locale: Locale, key: string): string {
  return sentenceOf(fieldWords[locale], key) ?? fieldWords[locale]['field.wrongType'] ?? '';
}
