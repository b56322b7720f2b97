// The same task, request or message for several cases: what staff fill in once. Each case then gets a call of its own.
import * as z from 'zod/mini';
import { isFilled } from '../replies/blanks.ts';
import { text } from '../text.ts';
import { isDate } from './dates.ts';
import { requestWhatMax } from './file-requests.ts';
import { messageMax } from './thread.ts';
import { taskTitleMax } from './work-requests.ts';

const required = 'field.required';

/** The same in both languages: each client reads it in their own. */
function inBoth(max: number, multiline: boolean) {
  const words = text({ max, multiline, required }).check(z.refine(isFilled, 'blank.open'));
  return { en: words, es: words };
}
const dueOn = z.optional(z.nullable(z.string('date.invalid').check(z.refine(isDate, 'date.invalid'))));

export const writeToSeveral = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('task'), title: text({ max: taskTitleMax, required }), dueOn }),
  z.object({ kind: z.literal('request'), ...inBoth(requestWhatMax, false), dueOn }),
  z.object({ kind: z.literal('message'), ...inBoth(messageMax, true) }),
]);
export type WriteToSeveral = z.infer<typeof writeToSeveral>;
