// What staff are answered about the questions of clients, each schema under the name of its call in api.staff.ts.
import * as z from 'zod/mini';
import { messagePriorities } from '../cases/thread.ts';
import { locales } from '../languages.ts';
import { listPage } from '../workplace/list-page.ts';
import { ticketFacts, ticketText } from './answers.ts';

const orNull = z.nullable(z.string());

const ticketRow = z.extend(ticketFacts, {
  priority: z.enum(messagePriorities),
  name: z.string(),
  language: z.enum(locales),
  owner: orNull,
  waitingSince: orNull,
});
export type TicketRow = z.infer<typeof ticketRow>;

export const search = listPage(ticketRow);

export const read = z.extend(ticketRow, {
  wish: orNull,
  resolution: orNull,
  resolvedAt: orNull,
  ratedAt: orNull,
  email: z.string(),
  caseId: orNull,
  caseNumber: orNull,
  mine: z.boolean(),
  version: z.int(),
  messages: z.array(ticketText),
});
export type TicketRecord = z.infer<typeof read>;

export const changed = z.object({ version: z.int() });
export const settle = changed;
export const assign = changed;
export const prioritize = changed;
