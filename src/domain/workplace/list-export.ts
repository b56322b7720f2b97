import * as z from 'zod/mini';

/** Lists that staff may save as a file. */
export const exportedLists = [
  'cases',
  'applications',
  'orders',
  'refunds',
  'messages',
  'tickets',
  'figures',
] as const;

/** That somebody saves what a list shows now: noted as a look, since it takes the list out of the workplace. */
export const listExport = z.object({
  list: z.enum(exportedLists, 'field.wrongType'),
  rows: z
    .int('field.wrongType')
    .check(z.nonnegative('field.wrongType'), z.maximum(100_000, 'field.wrongType')),
});
export type ListExport = z.infer<typeof listExport>;
