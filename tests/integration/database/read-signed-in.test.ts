// One question for the session and for what is read: what it reads for whom, and that nothing is read for anybody whose
// session is over or half done. That the server refuses the same, the matrix says.
import { randomUUID } from 'node:crypto';
import type postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readingNames } from '#server/database/reading.ts';
import { createTestDatabase, type TestDatabase } from '#tests/postgres.ts';
import * as given from './given.ts';
import { firstMatter } from './given-matters.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

interface Changes {
  readonly sess?: Record<string, string>;
  readonly expire?: string;
  readonly ends_at?: string;
}
async function sessionOf(userId: string, { sess = { kind: 'client' }, ...more }: Changes = {}) {
  const sid = given.newHash();
  const row = { sid, user_id: userId, expire: given.inHours(1), ends_at: given.inHours(2), ...more };
  await database.sql`insert into public.sessions ${database.sql({ ...row, sess: database.sql.json(sess) })}`;
  return sid;
}
const read = (sid: string, name: string, p: postgres.JSONValue = {}) =>
  given.call(database, 'read_signed_in', { sid, name, p });
const factor = { kind: 'staff', secondFactorAt: new Date().toISOString() };

test('nobody signed in reads nothing', async () => {
  expect(await read(given.newHash(), 'read_dashboard')).toBeNull();
});

describe('a client', () => {
  test('reads their own pages, whoever else is named with the question', async () => {
    const [ana, luis] = [await given.paidFor(database), await given.paidFor(database)];
    const sid = await sessionOf(ana.userId);
    const named = { updates: 4, userId: luis.userId, actorId: luis.userId, actorRole: 'admin' };
    const { session, isRead, answer } = await read(sid, 'read_dashboard', named);
    expect([session, isRead, answer]).toMatchObject([
      { users: { id: ana.userId, role: 'client', is_active: true } },
      true,
      { user: { id: ana.userId }, cases: [{ id: ana.caseId }] },
    ]);
    const thread = (caseId: string) => read(sid, 'read_own_thread', { caseId, limit: 10, mostBytes: 1_000 });
    expect((await thread(ana.caseId)).answer).toMatchObject({ items: [], unread: 0 });
    expect((await thread(luis.caseId)).answer).toBeNull();
    expect((await thread(randomUUID())).answer).toBeNull();
    expect((await read(sid, 'read_learning')).answer).toEqual([]);
  });

  test('reads no panel of a case that belongs to somebody else', async () => {
    const [ana, luis] = [await given.paidFor(database), await given.paidFor(database)];
    const sid = await sessionOf(ana.userId);
    const matterOf = async (caseId: string) => (await firstMatter(database, caseId)).id;
    const panels = readingNames.filter((name) =>
      /^read_(case_[tf]|milestones|own_[cpr]|own_draft|statement|supporters|call)/.test(name),
    );
    expect(panels).toHaveLength(10);
    for (const name of panels) {
      const ask = async (caseId: string) =>
        (
          await read(sid, name, {
            caseId,
            matterId: await matterOf(caseId),
            limit: 5,
            excerpt: 9,
            mostBytes: 999,
            shelf: 'yours',
          })
        ).answer as { outcome?: string } | null;
      const [own, other] = [await ask(ana.caseId), await ask(luis.caseId)];
      expect([name, own?.outcome ?? 'done']).toEqual([name, own ? 'done' : 'missing']);
      expect([name, other?.outcome ?? 'unknown', other?.outcome ? Object.keys(other) : other]).toEqual([
        name,
        'unknown',
        other ? ['outcome'] : null,
      ]);
    }
  });

  test('is told nothing of their password, nor of any secret', async () => {
    const { id } = await given.account(database);
    const { session } = await read(await sessionOf(id), 'read_account');
    expect(JSON.stringify(session)).not.toMatch(/argon2id|hashed_password|totp/);
  });

  test.each(readingNames.filter((name) => /^list_|sheet|today/.test(name)))(
    'reads no %s of the workplace, and no look is noted',
    async (name) => {
      const { userId, caseId } = await given.paidFor(database);
      // Also with a session that was kept from when they worked here.
      for (const sess of [{ kind: 'client' }, factor])
        expect(await read(await sessionOf(userId, { sess }), name, { caseId, limit: 10 })).toMatchObject({
          isRead: false,
          answer: null,
        });
      const looks = await database.sql`select from public.audit_entries where actor_id = ${userId}`;
      expect(looks).toHaveLength(0);
    },
  );
});

describe('nothing is read', () => {
  const over: Readonly<Record<string, Changes>> = {
    'after the idle time': { expire: given.inHours(-1) },
    'after the end': { ends_at: given.inHours(-1) },
    'of a kind this release does not know': { sess: { kind: 'other' } },
  };
  test.each(Object.entries(over))('%s', async (_when, changes) => {
    const { id } = await given.account(database);
    const answer = await read(await sessionOf(id, changes), 'read_dashboard', { updates: 4 });
    expect(answer).toMatchObject({ isRead: false, answer: null });
  });

  test('for an account that was switched off', async () => {
    const { id } = await given.account(database);
    const sid = await sessionOf(id);
    await database.sql`update public.users set deactivated_at = now() where id = ${id}`;
    // Sessions of an account end with it; one that was left would open nothing.
    expect((await read(sid, 'read_dashboard')) ?? { isRead: false }).toMatchObject({ isRead: false });
  });

  test.each(['staff', 'attorney', 'admin'])('for %s who have shown a password alone', async (role) => {
    const { id } = await given.account(database, { role });
    const half = await sessionOf(id, { sess: { kind: 'staff' } });
    for (const name of readingNames)
      expect(await read(half, name)).toMatchObject({ isRead: false, answer: null });
    const { isRead, answer } = await read(await sessionOf(id, { sess: factor }), 'list_cases', {
      limit: 10,
      soonUntil: given.inHours(24),
      beginLateBefore: given.inHours(-24),
    });
    expect([isRead, answer]).toMatchObject([true, { before: null }]);
  });
});

test('every reading of the server stands in the list of the database', async () => {
  const { id } = await given.account(database, { role: 'admin' });
  const sid = await sessionOf(id, { sess: factor });
  await expect(read(sid, 'read_everything')).rejects.toMatchObject({ code: '20000' });
  const [row] = await database.sql<{ source: string }[]>`
    select prosrc as source from pg_proc where proname = 'read_signed_in'`;
  for (const name of readingNames)
    expect(row?.source).toContain(`when '${name}' then v_answer := public.${name}(v_asked)`);
});
