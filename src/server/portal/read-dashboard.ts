import type { Actor } from '#domain/access/roles.ts';
import { caseStates, type CaseStatus, type CaseUpdateCode } from '#domain/cases/status.ts';
import type { IntakeStatus } from '#domain/intake/status.ts';
import type { OrderStatus } from '#domain/orders/status.ts';
import type { PackageId } from '#domain/packages/catalogue.ts';
import type { Dashboard, DashboardCase, DashboardOrder } from '#domain/portal/dashboard.ts';
import { readUser } from '../access/read-user.ts';
import type { App } from '../app.ts';
import { dataOf } from '../database/client.ts';

/** Columns a client may read. Internal notes, attorney fields and internal updates are not among them. */
const caseColumns = `id, case_number, package_type, status, county, created_at,
  intake_forms(reference, status, files_missing,
    intake_documents(id, file_name, file_type, file_size, uploaded_at)),
  case_updates(id, code, title, description, status, created_at)`;

/** The actor's own cases, files and orders, newest first. */
export async function readDashboard(app: Pick<App, 'db'>, actor: Actor): Promise<Dashboard> {
  const [user, cases, orders] = await Promise.all([
    readUser(app, actor),
    readCases(app, actor),
    readOrders(app, actor),
  ]);
  return { user, cases, orders };
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
  return rows.map((row) => {
    const status = row.status as CaseStatus;
    const intake = row.intake_forms;
    return {
      id: row.id,
      caseNumber: row.case_number,
      packageId: row.package_type as PackageId,
      status,
      ball: caseStates[status].ball,
      county: row.county,
      createdAt: row.created_at,
      applicationReference: intake?.reference ?? null,
      applicationStatus: (intake?.status as IntakeStatus | undefined) ?? null,
      filesMissing: intake?.files_missing ?? [],
      updates: row.case_updates.map((update) => ({
        id: update.id,
        code: update.code as CaseUpdateCode | null,
        title: update.title,
        description: update.description,
        status: update.status as CaseStatus | null,
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

async function readOrders(app: Pick<App, 'db'>, actor: Actor): Promise<DashboardOrder[]> {
  const rows = dataOf(
    await app.db
      .from('orders')
      .select('id, reference, package_id, amount_cents, currency, status, created_at, completed_at')
      .eq('user_id', actor.userId)
      .not('status', 'in', '(created,cancelled)')
      .order('created_at', { ascending: false }),
  );
  return rows.map((row) => ({
    id: row.id,
    reference: row.reference,
    packageId: row.package_id as PackageId,
    amountCents: row.amount_cents,
    currency: row.currency,
    status: row.status as OrderStatus,
    createdAt: row.created_at,
    completedAt: row.completed_at,
  }));
}
