import { processPayments } from '#server/checkout/process-payments.ts';
import { scheduled } from '#server/entry/scheduled.ts';

/**
 * Refunds that were allowed but not sent, payment pages that must no longer be paid on, cards that must no longer be
 * kept, parts whose day it is, events that were stored but not processed, and payments whose event never came. Mail has
 * its own schedule.
 */
export default scheduled('process-payments', processPayments);

export const config = { schedule: '*/5 * * * *' };
