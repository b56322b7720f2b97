// The calls of the workplace itself.
import { command, parsedBy, query, typed } from '../api-call.ts';
import type { OwnCallHours } from '../calendar/calls.ts';
import { calendarRequest } from '../cases/team-calendar.ts';
import { countsRequest, type Counts } from '../tracking/counts.ts';
import type * as answers from './answers.staff.ts';
import { inboxSearch, type InboxEntry } from './inbox.ts';
import type { ListPage, StaffMember } from './lists.ts';
import type { OpenWork } from './open-work.ts';
import { callHoursRequest } from '../calendar/calls.ts';
import { listExport } from './list-export.ts';
import { staffPreferences } from './preferences.ts';

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

/** Who is signed in. Keeps the session of somebody who works without asking for anything. */
export const session = /*#__PURE__*/ query('GET /api/staff/session', {
  who: 'staff',
  answer: typed<StaffMember>(),
});

/** What waits, and for whom. */
export const today = /*#__PURE__*/ query('GET /api/staff/today', {
  who: 'staff',
  answer: typed<OpenWork>(),
});

/** The same in numbers, for the navigation. */
export const waiting = /*#__PURE__*/ query('GET /api/staff/waiting', {
  who: 'staff',
  answer: typed<OpenWork>(),
});

export const inbox = /*#__PURE__*/ query('POST /api/staff/inbox/search', {
  who: 'staff',
  input: inboxSearch,
  answer: typed<ListPage<InboxEntry>>(),
});

export const callHours = /*#__PURE__*/ query('GET /api/staff/call-hours', {
  who: 'staff',
  answer: typed<OwnCallHours>(),
});

export const counts = /*#__PURE__*/ query('POST /api/staff/counts/search', {
  who: 'figures',
  input: countsRequest,
  answer: typed<Counts>(),
});

export const keepPreferences = /*#__PURE__*/ command('POST /api/staff/preferences', {
  who: 'staff',
  input: staffPreferences,
});

export const noteExport = /*#__PURE__*/ command('POST /api/staff/list-exports', {
  who: 'staff',
  input: listExport,
});

export const cancelCall = /*#__PURE__*/ command('DELETE /api/staff/calls/:id', { who: 'staff' });

export const saveCallHours = /*#__PURE__*/ command('POST /api/staff/call-hours', {
  who: 'staff',
  input: callHoursRequest,
});
