import { closePages } from '#server/checkout/close-pages.ts';
import { processEvents } from '#server/checkout/process-events.ts';
import { reconcileWhenDue } from '#server/checkout/reconcile-when-due.ts';
import { scheduled } from '#server/entry/scheduled.ts';
import { sendRefunds } from '#server/refunds/send-refunds.ts';

/**
 * Refunds that were allowed but not sent, payment pages that must not be paid on any more, events that were stored but not processed, and payments whose event never
 * came. Mail has its own schedule.
 */
export default scheduled('process-payments', async (app) => {
  await sendRefunds(app);
  await closePages(app);
  await processEvents(app);
  await reconcileWhenDue(app);
});

export const config = { schedule: '*/5 * * * *' };
