import { ratingRequest, ticketMessage, ticketRequest } from '#domain/tickets/ticket.ts';
import { endpoint, signedIn } from '#server/entry/endpoint.ts';
import { routes } from '#server/entry/routes.ts';
import { openTicket, ownTickets, rateTicket, writeOwnTicket } from '#server/tickets/own-tickets.ts';

export default routes({
  '/api/tickets': endpoint({
    GET: signedIn.reads(ownTickets),
    POST: signedIn(ticketRequest, openTicket, { mails: true }),
  }),
  '/api/tickets/:id/messages': endpoint({
    POST: signedIn.counting('ownMessages').byId(ticketMessage, writeOwnTicket, { mails: true }),
  }),
  '/api/tickets/:id/rating': endpoint({ POST: signedIn.byId(ratingRequest, rateTicket) }),
});

export const config = {
  path: ['/api/tickets', '/api/tickets/:id/messages', '/api/tickets/:id/rating'],
};
