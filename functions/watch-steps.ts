import { applyMailboxChanges } from '#server/access/apply-mailbox-changes.ts';
import { watchFlags } from '#server/cases/watch-flags.ts';
import { watchSteps } from '#server/cases/watch-steps.ts';
import { tendParts } from '#server/checkout/tend-parts.ts';
import { tendReferrals } from '#server/help/tend-referrals.ts';
import { scheduled } from '#server/entry/scheduled.ts';

/**
 * Parts of payments that are due or late, steps of ours that are late, new cases that need help today, addresses that
 * waited for their day, and answers handed to free legal help.
 */
export default scheduled('watch-steps', async (app) => {
  await tendParts(app);
  await watchSteps(app);
  await watchFlags(app);
  await applyMailboxChanges(app);
  await tendReferrals(app);
});

export const config = { schedule: '45 * * * *' };
