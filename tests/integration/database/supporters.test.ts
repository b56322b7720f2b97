// People who help a client: what opens a case to them, what is noted, and what closes it again.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/postgres.ts';
import * as given from './given.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const hash = () => randomUUID().replaceAll('-', '').repeat(2);
const soon = () => new Date(Date.now() + 3_600_000).toISOString();

async function clientWithCase() {
  const { userId } = await given.paidFor(database);
  const [row] = await database.sql`select id from public.cases where user_id = ${String(userId)}`;
  return { userId: String(userId), caseId: String(row?.id) };
}

const add = (client: { userId: string; caseId: string }, more: object = {}) =>
  given.call(database, 'add_supporter', {
    idempotencyKey: randomUUID(),
    caseId: client.caseId,
    name: 'Ana Ruiz',
    email: 'ana@example.com',
    bond: 'family',
    sees: ['dates'],
    language: 'es',
    most: 3,
    actorId: client.userId,
    actorRole: 'client',
    ...more,
  });

async function openedBy(supporterId: string) {
  const [link, session] = [hash(), hash()];
  await given.call(database, 'keep_supporter_link', { supporterId, tokenHash: link, endsAt: soon() });
  const opened = await given.call(database, 'use_supporter_link', {
    tokenHash: link,
    sessionHash: session,
    endsAt: soon(),
  });
  return { link, session, opened };
}
const look = (sessionHash: string) => given.call(database, 'look_as_supporter', { sessionHash });
const kindsNoted = async (userId: string) =>
  (
    await database.sql`
      select activity_type as kind from public.client_activity where user_id = ${userId} order by created_at, activity_type`
  ).map(({ kind }) => String(kind));

test('a supporter gets a link, the client is told, and each hour of looking is noted once', async () => {
  const client = await clientWithCase();
  const id = String((await add(client)).id);
  const mails = await database.sql`
    select kind, recipient, language from public.outbox
    where user_id = ${client.userId} and kind in ('supporter_link', 'supporter_added') order by kind`;
  expect(mails.map(({ kind, language }) => [kind, language])).toEqual([
    ['supporter_link', 'es'],
    ['supporter_added', expect.any(String)],
  ]);
  expect(mails[0]?.recipient).toBe('ana@example.com');
  const { session, opened } = await openedBy(id);
  expect(opened).toEqual({ outcome: 'done' });
  for (let times = 0; times < 2; times++)
    expect(await look(session)).toMatchObject({ outcome: 'done', caseId: client.caseId, sees: ['dates'] });
  expect(await kindsNoted(client.userId)).toEqual(['supporter_added', 'supporter_looked']);
});

test('a link works once, a newer one replaces it, and one too old opens nothing', async () => {
  const client = await clientWithCase();
  const id = String((await add(client)).id);
  const { link } = await openedBy(id);
  const use = (tokenHash: string) =>
    given.call(database, 'use_supporter_link', { tokenHash, sessionHash: hash(), endsAt: soon() });
  expect(await use(link)).toEqual({ outcome: 'closed' });
  const [first, second] = [hash(), hash()];
  for (const tokenHash of [first, second])
    await given.call(database, 'keep_supporter_link', { supporterId: id, tokenHash, endsAt: soon() });
  expect(await use(first)).toEqual({ outcome: 'closed' });
  await database.sql`update public.case_supporters set link_ends_at = now() - interval '1 minute' where id = ${id}`;
  expect(await use(second)).toEqual({ outcome: 'closed' });
});

test('other ticks hold at once in the open browser, and the client is told when more is seen', async () => {
  const client = await clientWithCase();
  const id = String((await add(client)).id);
  const { session } = await openedBy(id);
  const change = (sees: readonly string[], actorId = client.userId) =>
    given.call(database, 'change_supporter', { supporterId: id, sees, actorId });
  const mailKinds = async () =>
    (
      await database.sql`
        select id from public.outbox where user_id = ${client.userId} and kind = 'supporter_added'`
    ).length;
  const stranger = await clientWithCase();
  expect(await change(['messages'], stranger.userId)).toEqual({ outcome: 'unknown' });
  for (let times = 0; times < 2; times++)
    expect(await change(['dates', 'messages'])).toEqual({ outcome: 'done' });
  expect(await look(session)).toMatchObject({ outcome: 'done', sees: ['dates', 'messages'] });
  expect(await mailKinds()).toBe(2);
  expect(await change([])).toEqual({ outcome: 'done' });
  expect(await look(session)).toMatchObject({ outcome: 'done', sees: [] });
  expect(await mailKinds()).toBe(2);
  expect((await kindsNoted(client.userId)).filter((kind) => kind === 'supporter_changed')).toHaveLength(2);
  await given.call(database, 'end_supporter', { supporterId: id, actorId: client.userId });
  expect(await change(['dates'])).toEqual({ outcome: 'unknown' });
});

