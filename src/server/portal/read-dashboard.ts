import type { Actor } from '#domain/access/roles.ts';
import type { Dashboard, DashboardCase, DashboardOrder } from '#domain/portal/dashboard.ts';
import { refundExpected } from '#domain/promises/business-days.ts';
import { officeCalendar } from '#domain/promises/office-calendar.ts';
import { gaveNothing } from '#domain/refunds/processor-status.ts';
import { readUser } from '../access/read-user.ts';
import type { App } from '../app.ts';
import { dataOf } from '../database/client.ts';
import { readOrderMoney } from '../refunds/read-money.ts';
import { readSights } from '../cases/read-sights.ts';
import { caseOfOrder, refundCaseOf } from '../refunds/rule-of-order.ts';
import { settlementOf } from '../refunds/settlement.ts';
import { readOwnLayout } from './save-layout.ts';
import { readWaitingApplications } from './answer-for-application.ts';

/** Columns a client may read. Internal notes, attorney fields and internal updates are not among them. */
const caseColumns = `id, case_number, package_type, status, county, created_at, order_id,
  intake_forms(reference, status, files_missing,
    intake_documents(id, file_name, file_type, file_size, uploaded_at)),
  case_updates(id, code, title, description, status, created_at)` as const;

/**
 * How many entries of a history the list of cases shows, and characters of each; the page of the case has everything.
 */
const mostUpdates = 4;
const mostCharacters = 1_000;

function cut(text: string | null): string | null {
  return text && text.length > mostCharacters ? `${text.slice(0, mostCharacters).trimEnd()}…` : text;
}

/** The actor's own cases, files and orders, newest first. */
export async function readDashboard(app: Pick<App, 'db' | 'site'>, actor: Actor): Promise<Dashboard> {
  const [user, cases, orders, waitingApplications, layout] = await Promise.all([
    readUser(app, actor),
    readCases(app, actor),
    readOrders(app, actor),
    readWaitingApplications(app, actor),
    readOwnLayout(app, actor),
  ]);
  return { user, cases, orders, waitingApplications, layout };
}

async function readCases(app: Pick<App, 'db'>, actor: Actor): Promise<DashboardCase[]> {
  const rows = dataOf(
    await app.db
      .from('cases')
      .select(caseColumns)
      .eq('user_id', actor.userId)
      .eq('case_updates.is_internal', false)
      .order('created_at', { ascending: false })
      .order('created_at', { referencedTable: 'case_updates', ascending: false }),
  );
  const [money, sights] = await Promise.all([
    readOrderMoney(
      app,
      rows.flatMap(({ order_id: id }) => id ?? []),
    ),
    readSights(
      app,
      rows.map(({ id }) => id),
    ),
  ]);
  return rows.flatMap((row) => {
    const status = row.status;
    const intake = row.intake_forms;
    const sight = sights.get(row.id);
    // Erased between the two queries.
    if (!sight) return [];
    return {
      id: row.id,
      caseNumber: row.case_number,
      packageId: row.package_type,
      status,
      sight,
      moneyBack: status === 'cancelled' ? (money.get(row.order_id ?? '')?.money_back ?? null) : null,
      county: row.county,
      createdAt: row.created_at,
      applicationReference: intake?.reference ?? null,
      applicationStatus: intake?.status ?? null,
      filesMissing: intake?.files_missing ?? [],
      // The case itself has the rest.
      updates: row.case_updates.slice(0, mostUpdates).map((update) => ({
        id: update.id,
        code: update.code,
        title: update.title,
        description: cut(update.description),
        status: update.status,
        createdAt: update.created_at,
      })),
      documents: (intake?.intake_documents ?? []).map((document) => ({
        id: document.id,
        name: document.file_name,
        type: document.file_type,
        size: document.file_size,
        uploadedAt: document.uploaded_at,
      })),
    };
  });
}

const orderColumns =
  `id, reference, package_id, amount_cents, currency, status, created_at, completed_at, received_cents,
  intake_forms!orders_intake_form_id_fkey(status), ${caseOfOrder},
  order_payments(payment_refunds(refund_id, amount_cents, status, sent_at)),
  refund_requests(status, reason_code, created_at, decided_at, amount_cents, decision_note, settled_at, settled_means, settled_reference)` as const;

async function readOrders(app: Pick<App, 'db' | 'site'>, actor: Actor): Promise<DashboardOrder[]> {
  const calendar = officeCalendar(app.site.closures);
  const rows = dataOf(
    await app.db
      .from('orders')
      .select(orderColumns)
      .eq('user_id', actor.userId)
      .not('status', 'in', '(created,cancelled)')
      .order('created_at', { ascending: false })
      .order('created_at', { referencedTable: 'refund_requests', ascending: false }),
  );
  const money = await readOrderMoney(
    app,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => {
    const [request] = row.refund_requests;
    const order = money.get(row.id);
    return {
      id: row.id,
      reference: row.reference,
      packageId: row.package_id,
      amountCents: row.amount_cents,
      currency: row.currency,
      status: row.status,
      createdAt: row.created_at,
      completedAt: row.completed_at,
      receivedCents: row.received_cents,
      refunds: row.order_payments
        .flatMap((payment) => payment.payment_refunds)
        .toSorted((a, b) => a.sent_at.localeCompare(b.sent_at))
        .map((refund) => ({
          id: refund.refund_id,
          amountCents: refund.amount_cents,
          sentAt: refund.sent_at,
          failed: gaveNothing(refund.status),
          expected: refundExpected(new Date(refund.sent_at), calendar),
        })),
      refundRequest: request
        ? {
            status: request.status,
            askedAt: request.created_at,
            decidedAt: request.decided_at,
            amountCents: request.amount_cents,
            // Nobody decided about a part that came too late: there is nothing in words to read.
            note: request.reason_code === 'plan_ended' ? null : request.decision_note,
            settlement: settlementOf(request),
          }
        : null,
      refundRule: order?.may_ask_refund ? refundCaseOf(row).rule : null,
      secondPayment: (order?.extra_held_cents ?? 0) > 0,
    };
  });
}
