import { replayMessage } from '#server/contact/replay-message.ts';
import { replayIntake } from '#server/intake/replay-intake.ts';
import { deliverOutbox } from '#server/mail/deliver-outbox.ts';
import { scheduled } from '#server/entry/scheduled.ts';
import { replaySpool } from '#server/submissions/replay-spool.ts';
import { replaySignOut } from '#server/submissions/sign-out.ts';

/** What was taken while the database was down goes in, and its mail out. */
export default scheduled('replay-spool', async (app) => {
  const replayed = await replaySpool(app, {
    intake: (entry) => replayIntake(app, entry),
    contact: (entry) => replayMessage(app, entry),
    sign_out: (entry) => replaySignOut(app, entry),
  });
  if (replayed > 0) await deliverOutbox(app);
});

export const config = { schedule: '*/5 * * * *' };
