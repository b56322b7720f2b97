import type { Actor } from '#domain/access/roles.ts';
import type { NoticesRead } from '#domain/notices/notices.ts';
import type { App } from '../app.ts';
import { outcome } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';
import { command } from '../http/service.ts';

/** The actor has seen these notices. Those of somebody else stay as they are. */
export const markNoticesRead = command({
  run: async (app: Pick<App, 'db'>, actor: Actor, { ids }: NoticesRead): Promise<void> => {
    await callSql(app, 'mark_notices_read', { userId: actor.userId, ids }, outcome('done'));
  },
});
