import * as z from 'zod/mini';
import { hearingsUntil } from '#domain/intake/near-hearing.ts';
import { officeCalendar } from '#domain/promises/office-calendar.ts';
import type { App } from '../app.ts';
import { callSql, runSql } from '../database/call-sql.ts';
import { eachRow } from '../operations/each-row.ts';

const openPages = z.array(z.object({ orderId: z.string(), checkoutSessionId: z.string() }));

/** Milliseconds in which a call that ended a purchase begins to end its pages. */
const budgetMs = 4_000;
/** Pages of one run. */
const perRun = 20;

/**
 * Ends the hosted pages that must no longer be paid on: of one application at once after it was declined or withdrawn
 * (`intakeId`), and by the schedule all that are left, those of erased applications, closed accounts, cancelled orders
 * and people whose eviction is about to be heard, too. A page that could not be ended is taken up by the next run; one paid meanwhile arrives by its own event
 * and waits for staff. Returns how many were ended.
 */
export async function closePages(
  app: Pick<App, 'db' | 'payments' | 'log' | 'clock' | 'site'>,
  intakeId: string | null = null,
  until = Date.now() + budgetMs,
): Promise<number> {
  const p = {
    limit: perRun,
    hearingsUntil: hearingsUntil(app.clock(), officeCalendar(app.site.closures)),
    ...(intakeId !== null && { intakeId }),
  };
  const pages = await callSql(app, 'pages_to_close', p, openPages);
  const idOf = ({ orderId }: (typeof pages)[number]) => orderId;
  return eachRow(
    app,
    { rows: pages, about: 'payment_page', idOf, until },
    async ({ orderId, checkoutSessionId }) => {
      await app.payments.expireCheckout(checkoutSessionId);
      await runSql(app, 'note_page_closed', { orderId, checkoutSessionId });
    },
  );
}

/**
 * Ends the hosted pages of the same application's other packages, so that an old tab cannot take a second
 * payment. When that fails the page runs out by itself, and a second payment would wait for staff.
 */
export async function closeOtherPages(
  app: Pick<App, 'payments' | 'log'>,
  checkouts: readonly string[],
): Promise<void> {
  const ends = await Promise.allSettled(checkouts.map((id) => app.payments.expireCheckout(id)));
  ends.forEach((end, index) => {
    if (end.status === 'rejected') app.log('other_page_left_open', { checkout: checkouts[index] ?? '' });
  });
}
