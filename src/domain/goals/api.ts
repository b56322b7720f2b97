// The calls of clients about their goals and their private notes.
import { checkedBy, command, parsedBy, query } from '../api-call.ts';
import type * as answers from './answers.ts';
import type { goalChange, goalRequest, notesRequest } from './plans.ts';

/** Goals and notes. */
export const list = /*#__PURE__*/ query('GET /api/goals', {
  who: 'signedIn',
  answer: parsedBy<typeof answers.list>(),
});

export const add = /*#__PURE__*/ command('POST /api/goals', {
  who: 'signedIn',
  input: checkedBy<typeof goalRequest>(),
  answer: parsedBy<typeof answers.add>(),
});

export const change = /*#__PURE__*/ command('PATCH /api/goals/:id', {
  who: 'signedIn',
  input: checkedBy<typeof goalChange>(),
});

export const remove = /*#__PURE__*/ command('DELETE /api/goals/:id', { who: 'signedIn' });

export const keepNotes = /*#__PURE__*/ command('PUT /api/account/notes', {
  who: 'signedIn',
  input: checkedBy<typeof notesRequest>(),
});
