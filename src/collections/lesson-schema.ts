// What content/learning/<module> holds: module.yml, which does not translate, and the head of en.mdx and es.mdx. Every
// refusal is a sentence that tells an editor what to write.
import * as z from 'zod';
import { dayRuleNames, type DayRule } from '#domain/learning/day-rules.ts';
import { categories, difficulties, sectionCount } from '#domain/learning/modules.ts';
import { atLine, plainly, type LineOf } from '#domain/file-faults.ts';
import { optionLetters, questionCount } from '#domain/learning/quiz.ts';

const text = (hint: string) => z.string({ error: hint }).trim().min(1, hint);
const list = <Item extends z.ZodType>(item: Item, min: number, max: number, what: string) => {
  const hint = `write ${min === max ? min : `${min} to ${max}`} ${what}`;
  return z.array(item, { error: hint }).min(min, hint).max(max, hint);
};
/** A day as pages show it. YAML readers turn an unquoted 2026-11-21 into a Date; both are taken. */
const day = (error: string) =>
  z.preprocess(
    (value) =>
      value instanceof Date && !Number.isNaN(value.getTime()) ? value.toISOString().slice(0, 10) : value,
    z.iso.date({ error }),
  );
const minutes = z.int('write whole minutes, like 8').min(1).max(40);
const id = z
  .string({ error: 'write an id, like deposit-days' })
  .regex(/^[a-z][a-z-]*$/, 'an id is lower-case letters and dashes');

const exercise = z.discriminatedUnion(
  'type',
  [
    z.strictObject({
      id,
      type: z.literal('days'),
      minutes,
      rule: z.enum(dayRuleNames as readonly [DayRule, ...DayRule[]], {
        error: `choose a rule: ${dayRuleNames.join(', ')}`,
      }),
    }),
    z.strictObject({
      id,
      type: z.literal('sort'),
      minutes,
      answers: list(z.boolean('write true or false'), 3, 12, 'answers, true or false'),
    }),
    z.strictObject({ id, type: z.literal('budget'), minutes }),
    z.strictObject({ id, type: z.literal('letter'), minutes }),
    z.strictObject({ id, type: z.literal('worksheet'), minutes }),
  ],
  { error: 'choose a type: days, sort, budget, letter, worksheet' },
);
export type ExerciseFacts = z.infer<typeof exercise>;
export type ExerciseType = ExerciseFacts['type'];

const source = z.strictObject({
  title: text('write the name of the source'),
  url: z
    .url({ protocol: /^https?$/, error: 'write a full address that starts with https://, or leave it out' })
    .optional(),
  checked: day('write the day somebody last looked at the source, like 2026-11-20'),
});

const option = z
  .int('write numbers: 0 is option A, 3 is option D')
  .min(0, 'the first option is 0')
  .max(optionLetters.length - 1, `the last option is ${optionLetters.length - 1}`);

/** module.yml */
export const moduleSchema = z.strictObject({
  order: z.int('write the place of the module in the list, 1 to 7'),
  difficulty: z.enum(difficulties, { error: `choose ${difficulties.join(' or ')}` }),
  category: z.enum(categories, { error: `choose ${categories.join(' or ')}` }),
  duration: z
    .strictObject({ from: z.int(), to: z.int() })
    .refine(({ from, to }) => (from === 30 && to === 45) || (from === 45 && to === 60), {
      error: 'write { from: 30, to: 45 } or { from: 45, to: 60 }',
    }),
  reviewed: day('write the day somebody last checked the facts, like 2026-11-20'),
  answers: list(option, questionCount.min, questionCount.max, 'right options, one for each question'),
  exercises: list(exercise, 1, 6, 'exercises'),
  sources: list(source, 3, 30, 'sources'),
});
export type ModuleFile = z.infer<typeof moduleSchema>;

const longestDescription = 175;

const question = z.strictObject({
  question: text('write the question'),
  options: list(text('write the option'), optionLetters.length, optionLetters.length, 'options'),
  explanation: text('write why that option is right, in one to three sentences'),
});

