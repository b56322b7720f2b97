// Answers handed to free legal help, beside the rest of a case: what staff read of it, and what two accounts made one keep.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/postgres.ts';
import * as given from './given.ts';
import { colleague } from './given-matters.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const told = 'She lost her home in spring.';

/** A client whose case we declined and who handed on what they told us; the organization has it open. */
async function handedOn() {
  const { sql } = database;
  const client = await given.paidFor(database);
  await sql.begin(async (transaction) => {
    await transaction`set local session_replication_role = replica`;
    await transaction`
      update public.court_matters set status = 'cancelled', end_reason = 'declined_by_us' where case_id = ${client.caseId}`;
  });
  const organization = `org-${randomUUID()}`;
  await sql`
    insert into public.help_organizations (id, name, url, email, takes_referrals)
    values (${organization}, 'Ayuda Legal', 'https://example.org/', 'ayuda@example.org', true)`;
  const referralId = randomUUID();
  const codeHash = given.newHash();
  const [sent] = await sql<{ answer: { outcome: string } }[]>`
    select public.send_referral(
      ${given.newHash()}, ${client.userId}, ${client.caseId}, ${referralId}, ${organization}, false, false, true, '["lossOfHome"]',
      ${sql.json({ name: 'Ana', phone: null, en: [{ name: 'Home', value: told }], es: [] })}, ${codeHash},
      now() + interval '2 days', 3) as answer`;
  expect(sent?.answer.outcome).toBe('done');
  const [tokenHash, sessionHash] = [given.newHash(), given.newHash()];
  await sql`select public.keep_referral_link(${referralId}, ${tokenHash})`;
  expect(
    await given.call(database, 'open_referral', {
      tokenHash,
      codeHash,
      sessionHash,
      endsAt: given.inHours(12),
    }),
  ).toMatchObject({ outcome: 'done' });
  const isSeen = async () => {
    const [look] = await sql<{ answer: { outcome: string } }[]>`
      select public.look_referral(${sessionHash}) as answer`;
    return look?.answer.outcome === 'done';
  };
  const mayCall = async () => {
    const [look] = await sql<{ answer: { mayCall: boolean } }[]>`
      select public.look_referral(${sessionHash}) as answer`;
    return look?.answer.mayCall;
  };
  return { ...client, referralId, isSeen, mayCall };
}

test('staff read to whom answers of a case went and how that stands, and nothing of the answers', async () => {
  const { caseId, referralId } = await handedOn();
  const { id, role } = await colleague(database);
  const standing = async () => {
    const sheet = await given.call(database, 'open_case', { caseId, actorId: id, actorRole: role });
    expect(JSON.stringify(sheet)).not.toContain(told);
    return sheet['freeHelp'];
  };
  expect(await standing()).toMatchObject([{ organization: 'Ayuda Legal', step: 'opened' }]);
  await database.sql`update public.referrals set answer = 'took', answered_at = now() where id = ${referralId}`;
  expect(await standing()).toMatchObject([{ step: 'took' }]);
});

test('a client who says later that calls are not safe is not to be called any more', async () => {
  const { userId, mayCall } = await handedOn();
  expect(await mayCall()).toBe(true);
  await database.sql`
    update public.users set communication_preferences = '{"reach": {"call": "no"}}' where id = ${userId}`;
  expect(await mayCall()).toBe(false);
});

test('when two accounts become one, what the client handed on stays open, and theirs to take back', async () => {
  const { sql } = database;
  const merged = await handedOn();
  const kept = await given.paidFor(database);
  const [asks, decides] = [await colleague(database), await colleague(database)];
  await sql`update public.users set permissions = '{"merge": true}' where id in ${sql([asks.id, decides.id])}`;
  const { mergeId } = await given.call(database, 'ask_merge', {
    keptId: kept.userId,
    mergedId: merged.userId,
    reason: 'Called both numbers',
    actorId: asks.id,
    actorRole: asks.role,
  });
  expect(
    await given.call(database, 'decide_merge', {
      mergeId: mergeId as string,
      act: 'confirm',
      actorId: decides.id,
      actorRole: decides.role,
    }),
  ).toMatchObject({ outcome: 'done' });
  expect(await merged.isSeen()).toBe(true);
  const withdraw = async (actorId: string) => {
    const [row] = await sql<{ answer: { outcome: string } }[]>`
      select public.withdraw_referral(${actorId}, ${merged.referralId}) as answer`;
    return row?.answer.outcome;
  };
  expect(await withdraw(merged.userId)).toBe('unknown');
  expect(await withdraw(kept.userId)).toBe('done');
  expect(await merged.isSeen()).toBe(false);
});

test('what somebody handed on is seen by nobody once their account is closed', async () => {
  const client = await handedOn();
  expect(await client.isSeen()).toBe(true);
  await database.sql`update public.users set deactivated_at = now() where id = ${client.userId}`;
  expect(await client.isSeen()).toBe(false);
});
