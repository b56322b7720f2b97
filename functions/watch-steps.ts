import { watchFlags } from '#server/cases/watch-flags.ts';
import { watchSteps } from '#server/cases/watch-steps.ts';
import { tendParts } from '#server/checkout/tend-parts.ts';
import { scheduled } from '#server/entry/scheduled.ts';

/** Steps of ours that are late, new cases that need help today, and parts of payments that are due or late. */
export default scheduled('watch-steps', async (app) => {
  await tendParts(app);
  await watchSteps(app);
  await watchFlags(app);
});

export const config = { schedule: '45 * * * *' };
