import type { Actor } from '#domain/access/roles.ts';
import type { NoticesRead } from '#domain/notices/notices.ts';
import type { App } from '../app.ts';
import { outcome } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';

/** The actor has seen these notices. Those of somebody else stay as they are. */
export async function markNoticesRead(
  app: Pick<App, 'db'>,
  actor: Actor,
  { ids }: NoticesRead,
): Promise<void> {
  await callSql(app, 'mark_notices_read', { userId: actor.userId, ids }, outcome('done'));
}
