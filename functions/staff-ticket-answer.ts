import { ticketAnswer } from '#domain/tickets/ticket.ts';
import { endpoint, staff } from '#server/entry/endpoint.ts';
import { answerTicket } from '#server/tickets/staff-tickets.ts';

export default endpoint({ POST: staff.reads.of('ticket')(ticketAnswer, answerTicket, { mails: true }) });

export const config = { path: '/api/staff/tickets/:id/answer', method: 'POST' };
