// The calls of staff about the questions of clients.
import { command, parsedBy, query } from '../api-call.ts';
import type * as answers from './answers.staff.ts';
import { ticketAnswer, ticketOwner, ticketSearch, ticketState, ticketUrgency } from './ticket.ts';

export const search = /*#__PURE__*/ query('POST /api/staff/tickets/search', {
  who: 'staff',
  input: ticketSearch,
  answer: parsedBy<typeof answers.search>(),
});

export const read = /*#__PURE__*/ query('GET /api/staff/tickets/:id', {
  who: 'staff',
  answer: parsedBy<typeof answers.read>(),
});

export const answer = /*#__PURE__*/ command('POST /api/staff/tickets/:id/answer', {
  who: 'staff',
  input: ticketAnswer,
});

export const settle = /*#__PURE__*/ command('POST /api/staff/tickets/:id/state', {
  who: 'staff',
  input: ticketState,
  answer: parsedBy<typeof answers.settle>(),
});

export const assign = /*#__PURE__*/ command('POST /api/staff/tickets/:id/owner', {
  who: 'staff',
  input: ticketOwner,
  answer: parsedBy<typeof answers.assign>(),
});

export const prioritize = /*#__PURE__*/ command('POST /api/staff/tickets/:id/urgency', {
  who: 'staff',
  input: ticketUrgency,
  answer: parsedBy<typeof answers.prioritize>(),
});
