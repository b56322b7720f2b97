import { ticketMessage } from '#domain/tickets/ticket.ts';
import { endpoint, signedIn } from '#server/entry/endpoint.ts';
import { writeOwnTicket } from '#server/tickets/own-tickets.ts';

export default endpoint({
  POST: signedIn.counting('ownMessages').byId(ticketMessage, writeOwnTicket, { mails: true }),
});

export const config = { path: '/api/tickets/:id/messages', method: 'POST' };
