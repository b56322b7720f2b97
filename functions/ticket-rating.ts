import { ratingRequest } from '#domain/tickets/ticket.ts';
import { endpoint, signedIn } from '#server/entry/endpoint.ts';
import { rateTicket } from '#server/tickets/own-tickets.ts';

export default endpoint({ POST: signedIn.byId(ratingRequest, rateTicket) });

export const config = { path: '/api/tickets/:id/rating', method: 'POST' };
