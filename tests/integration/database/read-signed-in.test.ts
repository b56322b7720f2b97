// One question for the session and for what is read: what it reads for whom, and that nothing is read for anybody whose
// session is over or half done. That the server refuses the same, the matrix says.
import { randomUUID } from 'node:crypto';
import type postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readFunctions } from '#tests/functions.ts';
import { createTestDatabase, type TestDatabase } from '#tests/postgres.ts';
import { namedParameters } from '#server/database/parameters.ts';
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
const read = (sid: string, name: string, parameters: object = {}) =>
  ask(sid, { name, named: namedParameters(parameters) as postgres.JSONValue });
const ask = (sid: string, question: Record<string, postgres.JSONValue>) =>
  given.call(database, 'read_signed_in', { sid, ...question });
const readingsFor = async (needs: string) =>
  (await database.sql<{ name: string }[]>`select name from public.readings where needs = ${needs}`).map(
    ({ name }) => name,
  );
const factor = { kind: 'staff', secondFactorAt: new Date().toISOString() };

test('nobody signed in reads nothing', async () => {
  expect(await read(given.newHash(), 'read_dashboard')).toBeNull();
});

describe('a client', () => {
  test('reads their own pages, whoever else is named with the question', async () => {
    const [ana, luis] = [await given.paidFor(database), await given.paidFor(database)];
    const sid = await sessionOf(ana.userId);
    const named = { maxUpdates: 4, actorId: luis.userId, actorRole: 'admin' };
    const { session, isOpen, answer } = await read(sid, 'read_dashboard', named);
    expect([session, isOpen, answer]).toMatchObject([
      { users: { id: ana.userId, role: 'client', is_active: true } },
      true,
      { user: { id: ana.userId }, cases: [{ id: ana.caseId }] },
    ]);
    const thread = (caseId: string) => read(sid, 'read_own_thread', { caseId, limit: 10, maxBytes: 1_000 });
    expect((await thread(ana.caseId)).answer).toMatchObject({ items: [], unread: 0 });
    expect((await thread(luis.caseId)).answer).toBeNull();
    expect((await thread(randomUUID())).answer).toBeNull();
    expect((await read(sid, 'read_learning')).answer).toEqual([]);
  });

  test('reads by the names of parameters only what is theirs, and no parameter that does not exist', async () => {
    const [ana, luis] = [await given.paidFor(database), await given.paidFor(database)];
    const { ticketId } = await given.call(database, 'open_ticket', {
      idempotencyKey: randomUUID(),
      actorId: ana.userId,
      caseId: ana.caseId,
      reference: given.newReference(),
      category: 'site',
      subject: 'No abre',
      message: 'No puedo abrir la carta.',
      language: 'es',
      maxPerDay: 10,
    });
    const list = async (userId: string, parameters: object) =>
      read(await sessionOf(userId), 'read_own_tickets', { limit: 5, ...parameters });
    expect((await list(ana.userId, {})).answer).toMatchObject({ items: [{ id: ticketId }] });
    expect((await list(luis.userId, { actorId: ana.userId })).answer).toEqual({ items: [] });
    await expect(list(ana.userId, { others: true })).rejects.toThrow(
      'read_own_tickets has no such parameter',
    );
  });

  test('reads no panel of a case that belongs to somebody else', async () => {
    const [ana, luis] = [await given.paidFor(database), await given.paidFor(database)];
    const sid = await sessionOf(ana.userId);
    const matterOf = async (caseId: string) => (await firstMatter(database, caseId)).id;
    const panels = (await readingsFor('client')).filter((name) =>
      /^read_(case_[tf]|milestones|own_(case|papers|requests|thread|draft)|statement|supporters|call_t|letters|matter_steps)/.test(
        name,
      ),
    );
    expect(panels).toHaveLength(13);
    const page = { limit: 5, maxBytes: 999 };
    /** What some take beyond the case. */
    const beyond: Readonly<Record<string, object>> = {
      read_own_thread: page,
      read_case_timeline: { ...page, excerpt: 9 },
      read_case_files: { limit: 5, shelf: 'yours' },
    };
    for (const name of panels) {
      const isOfMatter = ['read_statement', 'read_letters', 'read_matter_steps'].includes(name);
      const panelOf = async (caseId: string) => {
        const about = isOfMatter ? { matterId: await matterOf(caseId) } : { caseId };
        const { answer } = await read(sid, name, { ...about, ...beyond[name] });
        return answer as { outcome?: string } | null;
      };
      const [own, other] = [await panelOf(ana.caseId), await panelOf(luis.caseId)];
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
    const { session } = await ask(await sessionOf(id), {});
    expect(JSON.stringify(session)).not.toMatch(/argon2id|hashed_password|totp/);
  });

  test.each(['staff', 'admin', 'merge', 'erase'])(
    'reads nothing of the workplace that %s may, and no look is noted',
    async (needs) => {
      const { userId, caseId } = await given.paidFor(database);
      const look = { auditAction: 'case_viewed', auditObject: 'case' };
      // Also with a session that was kept from when they worked here.
      for (const sess of [{ kind: 'client' }, factor])
        for (const name of [undefined, ...(await readingsFor(needs))])
          expect(
            await ask(await sessionOf(userId, { sess }), {
              needs,
              ...(name && { name }),
              id: caseId,
              ...look,
              named: { p_case_id: caseId, p_limit: 10 },
            }),
          ).toMatchObject({ isOpen: false, answer: null });
      const looks = await database.sql`select from public.audit_entries where actor_id = ${userId}`;
      expect(looks).toHaveLength(0);
    },
  );

  test('reads no sheet of staff as if it were a page of their own', async () => {
    const { userId, caseId } = await given.paidFor(database);
    const sid = await sessionOf(userId);
    for (const name of ['read_case_sheet', 'read_everything', 'open_case'])
      await expect(read(sid, name, { caseId })).rejects.toThrow(`no reading ${name} for client`);
  });
});

describe('nothing is read', () => {
  const over: Readonly<Record<string, Changes>> = {
    'after the idle time': { expire: given.inHours(-1) },
    'after the end': { ends_at: given.inHours(-1) },
    'of a kind this release does not know': { sess: { kind: 'other' } },
  };
  test.each(Object.entries(over))('%s', async (_when, changes) => {
    const { id } = await given.account(database);
    const answer = await read(await sessionOf(id, changes), 'read_dashboard', { maxUpdates: 4 });
    expect(answer).toMatchObject({ isOpen: false, answer: null });
  });

  test('for an account that was switched off', async () => {
    const { id } = await given.account(database);
    const sid = await sessionOf(id);
    await database.sql`update public.users set deactivated_at = now() where id = ${id}`;
    // Sessions of an account end with it; one that was left would open nothing.
    expect((await read(sid, 'read_dashboard')) ?? { isOpen: false }).toMatchObject({ isOpen: false });
  });

  test.each(['staff', 'attorney', 'admin'])('for %s who have shown a password alone', async (role) => {
    const { id } = await given.account(database, { role });
    const half = await sessionOf(id, { sess: { kind: 'staff' } });
    for (const needs of ['client', 'staff', 'admin', 'merge'])
      for (const name of await readingsFor(needs))
        expect(await ask(half, { needs, name })).toMatchObject({ isOpen: false, answer: null });
    const whole = await sessionOf(id, { sess: factor });
    const { isOpen, answer } = await ask(whole, { needs: 'staff', name: 'list_cases', named: searched });
    expect([isOpen, answer]).toMatchObject([true, { items: expect.anything() }]);
  });
});

const searched = {
  p_limit: 10,
  p_soon_until: given.inHours(24),
  p_closed_days: [],
};

describe('somebody of the office', () => {
  const member = async (role: string, permissions = {}) => {
    const { id } = await given.account(database, { role });
    await database.sql`update public.users set permissions = ${database.sql.json(permissions)} where id = ${id}`;
    return { id, sid: await sessionOf(id, { sess: factor }) };
  };
  const looksOf = (id: string) =>
    database.sql`select action, object_type, object_id from public.audit_entries where actor_id = ${id}`;

  test('with a password alone still sees where their second factor stands', async () => {
    const { id } = await given.account(database, { role: 'staff' });
    const half = await sessionOf(id, { sess: { kind: 'staff' } });
    expect(await ask(half, { needs: 'signingIn', name: 'read_own_factor' })).toMatchObject({
      isOpen: true,
      answer: { isSetUp: false, codesLeft: 0 },
    });
  });

  test('reads what takes a right only with the right', async () => {
    const [sam, rita, ada] = [
      await member('staff'),
      await member('staff', { merge: true }),
      await member('admin'),
    ];
    const open = async (sid: string, needs: string) => (await ask(sid, { needs })).isOpen;
    expect(await Promise.all([sam, rita, ada].map(({ sid }) => open(sid, 'merge')))).toEqual([
      false,
      true,
      true,
    ]);
    expect(await Promise.all([sam, rita, ada].map(({ sid }) => open(sid, 'admin')))).toEqual([
      false,
      false,
      true,
    ]);
  });

  test('leaves a line before anything of a case is read, and none for a case that is not there', async () => {
    const [{ caseId }, sam] = [await given.paidFor(database), await member('staff')];
    const noted = { auditAction: 'case_thread_viewed', auditObject: 'case' };
    const look = (id: string) =>
      ask(sam.sid, {
        needs: 'staff',
        name: 'read_case_thread',
        id,
        ...noted,
        named: { p_case_id: id, p_limit: 5, p_max_bytes: 999 },
      });
    expect(await look(randomUUID())).toMatchObject({ isOpen: true, isKnown: false, answer: null });
    expect(await looksOf(sam.id)).toHaveLength(0);
    expect(await look(caseId)).toMatchObject({ isKnown: true, answer: { items: [] } });
    expect(await looksOf(sam.id)).toEqual([
      { action: 'case_thread_viewed', object_type: 'case', object_id: caseId },
    ]);
  });

  test('is told to come back with a list while two go through all clients, holds no connection meanwhile, and waits with nothing of one case', async () => {
    const [{ caseId }, sam] = [await given.paidFor(database), await member('staff')];
    const list = () =>
      ask(sam.sid, { needs: 'staff', name: 'list_cases', named: searched, auditAction: 'cases_viewed' });
    const turn = 'readings that take turns';
    await database.sql.begin(async (other) => {
      await other`select pg_advisory_xact_lock(hashtext(${turn}), 1)`;
      expect(await list()).toMatchObject({ isOpen: true, answer: { items: expect.anything() } });
      await other`select pg_advisory_xact_lock(hashtext(${turn}), 2)`;
      const looks = (await looksOf(sam.id)).length;
      expect(await list()).toEqual({ isBusy: true });
      // What was not read is not noted.
      expect(await looksOf(sam.id)).toHaveLength(looks);
      const named = { p_case_id: caseId, p_limit: 5 };
      expect((await ask(sam.sid, { needs: 'staff', name: 'read_contact_log', named })).isOpen).toBe(true);
      // Of this database alone: migrations of another wait for such a lock, too.
      const waiting = await other`
        select pid from pg_locks join pg_database as one on one.oid = pg_locks.database
        where locktype = 'advisory' and not granted and one.datname = current_database()`;
      expect(waiting).toHaveLength(0);
    });
    expect(await list()).toMatchObject({ isOpen: true, answer: { items: expect.anything() } });
  });

  test('reads nothing as an attorney before they have said that they have no conflict', async () => {
    const [{ caseId }, lawyer] = [await given.paidFor(database), await member('attorney')];
    const look = () =>
      ask(lawyer.sid, {
        needs: 'staff',
        name: 'read_contact_log',
        part: 'case',
        id: caseId,
        auditAction: 'case_history_viewed',
        auditObject: 'case',
        named: { p_case_id: caseId, p_limit: 5 },
      });
    expect(await look()).toMatchObject({ isOpen: false, conflict: { caseId, state: 'open' }, answer: null });
    expect(await looksOf(lawyer.id)).toHaveLength(0);
  });
});

test('each reading opens in the database to those to whom its function opens it', async () => {
  const said = new Set<string>();
  for (const one of await readFunctions())
    for (const found of one.access === 'schedule' ? [] : Object.values(one.readings))
      if (found) said.add(`${found.name} for ${found.needs}`);
  const rows = await database.sql<{ name: string; needs: string }[]>`select name, needs from public.readings`;
  expect(rows.map(({ name, needs }) => `${name} for ${needs}`).toSorted()).toEqual([...said].toSorted());
});
