import * as z from 'zod/mini';
import { Refusal } from '../http/refusal.ts';

/** What SQL answers when a message was changed after it was read. */
export const staleMessage = z.object({
  outcome: z.literal('stale'),
  version: z.int(),
  by: z.nullable(z.string()),
});

/** The refusal that names the colleague whose change it was. */
export const refuseStale = ({ by, version }: z.infer<typeof staleMessage>) =>
  new Refusal('stale', { extra: { by, version } });
