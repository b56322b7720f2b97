// The accounts of a local stack. Only a stack with its own database on this machine gets them; no default account
// exists anywhere else.
import type { Sql } from 'postgres';
import type { Role } from '#domain/access/roles.ts';
import { sealFactorSecret } from '#server/access/own-factor.ts';
import { hashPassword } from '#server/access/password.ts';

export interface DemoPerson {
  readonly email: string;
  readonly password: string;
}

export interface DemoColleague extends DemoPerson {
  /** For an authenticator app; `npm run demo:code` prints what it would show. */
  readonly totpSecret: string;
}

export interface DemoPeople {
  readonly client: DemoPerson;
  readonly staff: DemoColleague;
  readonly attorney: DemoColleague;
}

export const DEMO_PEOPLE: DemoPeople = {
  client: { email: 'client@freshkey.example', password: 'demo-client-password' },
  staff: {
    email: 'staff@freshkey.example',
    password: 'demo-staff-password',
    totpSecret: 'FRESHKEYDEMOSTAFFCODE234567FRESH',
  },
  attorney: {
    email: 'attorney@freshkey.example',
    password: 'demo-attorney-password',
    totpSecret: 'FRESHKEYDEMOATTORNEY234567FRESHK',
  },
};

/**
 * Adds the accounts that are missing; an existing one keeps its password. Staff without a second factor get the
 * one that is printed, encrypted with the key of this copy.
 */
export async function seedDemoPeople(sql: Sql, secondFactorKey: Buffer): Promise<void> {
  const { client, staff, attorney } = DEMO_PEOPLE;
  await addPerson(sql, client, { first: 'Rosa', role: 'client' });
  await addPerson(sql, staff, { first: 'Sam', role: 'admin' });
  await addPerson(sql, attorney, { first: 'Alma', role: 'attorney' });
  for (const { email, totpSecret } of [staff, attorney]) {
    const [colleague] = await sql<{ id: string }[]>`
      select id from public.users where email = ${email} and totp_confirmed_at is null`;
    if (!colleague) continue;
    const sealed = sealFactorSecret(secondFactorKey, colleague.id, totpSecret);
    await sql`
      update public.users set totp_secret = ${sealed}, totp_confirmed_at = now() where id = ${colleague.id}`;
  }
}

async function addPerson(
  sql: Sql,
  { email, password }: DemoPerson,
  { first, role }: { first: string; role: Role },
): Promise<void> {
  const known = await sql`select id from public.users where email = ${email}`;
  if (known.length > 0) return;
  const hashed = await hashPassword(password);
  await sql`
    insert into public.users (email, first_name, last_name, role, hashed_password, password_changed_at)
    values (${email}, ${first}, 'Demo', ${role}, ${hashed}, now())
    on conflict (email) do nothing`;
}
