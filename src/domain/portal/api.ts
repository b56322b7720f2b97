// The calls of clients about what their case keeps for them.
import { parsedBy, query } from '../api-call.ts';
import type * as answers from './answers.ts';
import { shelfQuery } from './case-files.ts';

/** A page of one shelf of their files; without `before`, the newest. */
export const files = /*#__PURE__*/ query('GET /api/cases/:id/files', {
  who: 'signedIn',
  input: shelfQuery,
  answer: parsedBy<typeof answers.files>(),
});
