import type { Config } from '@netlify/functions';
import { compose } from '#server/compose.ts';
import { replaySpooledIntakes } from '#server/intake/replay-spooled.ts';
import { deliverOutbox } from '#server/mail/deliver-outbox.ts';

/** What was taken while the database was down goes in, and its mail out. */
export default async (): Promise<void> => {
  const app = compose();
  await replaySpooledIntakes(app);
  await deliverOutbox(app);
};

export const config: Config = { schedule: '* * * * *' };
