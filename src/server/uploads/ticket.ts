import * as z from 'zod/mini';
import { isToken } from '../http/tokens.ts';

const ticket = z.string('field.wrongType').check(z.refine(isToken, 'field.wrongType'));

export const ticketSchema = z.object({ ticket });
export const ticketsSchema = z.object({
  tickets: z
    .array(ticket, 'field.wrongType')
    .check(z.minLength(1, 'file.missing'), z.maxLength(10, 'files.tooMany')),
});
