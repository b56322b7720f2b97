import { ticketRequest } from '#domain/tickets/ticket.ts';
import { endpoint, signedIn } from '#server/entry/endpoint.ts';
import { openTicket, ownTickets } from '#server/tickets/own-tickets.ts';

export default endpoint({
  GET: signedIn.reads(ownTickets),
  POST: signedIn(ticketRequest, openTicket, { mails: true }),
});

export const config = { path: '/api/tickets' };
