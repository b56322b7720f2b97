import { ticketChange } from '#domain/tickets/ticket.ts';
import { endpoint, staff } from '#server/entry/endpoint.ts';
import { changeTicket, readTicket } from '#server/tickets/staff-tickets.ts';

export default endpoint({
  GET: staff.of('ticket')(readTicket),
  PATCH: staff.of('ticket')(ticketChange, changeTicket, { mails: true }),
});

export const config = { path: '/api/staff/tickets/:id', method: ['GET', 'PATCH'] };
