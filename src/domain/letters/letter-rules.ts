// What may be in a letter. Nothing is required: a blank can be filled in by hand on paper.
import * as z from 'zod/mini';
import { text, type TextMessageKey } from '../text.ts';
import type { DayField, LetterAnswers, LineField, LinesField } from './letters.ts';

export const letterMessageKeys = ['letter.socialSecurity', 'letter.birthYear', 'letter.day'] as const;
export type LetterMessageKey = (typeof letterMessageKeys)[number] | TextMessageKey;

export const letterLimits = { line: 120, lines: 1_500 } as const;

/** Three, two and four digits with a sign or a space between: a Social Security number, which no letter needs. */
const socialSecurity = /(?<!\d)\d{3}[-–. ]\d{2}[-–. ]\d{4}(?!\d)/;

const key = (message: LetterMessageKey) => message;
const free = (max: number, multiline = false) =>
  text({ max, multiline }).check(
    z.refine((value) => !socialSecurity.test(value), { error: key('letter.socialSecurity') }),
  );
const line = free(letterLimits.line);
const lines = free(letterLimits.lines, true);
const day = z
  .string()
  .check(
    z.refine((value) => value === '' || z.iso.date().safeParse(value).success, { error: key('letter.day') }),
  );

const lineRules: Record<Exclude<LineField, 'birthYear'>, typeof line> = {
  name: line,
  report: line,
  landlord: line,
  county: line,
  docket: line,
  amount: line,
  page: line,
};
const linesRules: Record<LinesField, typeof lines> = {
  address: lines,
  recipient: lines,
  entry: lines,
  facts: lines,
};
const dayRules: Record<DayField, typeof day> = {
  date: day,
  noticeDay: day,
  orderDay: day,
  judgmentDay: day,
  paidDay: day,
};

/** What a letter is made of. Refuses a Social Security number, and a birth date where the year is asked for. */
export const letterSchema = z.object({
  ...lineRules,
  ...linesRules,
  ...dayRules,
  birthYear: z.string().check(
    z.trim(),
    z.refine((value) => /^(?:|(?:19|20)\d\d)$/.test(value), { error: key('letter.birthYear') }),
  ),
  kind: z.string(),
  ground: z.string(),
  court: z.string(),
  reasons: z.array(z.string()),
  papers: z.array(z.string()),
}) satisfies z.ZodMiniType<LetterAnswers>;
