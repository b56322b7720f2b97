import type { Sql } from 'postgres';

/**
 * Puts a case or an application into a state as if all that leads there had happened. The table of moves stays out of
 * it, so this is for the beginning of a test only.
 */
export async function putStatus(
  sql: Sql,
  table: 'cases' | 'intake_forms' | 'refund_requests',
  ids: readonly (string | undefined)[],
  status: string,
): Promise<void> {
  await sql.begin(async (transaction) => {
    await transaction`set local session_replication_role = replica`;
    await transaction`
      update ${transaction('public')}.${transaction(table)} set status = ${status}, updated_at = now()
      where id = any (${ids.filter((id) => id !== undefined)})`;
    if (table !== 'cases') return;
    const ofMatter = status === 'waiting_for_application' ? 'submitted' : status;
    await transaction`update public.court_matters set status = ${ofMatter}
      where case_id = any (${ids.filter((id) => id !== undefined)})`;
    await transaction`update public.cases
      set over_since = case when status in ('closed', 'cancelled') then now() end
      where id = any (${ids.filter((id) => id !== undefined)})`;
  });
}
