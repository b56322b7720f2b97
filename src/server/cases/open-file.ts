import * as z from 'zod/mini';
import type { CleanInputOf } from '#domain/api-call.ts';
import type * as cases from '#domain/cases/api.staff.ts';
import type { App } from '../app.ts';
import { Refusal } from '../http/refusal.ts';
import { redirect } from '../http/reply.ts';
import { command } from '../http/service.ts';

/**
 * A URL that downloads a file of an application or message as an attachment, for a minute. For staff; audited before it
 * is made. Refuses `not_found` also for files that belong to nothing yet, and for what a virus scanner flagged.
 */
export const openedFile = command({
  first: {
    sql: 'read_upload',
    params: ({ id: uploadId }: CleanInputOf<typeof cases.openFile>) => ({ uploadId }),
    answer: z.nullable(z.object({ key: z.string(), name: z.string() })),
  },
  run: async (app: Pick<App, 'files'>, _actor, _input, { first: stored }): Promise<string> => {
    if (!stored) throw new Refusal('not_found');
    return app.files.signDownload(stored.key, stored.name);
  },
  respond: redirect,
});
