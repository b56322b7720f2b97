import { ticketSearch } from '#domain/tickets/ticket.ts';
import { endpoint, staff } from '#server/entry/endpoint.ts';
import { searchTickets } from '#server/tickets/staff-tickets.ts';

export default endpoint({ POST: staff(ticketSearch, searchTickets) });

export const config = { path: '/api/staff/tickets/search', method: 'POST' };
