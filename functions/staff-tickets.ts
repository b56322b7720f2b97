import * as tickets from '#domain/tickets/api.staff.ts';
import { endpoints } from '#server/entry/endpoints.ts';
import { audited, withoutConflict } from '#server/entry/guards.ts';
import { answerTicket, changeTicket, readTicket, searchTickets } from '#server/tickets/staff-tickets.ts';

export default endpoints(
  [tickets.search, searchTickets, audited('tickets_viewed')],
  [tickets.read, readTicket, withoutConflict('ticket'), audited('tickets_viewed', 'support_ticket')],
  [tickets.answer, answerTicket, withoutConflict('ticket')],
  [tickets.settle, changeTicket, withoutConflict('ticket')],
  [tickets.assign, changeTicket, withoutConflict('ticket')],
  [tickets.prioritize, changeTicket, withoutConflict('ticket')],
);

export const config = {
  path: [
    '/api/staff/tickets/search',
    '/api/staff/tickets/:id',
    '/api/staff/tickets/:id/answer',
    '/api/staff/tickets/:id/state',
    '/api/staff/tickets/:id/owner',
    '/api/staff/tickets/:id/urgency',
  ],
};
