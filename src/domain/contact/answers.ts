import * as z from 'zod/mini';
import { writeKey } from '../cases/move-request.ts';
import { isFilled } from '../replies/blanks.ts';
import { text } from '../text.ts';
import type { Locale } from '../languages.ts';

export const answerMaxLength = 5_000;

/** What staff write back to somebody who used the contact form. It is refused while a blank of a saved reply is open. */
export const answerText = z.object({
  answer: text({ max: answerMaxLength, multiline: true, required: 'message.required' }).check(
    z.refine(isFilled, 'blank.open'),
  ),
});

export const answerRequest = z.extend(answerText, {
  /** The version of the message that was answered. */
  version: z.int(),
  /** The same key is the same press: the answer goes out once. */
  idempotencyKey: writeKey,
});
export type AnswerRequest = z.infer<typeof answerRequest>;

/** An answer that was mailed. */
export interface SentAnswer {
  readonly id: string;
  readonly body: string;
  readonly language: Locale;
  /** Name of a colleague; null when the account is gone. */
  readonly by: string | null;
  readonly sentAt: string;
}