test('ending a supporter closes every browser at once, and a link on its way opens nothing', async () => {
  const client = await clientWithCase();
  const id = String((await add(client)).id);
  const { session } = await openedBy(id);
  const waiting = hash();
  await given.call(database, 'keep_supporter_link', { supporterId: id, tokenHash: waiting, endsAt: soon() });
  const stranger = await clientWithCase();
  const end = (actorId: string) => given.call(database, 'end_supporter', { supporterId: id, actorId });
  expect(await end(stranger.userId)).toEqual({ outcome: 'unknown' });
  expect(await look(session)).toMatchObject({ outcome: 'done' });
  expect(await end(client.userId)).toEqual({ outcome: 'done' });
  expect(await end(client.userId)).toEqual({ outcome: 'done' });
  expect(await look(session)).toEqual({ outcome: 'closed' });
  expect(
    await given.call(database, 'use_supporter_link', {
      tokenHash: waiting,
      sessionHash: hash(),
      endsAt: soon(),
    }),
  ).toEqual({ outcome: 'closed' });
  expect(
    await given.call(database, 'keep_supporter_link', { supporterId: id, tokenHash: hash(), endsAt: soon() }),
  ).toEqual({ outcome: 'closed' });
  expect((await kindsNoted(client.userId)).filter((kind) => kind === 'supporter_ended')).toHaveLength(1);
});

test('an account that is closed is looked at by nobody', async () => {
  const client = await clientWithCase();
  const id = String((await add(client)).id);
  const { session } = await openedBy(id);
  await database.sql`update public.users set deactivated_at = now() where id = ${client.userId}`;
  expect(await look(session)).toEqual({ outcome: 'closed' });
  const [row] = await database.sql`select ended_at from public.case_supporters where id = ${id}`;
  expect(row?.ended_at).not.toBeNull();
});

test('the same address once, at most three, never the client’s own, and never for a case of somebody else', async () => {
  const client = await clientWithCase();
  const [user] = await database.sql`select email from public.users where id = ${client.userId}`;
  expect(await add(client, { email: String(user?.email).toUpperCase() })).toEqual({ outcome: 'own' });
  const key = randomUUID();
  const first = await add(client, { idempotencyKey: key });
  expect(await add(client, { idempotencyKey: key })).toEqual(first);
  expect(await add(client, { email: 'ANA@example.com' })).toEqual({ outcome: 'known' });
  await add(client, { email: 'two@example.com' });
  await add(client, { email: 'three@example.com' });
  expect(await add(client, { email: 'four@example.com' })).toEqual({ outcome: 'full' });
  const stranger = await clientWithCase();
  expect(await add({ ...client, userId: stranger.userId })).toEqual({ outcome: 'unknown' });
  const read = { caseId: client.caseId, actorId: stranger.userId, actorRole: 'client' };
  expect(await given.call(database, 'read_supporters', read)).toEqual({ outcome: 'unknown' });
});

test('an owner who takes their address back ends the calendar and the helpers that a thief let in meanwhile', async () => {
  const client = await clientWithCase();
  const friend = String((await add(client)).id);
  const hers = await openedBy(friend);
  await database.sql`
    update public.case_supporters set consented_at = now() - interval '1 day' where id = ${friend}`;
  await given.call(database, 'request_email_change', {
    userId: client.userId,
    email: `thief.${randomUUID()}@example.com`,
    expiresAt: soon(),
  });
  const [change] = await database.sql`select id from public.email_changes where user_id = ${client.userId}`;
  const linkFor = async (purpose: 'confirm' | 'undo') => {
    const tokenHash = hash();
    await given.call(database, 'create_email_link', {
      emailChangeId: String(change?.id),
      purpose,
      tokenHash,
    });
    return tokenHash;
  };
  await given.call(database, 'confirm_email_change', {
    tokenHash: await linkFor('confirm'),
    userId: client.userId,
    undoUntil: soon(),
  });
  const his = await openedBy(
    String((await add(client, { email: 'thief@example.com', sees: ['messages'] })).id),
  );
  const calendar = hash();
  await given.call(database, 'keep_calendar_address', {
    userId: client.userId,
    tokenHash: calendar,
    language: 'en',
    withPlace: true,
  });

  const undone = await given.call(database, 'undo_email_change', {
    tokenHash: await linkFor('undo'),
    unknownPassword: 'argon2id-hash',
  });
  expect(undone).toMatchObject({ outcome: 'done' });
  expect(await look(his.session)).toEqual({ outcome: 'closed' });
  expect(await look(hers.session)).toMatchObject({ outcome: 'done' });
  expect(await given.call(database, 'read_calendar_by_address', { tokenHash: calendar })).toEqual({
    outcome: 'unknown',
  });
  expect(await kindsNoted(client.userId)).toContain('supporter_ended');
});
