// The calls of the workplace itself.
import { command, parsedBy, query } from '../api-call.ts';
import { countsRequest } from '../tracking/counts.ts';
import type * as answers from './answers.staff.ts';

/** Money in and back, and how far applications came. */
export const figures = /*#__PURE__*/ query('POST /api/staff/figures/search', {
  who: 'figures',
  input: countsRequest,
  answer: parsedBy<typeof answers.figures>(),
});

/** Takes back what the caller did some seconds ago. */
export const undo = /*#__PURE__*/ command('POST /api/staff/acts/:id/undo', { who: 'staff' });
