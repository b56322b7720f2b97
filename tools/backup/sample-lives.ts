// Clients who left something everywhere: a drill that copies empty tables says nothing about them.
import { randomBytes } from 'node:crypto';
import type postgres from 'postgres';
import { paidCase } from '#tools/database/sample-case.ts';
import { leaveEverything } from './everything-left.ts';
import { addMoneyAndRest, addStaffAndMachine } from './sample-rest.ts';
import { namedObjects, readObject, writeObject, type StoragePlace } from './objects.ts';

/** So many clients with a paid case and a row in every table that a client can fill; each file they name is stored. */
export async function addSampleLives(sql: postgres.Sql, storage: StoragePlace, lives: number): Promise<void> {
  for (let life = 1; life <= lives; life += 1) {
    const email = `life.${life}@example.com`;
    const { caseId, intakeId, orderId, userId } = await paidCase(sql, {
      firstName: `Vida ${life}`,
      lastName: 'Muestra',
      email,
      language: life % 2 === 0 ? 'es' : 'en',
      city: 'Decatur',
      county: 'DeKalb',
      landlord: 'Oak Homes LLC',
      packageId: 'standard',
      outcome: 'dismissed',
      evictions: 1,
    });
    const [matter] = await sql<{ id: string }[]>`
      select id from public.court_matters where case_id = ${caseId} order by place limit 1`;
    if (!matter) throw new Error(`the sample case ${caseId} has no matter`);
    const left = { userId, caseId, matterId: matter.id, intakeId, orderId, email };
    await leaveEverything(sql, left, `life${life}-${randomBytes(4).toString('hex')}`);
    await addMoneyAndRest(sql, left);
    await joinOther(sql, userId, life);
  }
  await addStaffAndMachine(sql);
  for (const { key, type } of await namedObjects(sql))
    if (!(await readObject(storage, key))) await writeObject(storage, key, randomBytes(2_000), type);
}

/** The account that was made one with this one: the alias above names how that was decided. */
async function joinOther(sql: postgres.Sql, keptId: string, life: number): Promise<void> {
  const [other] = await sql<{ id: string }[]>`
    insert into public.users (email, role, deactivated_at)
    values (${`merged.life${life}@account.invalid`}, 'client', now()) returning id`;
  await sql`
    insert into public.person_merges (id, kept_id, merged_id, status, reason, decided_at)
    select merge_id, ${keptId}, ${other?.id ?? ''}, 'done', 'Called both numbers', now()
    from public.person_aliases where user_id = ${keptId}`;
}