/** The head of en.mdx and es.mdx. The words of an exercise are looked at with its type (exerciseWordsSchemas). */
export const lessonSchema = z.strictObject({
  name: text('write the name of the module'),
  description: text('write one or two sentences for the card').max(
    longestDescription,
    `write at most ${longestDescription} characters: search engines and phones cut the rest off`,
  ),
  typed: text('write what people type into the search who mean this, divided by full stops').optional(),
  topics: list(text('write a short topic'), 4, 8, 'topics'),
  objectives: list(text('write what the reader will be able to do'), 5, 7, 'objectives'),
  sections: list(text('write the title of the section'), sectionCount, sectionCount, 'section titles'),
  quiz: list(question, questionCount.min, questionCount.max, 'questions'),
  exercises: z.record(z.string(), z.unknown(), 'write the words of each exercise under its id'),
});
export type LessonFile = z.infer<typeof lessonSchema>;

const heading = {
  title: text('write the title of the exercise'),
  intro: text('write one or two sentences on what to do'),
};
const placeholder = (name: string) => (value: string) => value.includes(`{${name}}`);

export const exerciseWordsSchemas = {
  days: z.strictObject({
    ...heading,
    label: text('write the label of the date field'),
    result: text('write the sentence with the result').refine(placeholder('date'), {
      error: 'the sentence needs {date}',
    }),
    note: text('write the note, or leave it out').optional(),
  }),
  sort: z.strictObject({
    ...heading,
    yes: text('write the first label, like "True"'),
    no: text('write the second label, like "False"'),
    items: list(
      z.strictObject({ text: text('write the statement'), why: text('write why') }),
      3,
      12,
      'statements',
    ),
  }),
  budget: z.strictObject({
    ...heading,
    income: list(text('write the label of an income'), 1, 10, 'labels of income'),
    expenses: list(text('write the label of an expense'), 2, 16, 'labels of expenses'),
    left: text('write the sentence for money that is left').refine(placeholder('amount'), {
      error: 'the sentence needs {amount}',
    }),
    short: text('write the sentence for money that is missing').refine(placeholder('amount'), {
      error: 'the sentence needs {amount}',
    }),
  }),
  letter: z.strictObject({
    ...heading,
    fields: list(
      z.strictObject({
        id: z.string({ error: 'write an id' }).regex(/^[a-z]+$/, 'an id here is lower-case letters only'),
        label: text('write the label'),
        hint: text('write a hint, or leave it out').optional(),
      }),
      1,
      14,
      'fields',
    ),
    body: text('write the letter'),
  }),
  worksheet: z.strictObject({
    ...heading,
    items: list(text('write the line'), 3, 30, 'lines'),
  }),
} satisfies Record<ExerciseType, z.ZodType>;

/** Facts and words of one exercise together, as a page shows it. */
export type Exercise = {
  [Type in ExerciseType]: Extract<ExerciseFacts, { type: Type }> & {
    readonly words: z.infer<(typeof exerciseWordsSchemas)[Type]>;
  };
}[ExerciseType];

const bothLanguages = z.strictObject({
  en: text('write the English text'),
  es: text('write the Spanish text'),
});
/** glossary.yml */
export const glossarySchema = z.record(id, z.strictObject({ term: bothLanguages, meaning: bothLanguages }));
export type Glossary = z.infer<typeof glossarySchema>;

/**
 * Sentences like "line 40, quiz 2 options: write 4 options", one for each fault. `under` is where the values stand in
 * their file.
 */
export function describeLessonFaults(
  error: z.ZodError,
  lineOf?: LineOf,
  under: readonly string[] = [],
): string[] {
  return error.issues.flatMap((issue) => {
    const path = [...under, ...issue.path];
    const at = path.map((part) => (typeof part === 'number' ? part + 1 : part)).join(' ');
    if (issue.code !== 'unrecognized_keys')
      return [
        `${atLine(path, lineOf)}${at || 'the facts at the top'}: ${plainly({ ...issue, path }, lineOf)}`,
      ];
    return issue.keys.map(
      (key) => `${atLine([...path, key], lineOf)}${at ? `${at} ` : ''}${key}: is not a field; take it out`,
    );
  });
}
