import * as z from 'zod/mini';
import type { CleanInputOf } from '#domain/api-call.ts';
import type * as contact from '#domain/contact/api.staff.ts';
import type { App } from '../app.ts';
import { Refusal } from '../http/refusal.ts';
import { redirect } from '../http/reply.ts';
import { command } from '../http/service.ts';

/**
 * A URL that downloads a mail as it came, as an attachment, for a minute. For staff; audited before it is made. Refuses
 * `not_found` also for a mail that was read whole, is no longer kept, or carries a virus.
 */
export const openedOriginal = command({
  first: {
    sql: 'read_original',
    params: ({ id: mailId }: CleanInputOf<typeof contact.original>) => ({ mailId }),
    answer: z.nullable(z.object({ key: z.string(), receivedAt: z.string() })),
  },
  run: async (
    app: Pick<App, 'incoming'>,
    _actor,
    _input: CleanInputOf<typeof contact.original>,
    { first: stored },
  ): Promise<string> => {
    if (!stored || !app.incoming) throw new Refusal('not_found');
    return app.incoming.signDownload(stored.key, `mail-${stored.receivedAt.slice(0, 10)}.eml`);
  },
  respond: redirect,
});
