import { rightsOf } from '#domain/access/rights.ts';
import { staffRoles, worksHere, type Actor } from '#domain/access/roles.ts';
import type { Person } from '#domain/people/requests.ts';
import type { App } from '../app.ts';
import { writeAuditEntry } from '../audit/write-entry.ts';
import { dataOf } from '../database/client.ts';

/** More than any office will employ; a larger one sees the newest. */
const most = 200;

/** Everybody who works or worked here, those who can sign in first. That they were seen is noted first. */
export async function listPeople(app: Pick<App, 'db'>, actor: Actor): Promise<{ items: readonly Person[] }> {
  await writeAuditEntry(app, actor, { action: 'staff_viewed' });
  const rows = dataOf(
    await app.db
      .from('users')
      .select(
        'id, email, first_name, last_name, role, permissions, is_active, hashed_password, totp_confirmed_at, last_login_at',
      )
      .in('role', staffRoles)
      .order('is_active', { ascending: false })
      .order('created_at', { ascending: false })
      .order('id')
      .limit(most),
  );
  return {
    items: rows.filter(worksHere).map((row) => ({
      id: row.id,
      email: row.email,
      firstName: row.first_name,
      lastName: row.last_name,
      role: row.role,
      rights: rightsOf(row.role, row.permissions),
      invited: row.hashed_password === null,
      secondFactor: row.totp_confirmed_at !== null,
      active: row.is_active,
      lastLoginAt: row.last_login_at,
      you: row.id === actor.userId,
    })),
  };
}
