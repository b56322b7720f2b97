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
  });
}
