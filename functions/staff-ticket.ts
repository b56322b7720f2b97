import { ticketChange } from '#domain/tickets/ticket.ts';
import { endpoint, staff } from '#server/entry/endpoint.ts';
import { changeTicket, ticketOfStaff } from '#server/tickets/staff-tickets.ts';

export default endpoint({
  GET: staff.reads.of('ticket')(ticketOfStaff),
  PATCH: staff.reads.of('ticket')(ticketChange, changeTicket, { mails: true }),
});

export const config = { path: '/api/staff/tickets/:id', method: ['GET', 'PATCH'] };
