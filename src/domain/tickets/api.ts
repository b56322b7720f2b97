// The calls of clients about their questions.
import { command, parsedBy, query } from '../api-call.ts';
import type * as answers from './answers.ts';
import { ratingRequest, ticketMessage, ticketRequest } from './ticket.ts';

export const list = /*#__PURE__*/ query('GET /api/tickets', {
  who: 'signedIn',
  answer: parsedBy<typeof answers.list>(),
});

export const ask = /*#__PURE__*/ command('POST /api/tickets', {
  who: 'signedIn',
  input: ticketRequest,
  answer: parsedBy<typeof answers.ask>(),
});

export const write = /*#__PURE__*/ command('POST /api/tickets/:id/messages', {
  who: 'signedIn',
  input: ticketMessage,
});

export const rate = /*#__PURE__*/ command('POST /api/tickets/:id/rating', {
  who: 'signedIn',
  input: ratingRequest,
});
