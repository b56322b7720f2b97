import type { Config } from '@netlify/functions';
import { processEvents, reconcileOrders } from '#server/checkout/process-events.ts';
import { compose } from '#server/compose.ts';

/** Events that were stored but not processed, and payments whose event never came. Mail has its own schedule. */
export default async (): Promise<void> => {
  const app = compose();
  await processEvents(app);
  await reconcileOrders(app);
};

export const config: Config = { schedule: '*/5 * * * *' };
