import { activity, activityShown, type OwnActivity } from '#domain/access/activity.ts';
import { knownDevice } from '#domain/access/device.ts';
import { reading } from '../database/reading.ts';

/** What happened lately in the actor's account, the newest first. */
export const ownActivity = reading({
  name: 'read_activity',
  ask: () => ({ limit: activityShown }),
  answer: activity,
  describe: (_app, { items }): OwnActivity => ({
    items: items.map((one) => ({ ...one, device: one.device === null ? null : knownDevice(one.device) })),
  }),
});
