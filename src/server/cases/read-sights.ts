import { sightOf, type CaseSight } from '#domain/cases/sight.ts';
import type { App } from '../app.ts';
import { dataOf } from '../database/client.ts';

const columns = `id, status, package_type,
  court_matters(place, status, signed_copy_at, court_fee_settled_at, filed_by, outcome, end_reason, left_out_at),
  case_holds(kind, released_at)` as const;

/** Whether our staff may deliver papers to a court. */
export async function readStaffDeliver(app: Pick<App, 'db'>): Promise<boolean> {
  return dataOf(await app.db.from('filing_rules').select('staff_deliver').single()).staff_deliver;
}

/** What each of these cases tells its client at a glance. */
export async function readSights(
  app: Pick<App, 'db'>,
  caseIds: readonly string[],
): Promise<Map<string, CaseSight>> {
  if (caseIds.length === 0) return new Map();
  const [staffDeliver, rows] = await Promise.all([
    readStaffDeliver(app),
    app.db.from('cases').select(columns).in('id', caseIds).then(dataOf),
  ]);
  return new Map(
    rows.map((row) => [
      row.id,
      sightOf({
        status: row.status,
        packageId: row.package_type,
        staffDeliver,
        holds: row.case_holds.filter((hold) => hold.released_at === null).map(({ kind }) => kind),
        matters: row.court_matters
          .filter((matter) => matter.left_out_at === null)
          .map((matter) => ({
            place: matter.place,
            status: matter.status,
            isSigned: matter.signed_copy_at !== null,
            isFeeSettled: matter.court_fee_settled_at !== null,
            filedBy: matter.filed_by,
            outcome: matter.outcome,
            endReason: matter.end_reason,
          })),
      }),
    ]),
  );
}
