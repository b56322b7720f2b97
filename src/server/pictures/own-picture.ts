import * as z from 'zod/mini';
import type { PictureRequest } from '#domain/access/picture.ts';
import type { Actor } from '#domain/access/roles.ts';
import type { App } from '../app.ts';
import { outcome } from '../database/answers.ts';
import { callSql, runSql } from '../database/call-sql.ts';
import { Refusal, refuseField } from '../http/refusal.ts';
import { sendFile } from '../http/reply.ts';
import { command } from '../http/service.ts';
import { randomToken } from '../http/tokens.ts';
import { checkPicture } from './check-picture.ts';
import { sendPicture } from './send-picture.ts';

/** The actor's own picture. Refuses `not_found` when there is none. */
export const ownPicture = command({
  first: { sql: 'read_own_picture', params: () => ({}), answer: z.nullable(z.string()) },
  run: async (app: Pick<App, 'files'>, _actor, _input, { first: key }) => sendPicture(app, key),
  respond: sendFile,
});

/**
 * Keeps a picture of the actor in place of the one before. Refuses its field when it is no JPEG of at most 512 pixels.
 * Throws `StorageUnavailable`, and then the one before stays.
 */
export const keepOwnPicture = command({
  run: async (
    app: Pick<App, 'db' | 'files'>,
    { userId }: Actor,
    { picture }: PictureRequest,
  ): Promise<void> => {
    const bytes = checkPicture(Buffer.from(picture, 'base64'));
    if (!bytes) throw refuseField('picture', 'file.content');
    const key = `pictures/${randomToken()}`;
    await runSql(app, 'announce_picture', { key, size: bytes.length });
    await app.files.put(key, bytes, 'image/jpeg');
    await keep(app, userId, key);
  },
});

/** The actor no longer wants a picture. Doing it twice changes nothing. */
export const removeOwnPicture = command({
  run: async (app: Pick<App, 'db'>, { userId }: Actor): Promise<void> => {
    await keep(app, userId, null);
  },
});

async function keep(app: Pick<App, 'db'>, userId: string, key: string | null): Promise<void> {
  const answer = await callSql(app, 'keep_picture', { userId, key }, outcome('done', 'unknown'));
  if (answer.outcome !== 'done') throw new Refusal('not_found');
}
