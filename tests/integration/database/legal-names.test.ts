import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/postgres.ts';
import * as given from './given.ts';
import { colleague, firstMatter, paper, standing } from './given-matters.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function clientWithPapers() {
  const { caseId, userId } = await given.paidFor(database);
  const { id: matterId } = await firstMatter(database, caseId);
  const motion = await paper(database, matterId, ['attorney']);
  const certificate = await paper(database, matterId, ['attorney'], 'certificate_of_service');
  await standing(database, matterId, 'client_review');
  return { caseId: String(caseId), userId, matterId, motion, certificate };
}

const change = async (caseId: string, lastName: string) =>
  given.call(database, 'change_client_name', {
    idempotencyKey: randomUUID(),
    caseId,
    firstName: 'Ana',
    lastName,
    reason: 'Saw the marriage certificate.',
    actorId: (await colleague(database)).id,
    actorRole: 'staff',
  });

test('a client called 王芳 keeps that name, and stands on papers in the Latin letters she wrote', async () => {
  const { caseId, userId, intakeId } = await given.paidFor(database, {
    first_name: '芳',
    last_name: '王',
    latin_name: 'Fang Wang',
  });
  const { id: matterId } = await firstMatter(database, caseId);
  const [client] = await database.sql`select first_name, last_name from public.users where id = ${userId}`;
  expect(client).toEqual({ first_name: '芳', last_name: '王' });
  const [filed] = await database.sql`
    select name_as_filed, (select name from public.matter_parties where matter_id = ${matterId} and is_client) as party,
      private.printed_facts(${matterId}) ->> 'present_name' as today,
      private.is_own_name('fang wang', ${userId}) as signs, private.is_own_name('Ana', ${userId}) as others,
      private.is_own_name('Wang Fang', ${userId}) as at_home, private.is_own_name('Wang Wang', ${userId}) as half,
      (select search_text like '%fang wang%' from public.intake_forms where id = ${intakeId}) as found
    from public.court_matters where id = ${matterId}`;
  expect(filed).toEqual({
    name_as_filed: 'Fang Wang',
    party: 'Fang Wang',
    today: 'Fang Wang',
    signs: true,
    others: false,
    at_home: true,
    half: false,
    found: true,
  });
  // Another legal name is typed as papers print it.
  expect(await change(String(caseId), 'Wang-Li')).toMatchObject({ outcome: 'done' });
  const [now] = await database.sql`
    select private.printed_facts(${matterId}) ->> 'present_name' as today,
      private.is_own_name('…', ${userId}) as without_letters`;
  expect(now).toEqual({ today: 'Ana Wang-Li', without_letters: false });
});

const mailsOf = (userId: string) =>
  database.sql`select kind::text from public.outbox where user_id = ${userId} order by position`;

test('a client who married is named so on the papers, which are made and approved again; the court’s name stays', async () => {
  const { caseId, userId, matterId, motion } = await clientWithPapers();
  expect(await change(caseId, 'Núñez')).toEqual({ outcome: 'same' });
  const before = await mailsOf(userId);
  expect(await change(caseId, 'O’Neil-Carter')).toEqual({ outcome: 'done', papers: 1 });
  // Somebody else may have asked for it: she hears of it by mail.
  expect((await mailsOf(userId)).slice(before.length)).toContainEqual({ kind: 'case_news' });
  const [matter] = await database.sql`
    select status, name_as_filed from public.court_matters where id = ${matterId}`;
  expect(matter).toEqual({ status: 'preparing', name_as_filed: 'Ana Núñez' });
  const facts = (await given.call(database, 'read_paper_facts', { matterId })) as unknown as {
    client: { lastName: string };
  };
  expect(facts.client.lastName).toBe('O’Neil-Carter');
  const updates = await database.sql`
    select description, is_internal from public.case_updates where case_id = ${caseId} and code = 'name_changed' order by is_internal`;
  expect([...updates]).toEqual([
    { description: 'Ana O’Neil-Carter', is_internal: false },
    { description: 'Saw the marriage certificate.', is_internal: true },
  ]);
  const [audit] = await database.sql`
    select action, details from public.audit_entries where object_id = ${caseId} and action = 'client_name_changed'`;
  expect(audit).toEqual({ action: 'client_name_changed', details: {} });
  // An approval of what says the name before is no longer taken.
  const late = await given.call(database, 'approve_papers', {
    idempotencyKey: randomUUID(),
    matterId,
    documents: [{ documentId: motion.documentId, sha256: motion.sha256 }],
    typedName: 'Ana O’Neil-Carter',
    language: 'en',
    actorId: userId,
    actorRole: 'client',
  });
  expect(late).toMatchObject({ outcome: 'not_now' });
});

test.each([
  ['Ana Núñez', 'done'],
  ['ANA  NUNEZ', 'done'],
  ['Ana Smith', 'other_name'],
])('papers approved as %j: %s', async (typedName, outcome) => {
  const { userId, matterId, motion, certificate } = await clientWithPapers();
  const answer = await given.call(database, 'approve_papers', {
    idempotencyKey: randomUUID(),
    matterId,
    documents: [motion, certificate].map(({ documentId, sha256 }) => ({ documentId, sha256 })),
    typedName,
    language: 'en',
    actorId: userId,
    actorRole: 'client',
  });
  expect(answer).toMatchObject({ outcome });
});
