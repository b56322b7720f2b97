import * as z from 'zod/mini';
import { translatorMax } from '../cases/limits.ts';
import { locales, type Locale } from '../languages.ts';
import { isId } from '../record-id.ts';
import { text } from '../text.ts';
import { writeKey } from '../cases/move-request.ts';

/** What of the file others should no longer see, the least first: a judge grants the narrow more readily. */
export const fileParts = ['name_in_index', 'documents', 'whole_file'] as const;
export type FilePart = (typeof fileParts)[number];

/** From whom: those who search on the internet, or everybody but the court and the parties. */
export const limitNatures = ['online', 'public'] as const;
export type LimitNature = (typeof limitNatures)[number];

export const limitLengths = ['years', 'until', 'always'] as const;
export type LimitLength = (typeof limitLengths)[number];
export const mostYears = 50;

/** The parts a client tells in their own words and a paper may print. `toLandlord` is for a letter, never for a court. */
export const ownWordFields = [
  'partDetails',
  'story',
  'debt',
  'harm',
  'apart',
  'outweighs',
  'toLandlord',
] as const;
export type OwnWordField = (typeof ownWordFields)[number];

/** Health and safety are told apart: staff and the attorney read it, and no paper prints it. */
export const toldFields = [...ownWordFields, 'guarded'] as const;
export type ToldField = (typeof toldFields)[number];

/** Parts of the statement that an exhibit can prove a sentence of. */
export const provableFields = ['story', 'debt', 'harm', 'apart'] as const satisfies readonly OwnWordField[];
export type ProvableField = (typeof provableFields)[number];

export const exhibitKinds = [
  'docket_sheet',
  'denial_letter',
  'screening_page',
  'proof_of_payment',
  'consent',
  'protective_order',
  'other',
] as const;
export type ExhibitKind = (typeof exhibitKinds)[number];

export const ownWordsMax = 5_000;
const mostExhibits = 20;

const words = z.optional(z.nullable(text({ max: ownWordsMax, multiline: true })));
const oneOf = <const Codes extends readonly string[]>(codes: Codes) =>
  z.optional(z.nullable(z.enum(codes, 'field.wrongType')));

const exhibit = z.object({
  fileId: z.string('field.wrongType').check(z.refine(isId, 'field.wrongType')),
  kind: z.enum(exhibitKinds, 'field.wrongType'),
  /** Where the sentence stands, and the sentence itself as it was when the file was tied to it. */
  proves: z.enum(provableFields, 'field.wrongType'),
  sentence: text({ max: ownWordsMax, multiline: true }),
});
export type ExhibitChoice = z.infer<typeof exhibit>;

/** What the statement builder keeps. Everything may still be missing: it is saved on the way. */
export const statementAnswers = z.object({
  part: oneOf(fileParts),
  nature: oneOf(limitNatures),
  length: oneOf(limitLengths),
  years: z.optional(
    z.nullable(
      z.int('field.wrongType').check(z.gte(1, 'field.wrongType'), z.lte(mostYears, 'field.wrongType')),
    ),
  ),
  until: z.optional(z.nullable(z.iso.date('field.wrongType'))),
  partDetails: words,
  story: words,
  debt: words,
  harm: words,
  apart: words,
  outweighs: words,
  toLandlord: words,
  guarded: words,
  /**
   * Questions the client has no answer to; staff and the attorney see them. Not among them is what goes into the
   * affidavit under oath: `story`, `debt` and `harm`.
   */
  unknown: z.optional(
    z.array(z.enum(['part', 'nature', 'length', 'partDetails', 'apart', 'outweighs'], 'field.wrongType')),
  ),
  exhibits: z.optional(
    z.array(exhibit, 'field.wrongType').check(z.maxLength(mostExhibits, 'field.wrongType')),
  ),
});
export type StatementAnswers = z.infer<typeof statementAnswers>;

/** The client's words in English, by a named person, each beside the words it was made from. */
export const translatedWords = z.partialRecord(
  z.enum(ownWordFields),
  z.object({ of: z.string(), text: text({ max: ownWordsMax, multiline: true }) }),
);
export type TranslatedWords = z.infer<typeof translatedWords>;

export interface Statement {
  readonly answers: StatementAnswers;
  readonly language: Locale;
  readonly finishedAt: string | null;
  readonly translatedBy: string | null;
  readonly translation: TranslatedWords;
  /** When the client heard the English read back and said that it is what they told. */
  readonly readBackAt: string | null;
}

const version = z.int32('field.wrongType').check(z.gte(0, 'field.wrongType'));

/** `version`: 0 for the first save. */
export const statementSave = z.object({
  idempotencyKey: writeKey,
  version,
  language: z.enum(locales, 'field.wrongType'),
  answers: statementAnswers,
  finished: z.boolean('field.wrongType'),
});
export type StatementSave = z.infer<typeof statementSave>;

