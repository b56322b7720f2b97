// The calls of staff about applications.
import * as z from 'zod/mini';
import { command } from '../api-call.ts';
import { isDate } from '../cases/dates.ts';
import { hearingAnswers } from './near-hearing.ts';

/** What a client is told whose hearing is near, and the day of the hearing as staff saw it. */
export const answerHearing = /*#__PURE__*/ command('POST /api/staff/applications/:id/hearing', {
  who: 'staff',
  input: z.object({
    answer: z.enum(hearingAnswers, 'field.wrongType'),
    hearingDate: z.string('date.invalid').check(z.refine(isDate, 'date.invalid')),
  }),
});
