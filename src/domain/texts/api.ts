import * as z from 'zod/mini';
import { command, parsedBy, query } from '../api-call.ts';
import type * as answers from './answers.ts';
import { wantTexts } from './requests.ts';

/** What a client decided about texts; `number` is null where the operator sends none, and nothing is offered then. */
export const read = /*#__PURE__*/ query('GET /api/texts', {
  who: 'signedIn',
  answer: parsedBy<typeof answers.read>(),
});
export const want = /*#__PURE__*/ command('POST /api/texts', { who: 'signedIn', input: wantTexts });
export const end = /*#__PURE__*/ command('POST /api/texts/end', { who: 'signedIn', input: z.object({}) });
