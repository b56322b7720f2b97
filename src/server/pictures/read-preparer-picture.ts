import * as z from 'zod/mini';
import type { App } from '../app.ts';
import { reading } from '../database/reading.ts';
import { sendPicture } from './send-picture.ts';

/** The picture of the person who prepares the actor's own case. Refuses `not_found` when there is none. */
export const preparerPicture = reading({
  name: 'read_preparer_picture',
  ask: (_app, caseId: string) => ({ caseId }),
  answer: z.nullable(z.string()),
  describe: (app: Pick<App, 'files'>, key) => sendPicture(app, key),
});
