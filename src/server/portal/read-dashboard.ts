import { sightOf } from '#domain/cases/sight.ts';
import type { Dashboard, DashboardCase, DashboardOrder } from '#domain/portal/dashboard.ts';
import { readLayout } from '#domain/portal/layout.ts';
import { refundExpected } from '#domain/promises/business-days.ts';
import { officeCalendar, type OfficeCalendar } from '#domain/promises/office-calendar.ts';
import { gaveNothing } from '#domain/refunds/processor-status.ts';
import type { FullRefunds } from '#domain/cases/endings.ts';
import { refundRule } from '#domain/refunds/rule.ts';
import { Refusal } from '../http/refusal.ts';
import { query } from '../http/service.ts';
import { settlementOf } from '../refunds/settlement.ts';
import { dashboardAnswer, type StoredCase, type StoredOrder } from './dashboard-answer.ts';

/**
 * How many entries of a history the list of cases shows, and characters of each; the page of the case has everything.
 */
const mostUpdates = 4;
const mostCharacters = 1_000;

function cut(text: string | null): string | null {
  return text && text.length > mostCharacters ? `${text.slice(0, mostCharacters).trimEnd()}…` : text;
}

/**
 * Somebody's own cases, files and orders, newest first, in one question to the database. Refuses `sign_in_required`
 * when the account is gone.
 */
export const dashboard = query({
  sql: 'read_dashboard',
  params: () => ({ maxUpdates: mostUpdates }),
  answer: dashboardAnswer,
  toResult: (answer, { app: { site } }): Dashboard => {
    if (!answer) throw new Refusal('sign_in_required');
    const { user, staffDeliver, layout, waitingApplications, cases, orders } = answer;
    const calendar = officeCalendar(site.closures);
    return {
      user,
      cases: cases.map((one) => describeCase(one, staffDeliver)),
      orders: orders.map((order) => describeOrder(order, calendar, site.fullRefunds)),
      waitingApplications,
      layout: readLayout(layout),
    };
  },
});

function describeCase({ holds, matters, ...one }: StoredCase, staffDeliver: boolean): DashboardCase {
  return {
    ...one,
    sight: sightOf({
      status: one.status,
      packageId: one.packageId,
      staffDeliver,
      danger: one.danger,
      holds,
      matters,
    }),
    updates: one.updates.map((update) => ({ ...update, description: cut(update.description) })),
  };
}

function describeOrder(
  { applicationStatus, endings, mayAskRefund, extraHeldCents, refunds, refundRequest, ...order }: StoredOrder,
  calendar: OfficeCalendar,
  fullRefunds: FullRefunds,
): DashboardOrder {
  return {
    ...order,
    refunds: refunds.map(({ id, amountCents, sentAt, status }) => ({
      id,
      amountCents,
      sentAt,
      failed: gaveNothing(status),
      expected: refundExpected(new Date(sentAt), calendar),
    })),
    refundRequest: refundRequest && {
      status: refundRequest.status,
      byClient: refundRequest.byClient,
      askedAt: refundRequest.askedAt,
      decidedAt: refundRequest.decidedAt,
      amountCents: refundRequest.amountCents,
      // Nobody decided about a part that came too late: there is nothing in words to read.
      note: refundRequest.reason === 'plan_ended' ? null : refundRequest.note,
      settlement: settlementOf({
        settled_at: refundRequest.settledAt,
        settled_means: refundRequest.settledMeans,
        settled_reference: refundRequest.settledReference,
      }),
    },
    refundRule: mayAskRefund ? refundRule({ applicationStatus, endings, fullRefunds }) : null,
    secondPayment: extraHeldCents > 0,
  };
}
