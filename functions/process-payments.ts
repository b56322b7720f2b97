import { chargeParts } from '#server/checkout/charge-parts.ts';
import { clearCards } from '#server/checkout/clear-cards.ts';
import { closePages } from '#server/checkout/close-pages.ts';
import { processEvents } from '#server/checkout/process-events.ts';
import { reconcileWhenDue } from '#server/checkout/reconcile-when-due.ts';
import { scheduled } from '#server/entry/scheduled.ts';
import { sendRefunds } from '#server/refunds/send-refunds.ts';

/**
 * Refunds that were allowed but not sent, payment pages that must not be paid on any more, cards that must be kept no
 * longer, parts whose day it is, events that were stored but not processed, and payments whose event never came. Mail has
 * its own schedule.
 */
export default scheduled('process-payments', async (app) => {
  await sendRefunds(app);
  await closePages(app);
  await clearCards(app);
  await chargeParts(app);
  await processEvents(app);
  await reconcileWhenDue(app);
});

export const config = { schedule: '*/5 * * * *' };
