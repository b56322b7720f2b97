import * as z from 'zod/mini';
import { text } from '../text.ts';

/** Lists that staff may save as a file. */
export const exportedLists = [
  'cases',
  'applications',
  'orders',
  'refunds',
  'messages',
  'tickets',
  'inbox',
  'counties',
  'templates',
  'figures',
  'audit',
  'people',
] as const;

export type ExportedList = (typeof exportedLists)[number];

export const exportReasonMax = 300;

/** That somebody saves what a list shows now: noted as a look, since it takes the list out of the workplace. */
export const listExport = z.object({
  list: z.enum(exportedLists, 'field.wrongType'),
  rows: z
    .int('field.wrongType')
    .check(z.nonnegative('field.wrongType'), z.maximum(100_000, 'field.wrongType')),
  /** Why; of the audit log, which is for admins alone. */
  reason: z.optional(text({ max: exportReasonMax })),
});
export type ListExport = z.infer<typeof listExport>;
