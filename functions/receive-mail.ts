import { scheduled } from '#server/entry/scheduled.ts';
import { processReceived } from '#server/received-mail/process-received.ts';
import { removeOriginals } from '#server/received-mail/remove-originals.ts';

/** What the call of the receiver did not get through, and the mails to be deleted there. */
export default scheduled('receive-mail', async (app) => {
  await processReceived(app);
  await removeOriginals(app);
});

export const config = { schedule: '*/20 * * * *' };
