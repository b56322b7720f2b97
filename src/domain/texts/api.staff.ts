// The calls of staff about texts.
import { command, parsedBy, query } from '../api-call.ts';
import type * as answers from './answers.staff.ts';

/** What went to the phone of a client, and what arrived. */
export const ofCase = /*#__PURE__*/ query('GET /api/staff/cases/:id/texts', {
  who: 'staff',
  answer: parsedBy<typeof answers.ofCase>(),
});

/** A text from a number we do not know. */
export const read = /*#__PURE__*/ query('GET /api/staff/texts/:id', {
  who: 'staff',
  answer: parsedBy<typeof answers.read>(),
});

export const handle = /*#__PURE__*/ command('POST /api/staff/texts/:id/handled', {
  who: 'staff',
});