/** How somebody who does not write in the portal told it. */
export const takenWays = ['paper', 'phone'] as const;
export type TakenWay = (typeof takenWays)[number];
const how = z.enum(takenWays, 'field.required');

/** What staff write down of what a client told on paper or on the phone, in the client's own words. */
export const recordedStatement = z.object({
  idempotencyKey: writeKey,
  version,
  how,
  language: z.enum(locales, 'field.wrongType'),
  part: statementAnswers.shape.part,
  partDetails: statementAnswers.shape.partDetails,
  nature: statementAnswers.shape.nature,
  length: statementAnswers.shape.length,
  years: statementAnswers.shape.years,
  until: statementAnswers.shape.until,
  story: statementAnswers.shape.story,
  debt: statementAnswers.shape.debt,
  harm: statementAnswers.shape.harm,
  apart: statementAnswers.shape.apart,
  outweighs: statementAnswers.shape.outweighs,
  toLandlord: statementAnswers.shape.toLandlord,
  guarded: statementAnswers.shape.guarded,
});

/** That the client heard or read the English and said it is what they told. */
export const recordedReadBack = z.object({ idempotencyKey: writeKey, version, how });

/** What was translated says something; what was not is left out. */
const englishWords = Object.fromEntries(
  ownWordFields.map((field) => [
    field,
    z.optional(text({ max: ownWordsMax, multiline: true, required: 'translation.required' })),
  ]),
) as Record<OwnWordField, z.ZodMiniOptional<ReturnType<typeof text>>>;

export const statementTranslation = z.object({
  idempotencyKey: writeKey,
  version,
  translator: text({ max: translatorMax, required: 'translator.required' }),
  words: z.object(englishWords),
});

export const readBack = z.object({ idempotencyKey: writeKey, version });
export type ReadBack = z.infer<typeof readBack>;

/** Elements of the rule the statement still lacks, and what else keeps it from a paper. Nothing is made up for them. */
export const missingElements = [
  'part',
  'partDetails',
  'nature',
  'length',
  'story',
  'debt',
  'harm',
  'apart',
  'outweighs',
  'exhibit',
  'translation',
  'read_back',
] as const;
export type MissingElement = (typeof missingElements)[number];

/** Whether money was part of the old case, so that the motion has to say what happened with it. */
export function tellsOfDebt(judgment: string): boolean {
  return judgment === 'owed' || judgment === 'disputed' || judgment === 'paid' || judgment === 'satisfied';
}

function isEmpty(value: string | null | undefined): boolean {
  return !value?.trim();
}

const motionFields = ownWordFields.filter((field) => field !== 'toLandlord');

/** The fields of own words that the motion asks for. */
export function wantedWords(answers: StatementAnswers, judgment: string): (typeof motionFields)[number][] {
  return motionFields.filter(
    (field) =>
      (field !== 'partDetails' || answers.part === 'documents') &&
      (field !== 'debt' || tellsOfDebt(judgment)),
  );
}

function lacksLength({ length, years, until }: StatementAnswers): boolean {
  return !length || (length === 'years' && !years) || (length === 'until' && !until);
}

/** The words an exhibit is tied to are still there as they were. */
function isTied({ proves, sentence }: ExhibitChoice, answers: StatementAnswers): boolean {
  return sentence !== '' && sentencesOf(answers[proves]).includes(sentence);
}

/** What the statement lacks for a motion about a case that ended with this judgment. */
export function missingOfStatement(statement: Statement | null, judgment: string): MissingElement[] {
  const answers = statement?.answers ?? {};
  const missing = new Set<MissingElement>();
  if (!answers.part) missing.add('part');
  if (!answers.nature) missing.add('nature');
  if (lacksLength(answers)) missing.add('length');
  for (const field of wantedWords(answers, judgment)) if (isEmpty(answers[field])) missing.add(field);
  if ((answers.exhibits ?? []).some((one) => !isTied(one, answers))) missing.add('exhibit');
  if (statement && statement.language !== 'en' && missing.size === 0) {
    const isWhole = wantedWords(answers, judgment).every((field) => {
      const translation = statement.translation[field];
      return translation && !isEmpty(translation.text) && translation.of === answers[field];
    });
    if (!isWhole || !statement.translatedBy) missing.add('translation');
    else if (!statement.readBackAt) missing.add('read_back');
  }
  return missingElements.filter((one) => missing.has(one));
}

/** The sentences of a text, as they are in it, for tying exhibits to them. */
export function sentencesOf(passage: string | null | undefined): string[] {
  return (passage ?? '')
    .split(/(?<=[.!?…])\s+|\n+/u)
    .map((one) => one.trim())
    .filter(Boolean);
}
