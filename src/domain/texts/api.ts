import * as z from 'zod/mini';
import { command, parsedBy, query, typed } from '../api-call.ts';
import type * as answers from './answers.ts';
import { wantTexts } from './requests.ts';

/** What a client decided about texts; `number` is null where the operator sends none, and nothing is offered then. */
export const read = /*#__PURE__*/ query('GET /api/texts', {
  who: 'signedIn',
  answer: parsedBy<typeof answers.read>(),
});
export const want = /*#__PURE__*/ command('POST /api/texts', { who: 'signedIn', input: wantTexts });
export const end = /*#__PURE__*/ command('POST /api/texts/end', { who: 'signedIn', input: z.object({}) });

/** The link in a text. It is short, so that the text is. */
export const openLink = /*#__PURE__*/ query('GET /api/t/:code', { who: 'anyone', answer: typed<string>() });

/** By the provider, which signs what it sends: somebody answered a text. */
export const answered = /*#__PURE__*/ command('POST /api/text-answers', { who: 'webhook' });

/** What happened with a text. */
export const delivered = /*#__PURE__*/ command('POST /api/text-states', { who: 'webhook' });
