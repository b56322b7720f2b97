import type * as z from 'zod/mini';
import type { languageRequest } from '#domain/access/own-account.ts';
import type { Actor } from '#domain/access/roles.ts';
import type { App } from '../app.ts';
import { dataOf } from '../database/client.ts';
import { command } from '../http/service.ts';

/** The language of the mails the actor gets from now on. */
export const changeLanguage = command({
  run: async (
    app: Pick<App, 'db'>,
    actor: Actor,
    { language }: z.infer<typeof languageRequest>,
  ): Promise<void> => {
    dataOf(await app.db.from('users').update({ preferred_language: language }).eq('id', actor.userId));
  },
});
