import * as z from 'zod/mini';
import type { App } from '../app.ts';
import { reading } from '../database/reading.ts';
import { Refusal } from '../http/refusal.ts';

/**
 * A URL that downloads a mail as it came, as an attachment, for a minute. For staff; audited before it is made. Refuses
 * `not_found` also for a mail that was read whole, is no longer kept, or carries a virus.
 */
export const openedOriginal = reading({
  name: 'read_original',
  ask: (_app, id: string) => ({ id }),
  answer: z.nullable(z.object({ key: z.string(), receivedAt: z.string() })),
  describe: async (app: Pick<App, 'incoming'>, stored): Promise<string> => {
    if (!stored || !app.incoming) throw new Refusal('not_found');
    return app.incoming.signDownload(stored.key, `mail-${stored.receivedAt.slice(0, 10)}.eml`);
  },
});
