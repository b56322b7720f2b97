import * as z from 'zod/mini';
import { text } from '../text.ts';
import { addDays } from '../promises/office-date.ts';
import { isDate } from './dates.ts';
import { writeKey } from './move-request.ts';

/** What a screening company answered. */
export const letterAnswers = ['corrected', 'verified', 'no_entry'] as const;
export type LetterAnswer = (typeof letterAnswers)[number];

/** How a letter stands. */
export const letterStates = ['sent', 'received', 'silent', ...letterAnswers] as const;
export type LetterState = (typeof letterStates)[number];

export const companyMax = 200;

const day = z.string('date.invalid').check(z.refine(isDate, 'date.invalid'));
const laterDay = z.nullable(day);

/** One letter to a screening company. Without `letterId` it is a new one. */
export const letterRequest = z
  .object({
    idempotencyKey: writeKey,
    letterId: z.optional(z.uuid('field.wrongType')),
    version: z.optional(z.int32('field.wrongType')),
    company: text({ max: companyMax, required: 'company.required' }),
    sentOn: day,
    receivedOn: z._default(laterDay, null),
    addedInformation: z._default(z.boolean('field.wrongType'), false),
    answer: z._default(z.nullable(z.enum(letterAnswers, 'field.wrongType')), null),
    answeredOn: z._default(laterDay, null),
  })
  .check(
    z.refine(({ sentOn, receivedOn }) => receivedOn === null || receivedOn >= sentOn, {
      error: 'date.beforeSent',
      path: ['receivedOn'],
    }),
    z.refine(({ sentOn, answeredOn }) => answeredOn === null || answeredOn >= sentOn, {
      error: 'date.beforeSent',
      path: ['answeredOn'],
    }),
    z.refine(({ answer, answeredOn }) => (answer === null) === (answeredOn === null), {
      error: 'field.required',
      path: ['answeredOn'],
    }),
  );
export type LetterRequest = z.infer<typeof letterRequest>;

export interface LetterTrack {
  readonly id: string;
  readonly company: string;
  readonly sentOn: string;
  readonly receivedOn: string | null;
  readonly addedInformation: boolean;
  readonly answer: LetterAnswer | null;
  readonly answeredOn: string | null;
  readonly version: number;
}

/** The law gives a company 30 days from receipt, and 15 more if the person added information. */
const daysToAnswer = { usual: 30, withInformation: 45 } as const;

/** The last day on which a company that has the letter may answer; null without a day of receipt, or once it answered. */
export function silentOn({
  receivedOn,
  addedInformation,
  answer,
}: Pick<LetterTrack, 'receivedOn' | 'addedInformation' | 'answer'>): string | null {
  if (receivedOn === null || answer !== null) return null;
  return addDays(receivedOn, addedInformation ? daysToAnswer.withInformation : daysToAnswer.usual);
}

export function stateOfLetter(letter: LetterTrack, today: string): LetterState {
  if (letter.answer) return letter.answer;
  if (letter.receivedOn === null) return 'sent';
  const silent = silentOn(letter);
  return silent !== null && today > silent ? 'silent' : 'received';
}
