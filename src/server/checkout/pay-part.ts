import * as z from 'zod/mini';
import type { Actor } from '#domain/access/roles.ts';
import type { CleanInputOf } from '#domain/api-call.ts';
import type * as orders from '#domain/orders/api.ts';
import type { App } from '../app.ts';
import { outcome } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';
import { Refusal } from '../http/refusal.ts';
import { command } from '../http/service.ts';
import { attachedPage, openCasePage, openSum } from './open-case-page.ts';
import { resumePage } from './resume-page.ts';

const opened = z.union([
  z.extend(openSum, {
    outcome: z.enum(['open', 'paid', 'charging', 'stopped']),
    place: z.int(),
    count: z.int(),
  }),
  outcome('unknown'),
]);

type PayApp = Pick<App, 'config' | 'db' | 'payments' | 'site' | 'log'>;

/**
 * The payment page of a part, before its day too: the open one, or a new one. The browser names the part, never a sum.
 * Refuses `not_found` for a part of somebody else, `already_paid` when it is paid or its payment is on its way,
 * and `plan_over` when its plan was stopped. Throws `PaymentsUnavailable` with nothing charged.
 */
export const payPart = command({
  sendsMail: true,
  run: async (
    app: PayApp,
    actor: Actor,
    { id: partId }: CleanInputOf<typeof orders.payPart>,
    { call: { locale } },
  ): Promise<{ url: string }> => {
    const part = await callSql(app, 'open_part', { partId, userId: actor.userId }, opened);
    if (part.outcome === 'unknown') throw new Refusal('not_found');
    if (part.outcome === 'paid' || part.outcome === 'charging') throw new Refusal('already_paid');
    if (part.outcome !== 'open') throw new Refusal('plan_over');

    const page = await resumePage(app, part);
    if (page?.state === 'paid') throw new Refusal('already_paid');
    if (page) return { url: page.url };
    const opening = await openCasePage(app, part, { partId, part }, locale);
    const attached = await callSql(
      app,
      'attach_part_checkout',
      { partId, ...opening },
      attachedPage('not_open', 'charging'),
    );
    if (attached.outcome === 'attached') return { url: opening.checkoutUrl };
    // Stopped between the two calls, or opened in another tab: this page must not take money.
    await app.payments.expireCheckout(opening.checkoutSessionId);
    if (attached.outcome === 'other_page' && attached.checkoutUrl) return { url: attached.checkoutUrl };
    throw new Refusal(attached.outcome === 'charging' ? 'already_paid' : 'plan_over');
  },
});
