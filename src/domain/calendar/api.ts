// The calls of clients about their dates, and about calls with us.
import { checkedBy, command, parsedBy, query, typed, type FileAnswer } from '../api-call.ts';
import type * as answers from './answers.ts';
import type { callRequest, CallTimes } from './calls.ts';
import type { addressRequest, fileQuery, CalendarAnswer } from './dates.ts';

export const dates = /*#__PURE__*/ query('GET /api/calendar', {
  who: 'signedIn',
  answer: typed<CalendarAnswer>(),
});

/** One date, or all to come, for another calendar. */
export const file = /*#__PURE__*/ query('GET /api/calendar/file', {
  who: 'signedIn',
  input: checkedBy<typeof fileQuery>(),
  answer: typed<FileAnswer>(),
});

/** The address by which another calendar asks for them; it is told this once. */
export const makeAddress = /*#__PURE__*/ command('POST /api/calendar/address', {
  who: 'signedIn',
  input: checkedBy<typeof addressRequest>(),
  answer: parsedBy<typeof answers.makeAddress>(),
});

export const endAddress = /*#__PURE__*/ command('DELETE /api/calendar/address', { who: 'signedIn' });

/** By another calendar, which shows a secret in place of a sign-in. */
export const subscribed = /*#__PURE__*/ query('GET /api/calendars/:token/dates.ics', {
  who: 'anyone',
  answer: typed<FileAnswer>(),
});

export const callTimes = /*#__PURE__*/ query('GET /api/cases/:id/calls', {
  who: 'signedIn',
  answer: typed<CallTimes>(),
});

/** Books a call, or moves the one that is booked. */
export const bookCall = /*#__PURE__*/ command('POST /api/cases/:id/calls', {
  who: 'signedIn',
  input: checkedBy<typeof callRequest>(),
  answer: parsedBy<typeof answers.bookCall>(),
});

export const cancelCall = /*#__PURE__*/ command('DELETE /api/calls/:id', { who: 'signedIn' });
