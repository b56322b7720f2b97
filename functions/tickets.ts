import * as tickets from '#domain/tickets/api.ts';
import { endpoints } from '#server/entry/endpoints.ts';
import { rateLimited } from '#server/entry/guards.ts';
import { askTicket, listTickets, rateTicket, writeTicket } from '#server/tickets/own-tickets.ts';

export default endpoints(
  [tickets.list, listTickets],
  [tickets.ask, askTicket],
  [tickets.write, writeTicket, rateLimited('ownMessages')],
  [tickets.rate, rateTicket],
);

export const config = {
  path: ['/api/tickets', '/api/tickets/:id/messages', '/api/tickets/:id/rating'],
};
