// The two accounts of a local stack. Only a stack on this machine's own database gets them: no default account
// exists anywhere else.
import type { Sql } from 'postgres';
import { hashPassword } from '#server/access/password.ts';

export interface DemoPerson {
  readonly email: string;
  readonly password: string;
}

export interface DemoPeople {
  readonly client: DemoPerson;
  readonly staff: DemoPerson;
}

export const DEMO_PEOPLE: DemoPeople = {
  client: { email: 'client@freshkey.example', password: 'demo-client-password' },
  staff: { email: 'staff@freshkey.example', password: 'demo-staff-password' },
};

/** Adds both accounts when they are missing; one that exists is left as it is, with the password it has. */
export async function seedDemoPeople(sql: Sql): Promise<void> {
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
}
