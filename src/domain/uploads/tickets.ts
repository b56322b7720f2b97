import * as z from 'zod/mini';
import { uploadLimits } from './rules.ts';

/** What a browser names an upload by. */
const ticket = z.string('field.wrongType').check(z.regex(/^[A-Za-z0-9_-]{43}$/, 'field.wrongType'));

/** Files of a message, an answer or a signed copy: none or up to ten, each once. */
export const fileTickets = z._default(
  z.array(ticket, 'field.wrongType').check(
    z.maxLength(uploadLimits.files, 'files.tooMany'),
    z.refine((tickets) => new Set(tickets).size === tickets.length, 'field.wrongType'),
  ),
  [],
);

/** The same where at least one is needed. */
export const someFileTickets = z.array(ticket, 'field.wrongType').check(
  z.minLength(1, 'file.required'),
  z.maxLength(uploadLimits.files, 'files.tooMany'),
  z.refine((tickets) => new Set(tickets).size === tickets.length, 'field.wrongType'),
);

export const fileTicket = z.string('file.required').check(z.regex(/^[A-Za-z0-9_-]{43}$/, 'field.wrongType'));
