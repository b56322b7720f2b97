import { deliverOutbox } from '#server/mail/deliver-outbox.ts';
import { scheduled } from '#server/entry/scheduled.ts';
import { tendTexts } from '#server/texts/tend-texts.ts';

/** Mails and texts in one run: each run costs, also one that finds nothing. */
export default scheduled('deliver-outbox', async (app) => {
  try {
    await deliverOutbox(app);
  } finally {
    await tendTexts(app);
  }
});

export const config = { schedule: '*/5 * * * *' };
