import { ticketAnswer, ticketChange, ticketSearch } from '#domain/tickets/ticket.ts';
import { endpoint, staff } from '#server/entry/endpoint.ts';
import { routes } from '#server/entry/routes.ts';
import { answerTicket, changeTicket, foundTickets, ticketOfStaff } from '#server/tickets/staff-tickets.ts';

export default routes({
  '/api/staff/tickets/:id': endpoint({
    GET: staff.reads.of('ticket')(ticketOfStaff),
    PATCH: staff.reads.of('ticket')(ticketChange, changeTicket, { mails: true }),
  }),
  '/api/staff/tickets/search': endpoint({ POST: staff.reads(ticketSearch, foundTickets) }),
  '/api/staff/tickets/:id/answer': endpoint({
    POST: staff.reads.of('ticket')(ticketAnswer, answerTicket, { mails: true }),
  }),
});

export const config = {
  path: ['/api/staff/tickets/:id', '/api/staff/tickets/search', '/api/staff/tickets/:id/answer'],
};
