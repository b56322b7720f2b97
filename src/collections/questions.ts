// content/questions.yml for one language: what strangers ask, grouped, with the facts of the site filled in.
import * as z from 'zod';
import { facts } from '#collections/home.ts';
import { planFiling } from '#collections/plan-filing.ts';
import { readSite } from '#collections/site.ts';
import { readYaml } from '#collections/read-yaml.ts';
import type { Locale } from '#domain/languages.ts';
import { fill } from '#i18n/format.ts';
import { packageWords } from '#i18n/packages.ts';
import { questionsWords } from '#i18n/questions.ts';
import { inLocale } from '#i18n/routes.ts';

const both = z.strictObject({ en: z.string().min(1), es: z.string().min(1) });
const id = z.string().regex(/^[a-z-]+$/, 'must be small letters and hyphens: it is part of an address');
export const questionsSchema = z
  .array(
    z.strictObject({
      id,
      title: both,
      questions: z
        .array(
          z.strictObject({
            id,
            question: both,
            answer: both,
            typed: both,
            more: z.strictObject({
              to: z.string().regex(/^\/[a-z]/, 'must be an address of ours, such as /contact'),
              text: both,
            }),
          }),
        )
        .min(1),
    }),
  )
  .min(1);

export interface Question {
  readonly id: string;
  readonly question: string;
  readonly answer: string;
  /** What people type into the search who mean this question. */
  readonly typed: string;
  readonly more: { readonly to: string; readonly text: string };
}

/** The questions of the page, by group, in the order of the file. */
export function readQuestions(
  locale: Locale,
): { readonly id: string; readonly title: string; readonly questions: readonly Question[] }[] {
  const words = questionsWords[locale];
  const { phone, reviewingLawyer } = readSite();
  const values = {
    ...facts(locale),
    vip: packageWords[locale].byId.vip.name,
    planFiling: planFiling(locale),
    phoneLine: phone ? fill(words.phone, { phone }) : words.noPhone,
    lawyerLine: reviewingLawyer ? fill(words.lawyer, { name: reviewingLawyer.name }) : words.noLawyer,
  };
  return readYaml('content/questions.yml', questionsSchema).map((group) => ({
    id: group.id,
    title: group.title[locale],
    questions: group.questions.map((one) => ({
      id: one.id,
      question: one.question[locale],
      answer: fill(one.answer[locale], values),
      typed: one.typed[locale],
      more: { to: inLocale(one.more.to, locale), text: one.more.text[locale] },
    })),
  }));
}
