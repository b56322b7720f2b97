import { ticketSearch } from '#domain/tickets/ticket.ts';
import { endpoint, staff } from '#server/entry/endpoint.ts';
import { foundTickets } from '#server/tickets/staff-tickets.ts';

export default endpoint({ POST: staff.reads(ticketSearch, foundTickets) });

export const config = { path: '/api/staff/tickets/search', method: 'POST' };
