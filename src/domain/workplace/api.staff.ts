// The calls of the workplace itself.
import { command, parsedBy, query } from '../api-call.ts';
import { calendarRequest } from '../cases/team-calendar.ts';
import { countsRequest } from '../tracking/counts.ts';
import type * as answers from './answers.staff.ts';

/** Money in and back, and how far applications came. */
export const figures = /*#__PURE__*/ query('POST /api/staff/figures/search', {
  who: 'figures',
  input: countsRequest,
  answer: parsedBy<typeof answers.figures>(),
});

/** Hearings, calls, deadlines and tasks of all cases, day by day. */
export const calendar = /*#__PURE__*/ query('POST /api/staff/calendar', {
  who: 'staff',
  input: calendarRequest,
  answer: parsedBy<typeof answers.calendar>(),
});

/** What is sold now, and what of it rests on a confirmation that is open. */
export const offer = /*#__PURE__*/ query('GET /api/staff/set-up/offer', {
  who: 'staff',
  answer: parsedBy<typeof answers.offer>(),
});

/** Days on which the office is closed, and days off of those who work here. */
export const officeDays = /*#__PURE__*/ query('GET /api/staff/set-up/days', {
  who: 'staff',
  answer: parsedBy<typeof answers.officeDays>(),
});

/** Takes back what the caller did some seconds ago. */
export const undo = /*#__PURE__*/ command('POST /api/staff/acts/:id/undo', { who: 'staff' });
