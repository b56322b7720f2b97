import { activity, activityShown, type OwnActivity } from '#domain/access/activity.ts';
import { knownDevice } from '#domain/access/device.ts';
import { query } from '../http/service.ts';

/** What happened lately in the actor's account, the newest first. */
export const ownActivity = query({
  sql: 'read_activity',
  params: () => ({ limit: activityShown }),
  answer: activity,
  toResult: ({ items }): OwnActivity => ({
    items: items.map((one) => ({ ...one, device: one.device === null ? null : knownDevice(one.device) })),
  }),
});
