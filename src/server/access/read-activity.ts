import { activity, activityShown, type OwnActivity } from '#domain/access/activity.ts';
import { knownDevice } from '#domain/access/device.ts';
import type { Actor } from '#domain/access/roles.ts';
import type { App } from '../app.ts';
import { callSql } from '../database/call-sql.ts';

/** What happened lately in the actor's account, the newest first. */
export async function readActivity(app: Pick<App, 'db'>, { userId }: Actor): Promise<OwnActivity> {
  const p = { actorId: userId, limit: activityShown };
  const { items } = await callSql(app, 'read_activity', p, activity);
  return {
    items: items.map((one) => ({ ...one, device: one.device === null ? null : knownDevice(one.device) })),
  };
}
