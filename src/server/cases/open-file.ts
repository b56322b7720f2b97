import * as z from 'zod/mini';
import type { App } from '../app.ts';
import { reading } from '../database/reading.ts';
import { Refusal } from '../http/refusal.ts';

/**
 * A URL that downloads a file of an application or message as an attachment, for a minute. For staff; audited before it
 * is made. Refuses `not_found` also for files that belong to nothing yet, and for what a virus scanner flagged.
 */
export const openedFile = reading({
  name: 'read_upload',
  ask: (_app, id: string) => ({ id }),
  answer: z.nullable(z.object({ key: z.string(), name: z.string() })),
  describe: (app: Pick<App, 'files'>, stored): Promise<string> => {
    if (!stored) throw new Refusal('not_found');
    return app.files.signDownload(stored.key, stored.name);
  },
});
