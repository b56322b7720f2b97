// The two accounts of a local stack. Only a stack with its own database on this machine gets them; no default account
// exists anywhere else.
import type { Sql } from 'postgres';
import { sealFactorSecret } from '#server/access/own-factor.ts';
import { hashPassword } from '#server/access/password.ts';

export interface DemoPerson {
  readonly email: string;
  readonly password: string;
}

export interface DemoPeople {
  readonly client: DemoPerson;
  readonly staff: DemoPerson & {
    /** For an authenticator app; `npm run demo:code` prints what it would show. */
    readonly totpSecret: string;
  };
}

export const DEMO_PEOPLE: DemoPeople = {
  client: { email: 'client@freshkey.example', password: 'demo-client-password' },
  staff: {
    email: 'staff@freshkey.example',
    password: 'demo-staff-password',
    totpSecret: 'FRESHKEYDEMOSTAFFCODE234567FRESH',
  },
};

/**
 * Adds both accounts if they are missing; an existing one keeps its password. Staff without a second factor get the one
 * that is printed, encrypted with the key of this copy.
 */
export async function seedDemoPeople(sql: Sql, secondFactorKey: Buffer): Promise<void> {
  const known = await sql<{ email: string }[]>`
    select email from public.users where email in (${DEMO_PEOPLE.client.email}, ${DEMO_PEOPLE.staff.email})`;
  const add = async (
    person: DemoPerson,
    first: string,
    last: string,
    role: 'client' | 'admin',
  ): Promise<void> => {
    if (known.some(({ email }) => email === person.email)) return;
    const hashed = await hashPassword(person.password);
    await sql`
      insert into public.users (email, first_name, last_name, role, hashed_password, password_changed_at)
      values (${person.email}, ${first}, ${last}, ${role}, ${hashed}, now())
      on conflict (email) do nothing`;
  };
  await add(DEMO_PEOPLE.client, 'Rosa', 'Demo', 'client');
  await add(DEMO_PEOPLE.staff, 'Sam', 'Demo', 'admin');
  const { email, totpSecret } = DEMO_PEOPLE.staff;
  const [staff] = await sql<{ id: string }[]>`
    select id from public.users where email = ${email} and totp_confirmed_at is null`;
  if (!staff) return;
  const sealed = sealFactorSecret(secondFactorKey, staff.id, totpSecret);
  await sql`
    update public.users set totp_secret = ${sealed}, totp_confirmed_at = now() where id = ${staff.id}`;
}
