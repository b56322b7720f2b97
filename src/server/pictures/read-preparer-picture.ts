import * as z from 'zod/mini';
import type { CleanInputOf } from '#domain/api-call.ts';
import type * as cases from '#domain/cases/api.ts';
import type { App } from '../app.ts';
import { sendFile } from '../http/reply.ts';
import { command } from '../http/service.ts';
import { sendPicture } from './send-picture.ts';

/** The picture of the person who prepares the actor's own case. Refuses `not_found` when there is none. */
export const preparerPicture = command({
  first: {
    sql: 'read_preparer_picture',
    params: ({ id: caseId }: CleanInputOf<typeof cases.preparerPicture>) => ({ caseId }),
    answer: z.nullable(z.string()),
  },
  run: async (app: Pick<App, 'files'>, _actor, _input, { first: key }) => sendPicture(app, key),
  respond: sendFile,
});
