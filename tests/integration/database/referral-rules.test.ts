// What the tables of free help take and refuse by themselves, and what their functions refuse past the screens.
import { randomUUID } from 'node:crypto';
import type postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { referralRules } from '#domain/help/referrals.ts';
import { createTestDatabase, type TestDatabase } from '#tests/postgres.ts';
import * as given from './given.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const inDays = (days: number) => given.inHours(days * 24);
const facts = { name: 'Ana', phone: null, en: [{ name: 'Home', value: 'Lost' }], es: [] };

async function organization(more: Record<string, postgres.SerializableParameter> = {}) {
  const id = `org-${randomUUID()}`;
  await database.sql`insert into public.help_organizations ${database.sql({
    id,
    name: 'Ayuda Legal',
    url: 'https://example.org/',
    email: 'ayuda@example.org',
    takes_referrals: true,
    ...more,
  })}`;
  return id;
}

/** A client whose case we declined. */
async function declined() {
  const client = await given.paidFor(database);
  await database.sql.begin(async (transaction) => {
    await transaction`set local session_replication_role = replica`;
    await transaction`
      update public.court_matters set status = 'cancelled', end_reason = 'declined_by_us' where case_id = ${client.caseId}`;
    await transaction`update public.cases set county = 'DeKalb' where id = ${client.caseId}`;
  });
  return client;
}

const send = (
  { userId, caseId }: { userId: string; caseId: string },
  organizationId: string,
  more: Record<string, postgres.JSONValue> = {},
) =>
  given.call(database, 'send_referral', {
    idempotencyKey: given.newHash(),
    actorId: userId,
    caseId,
    referralId: randomUUID(),
    organizationId,
    withHealth: false,
    withSafety: false,
    mayCall: true,
    fields: ['story'],
    facts,
    codeHash: given.newHash(),
    remindAt: inDays(2),
    max: referralRules.max,
    ...more,
  });

/** Sent, and opened by the organization with the right code. */
async function opened() {
  const client = await declined();
  const organizationId = await organization();
  const codeHash = given.newHash();
  const sent = await send(client, organizationId, { codeHash });
  const id = sent['id'] as string;
  const [tokenHash, sessionHash] = [given.newHash(), given.newHash()];
  await given.call(database, 'keep_referral_link', { referralId: id, tokenHash });
  const open = (more: object = {}) =>
    given.call(database, 'open_referral', {
      tokenHash,
      codeHash,
      sessionHash,
      endsAt: given.inHours(referralRules.openHours),
      ...more,
    });
  expect((await open()).outcome).toBe('done');
  return { client, organizationId, id, sessionHash, codeHash, tokenHash, open };
}

const look = async (sessionHash: string) =>
  (await given.call(database, 'look_referral', { sessionHash })).outcome;
const set = (table: string, id: string, change: Record<string, postgres.SerializableParameter>) =>
  database.sql`update public.${database.sql(table)} set ${database.sql(change)} where id = ${id}`;

describe('an organization is kept only', () => {
  test.each<[string, Record<string, postgres.SerializableParameter>]>([
    ['under an id that an address can hold', { id: 'Legal Aid' }],
    ['with a name', { name: '' }],
    ['with a page over https', { url: 'http://example.org/' }],
    ['with a number that can be called', { phone: '104-555-0142' }],
    ['with a mailbox that can be one', { email: 'a' }],
    ['with languages we have words in', { languages: ['en', 'fr'] }],
    ['as one that takes answers with a mailbox that it agreed to', { email: null }],
    ['with counties that are named one way', { only_counties: ['Cobb'], not_counties: ['Bibb'] }],
  ])('%s', async (_name, change) => {
    await expect(organization(change)).rejects.toThrow('check constraint');
  });
});

describe('what was handed on is kept only', () => {
  test.each<[string, Record<string, postgres.SerializableParameter>]>([
    ['with what was agreed to', { fields: [] }],
    ['with no more answers than the form has', { fields: Array.from({ length: 41 }, (_, at) => `f${at}`) }],
    ['as what was shown, by name', { facts: '[]' }],
    [
      'up to a size that a page holds',
      { facts: JSON.stringify({ a: Array.from({ length: 20_000 }, randomUUID) }) },
    ],
    ['with the hash of its code', { code_hash: '482913' }],
    ['with as many wrong codes as lock it', { wrong_codes: 11 }],
    ['with the hash of its link', { link_hash: 'token' }],
    ['with the hash of its browser', { session_hash: 'cookie' }],
    ['with an end after its beginning', { ends_at: new Date(0) }],
    ['for fourteen days and no longer', { ends_at: inDays(15) }],
    ['with the day of an answer', { answer: 'took' }],
    ['with an answer for its day', { answered_at: new Date() }],
    ['with an end for its open browser', { session_ends_at: null }],
    ['with what was sent while it is open', { facts: null }],
    ['with a code while it is open', { code_hash: null }],
    ['without what was sent once it is over', { withdrawn_at: new Date() }],
    [
      'without a code once it is over',
      { ended_at: new Date(), facts: null, session_hash: null, session_ends_at: null },
    ],
    ['without a way in once it is over', { ended_at: new Date(), facts: null, code_hash: null }],
  ])('%s', async (_name, change) => {
    const { id } = await opened();
    const json =
      typeof change['facts'] === 'string' ? { facts: database.sql.json(JSON.parse(change['facts'])) } : {};
    await expect(set('referrals', id, { ...change, ...(json as object) })).rejects.toThrow(
      'check constraint',
    );
  });

  test('with an answer of somebody who opened it', async () => {
    const { id } = await opened();
    await expect(
      set('referrals', id, { opened_at: null, answer: 'took', answered_at: new Date() }),
    ).rejects.toThrow('check constraint');
  });

  test('once at a time for each organization', async () => {
    const { id } = await opened();
    await expect(database.sql`
      insert into public.referrals select (jsonb_populate_record(one, jsonb_build_object(
        'id', gen_random_uuid(), 'link_hash', null, 'session_hash', null, 'session_ends_at', null))).*
      from public.referrals as one where id = ${id}`).rejects.toThrow('referrals_open_idx');
  });

  test('with an organization that we keep, which does not go before it', async () => {
    const { organizationId } = await opened();
    await expect(
      database.sql`delete from public.help_organizations where id = ${organizationId}`,
    ).rejects.toThrow('foreign key');
  });
});

test('counts of free help are of organizations that are kept, and never below nothing', async () => {
  const count = (organizationId: string, of: number) => database.sql`
    insert into public.referral_counts (day, organization_id, step, count) values (current_date, ${organizationId}, 'sent', ${of})`;
  await expect(count(await organization(), -1)).rejects.toThrow('check constraint');
  await expect(count('nobody', 1)).rejects.toThrow('foreign key');
});

test('nobody reads or writes these tables but our server', async () => {
  for (const table of ['help_organizations', 'referrals', 'referral_counts'])
    for (const role of ['anon', 'authenticated'])
      for (const right of ['select', 'insert', 'update', 'delete']) {
        const [row] = await database.sql<{ may: boolean }[]>`
          select has_table_privilege(${role}, ${`public.${table}`}, ${right}) as may`;
        expect(row?.may, `${role} ${right} ${table}`).toBe(false);
      }
});

describe('answers are handed on', () => {
  test('by the client whose they are', async () => {
    const client = await declined();
    const stranger = await declined();
    expect((await send({ ...client, userId: stranger.userId }, await organization())).outcome).toBe(
      'unknown',
    );
  });

  test('only from a case that we cannot help in', async () => {
    expect((await send(await given.paidFor(database), await organization())).outcome).toBe('unknown');
  });

  test('only to whoever takes them, and helps in that county', async () => {
    const client = await declined();
    const outcome = async (more: Record<string, postgres.SerializableParameter>) =>
      (await send(client, await organization(more))).outcome;
    expect(await outcome({ takes_referrals: false })).toBe('not_taken');
    expect(await outcome({ only_counties: ['Cobb'] })).toBe('not_taken');
    expect(await outcome({ not_counties: ['DeKalb'] })).toBe('not_taken');
    const [where] = await database.sql<{ unknown: boolean | null; everywhere: boolean }[]>`
      select
        private.helps_in(jsonb_populate_record(null::public.help_organizations, '{"not_counties": ["Fulton"]}'), null) as unknown,
        private.helps_in(jsonb_populate_record(null::public.help_organizations, '{}'), null) as everywhere`;
    expect(where?.unknown ?? false).toBe(false);
    expect(where?.everywhere).toBe(true);
    expect(await outcome({ only_counties: ['DeKalb'] })).toBe('done');
  });

  test('to no more than three within fourteen days, and to each once', async () => {
    const client = await declined();
    const first = await organization();
    expect((await send(client, first)).outcome).toBe('done');
    expect((await send(client, first)).outcome).toBe('known');
    for (let count = 1; count < referralRules.max; count += 1)
      expect((await send(client, await organization())).outcome).toBe('done');
    expect((await send(client, await organization())).outcome).toBe('known');
  });

  test('once, also when the same press arrives twice', async () => {
    const client = await declined();
    const organizationId = await organization();
    const idempotencyKey = given.newHash();
    const first = await send(client, organizationId, { idempotencyKey });
    expect(await send(client, organizationId, { idempotencyKey })).toEqual(first);
    const [{ count } = { count: 0 }] = await database.sql<{ count: number }[]>`
      select count from public.referral_counts where organization_id = ${organizationId} and step = 'sent'`;
    expect(count).toBe(1);
  });
});

describe('the organization', () => {
  test('opens a link once, and a newer one ends the one before', async () => {
    const { open, id, codeHash, sessionHash } = await opened();
    expect((await open()).outcome).toBe('closed');
    const [older, newer] = [given.newHash(), given.newHash()];
    for (const tokenHash of [older, newer])
      await given.call(database, 'keep_referral_link', { referralId: id, tokenHash });
    expect((await open({ tokenHash: older })).outcome).toBe('closed');
    const again = given.newHash();
    expect((await open({ tokenHash: newer, codeHash, sessionHash: again })).outcome).toBe('done');
    // One browser at a time.
    expect([await look(sessionHash), await look(again)]).toEqual(['closed', 'done']);
  });

  test('is locked out by the tenth wrong code, with the right one too', async () => {
    const { open, id, codeHash } = await opened();
    const tokenHash = given.newHash();
    await given.call(database, 'keep_referral_link', { referralId: id, tokenHash });
    const wrong = () => open({ tokenHash, codeHash: given.newHash() });
    for (let tries = 1; tries < 10; tries += 1) expect((await wrong()).outcome).toBe('wrong');
    expect((await wrong()).outcome).toBe('locked');
    expect((await open({ tokenHash, codeHash })).outcome).toBe('locked');
  });

  test('sees nothing after its hours, after fourteen days, or after it left this browser', async () => {
    const hours = await opened();
    await set('referrals', hours.id, { session_ends_at: new Date(0) });
    expect(await look(hours.sessionHash)).toBe('closed');
    const days = await opened();
    await database.sql`
      update public.referrals set consented_at = now() - interval '14 days', ends_at = now() where id = ${days.id}`;
    expect(await look(days.sessionHash)).toBe('closed');
    expect(
      (await given.call(database, 'answer_referral', { sessionHash: days.sessionHash, answer: 'took' }))
        .outcome,
    ).toBe('closed');
    const left = await opened();
    await given.call(database, 'leave_referral', { sessionHash: left.sessionHash });
    expect(await look(left.sessionHash)).toBe('closed');
  });

  test('answers once: the same again changes nothing, something else is refused', async () => {
    const { sessionHash, client } = await opened();
    const reply = async (answer: string) =>
      (await given.call(database, 'answer_referral', { sessionHash, answer })).outcome;
    expect(await reply('took')).toBe('done');
    expect(await reply('took')).toBe('done');
    expect(await reply('cannot')).toBe('answered');
    const mails = await database.sql`
      select id from public.outbox where user_id = ${client.userId} and kind = 'referral_news'
        and payload ->> 'referralStep' = 'took'`;
    expect(mails).toHaveLength(1);
  });

  test('keeps nothing when it cannot help', async () => {
    const { sessionHash, id } = await opened();
    await given.call(database, 'answer_referral', { sessionHash, answer: 'cannot' });
    expect(await look(sessionHash)).toBe('closed');
    const [left] = await database.sql`
      select facts, code_hash, link_hash, session_hash from public.referrals where id = ${id}`;
    expect(left).toEqual({ facts: null, code_hash: null, link_hash: null, session_hash: null });
  });
});

test('a mail on its way brings no link any more once the client took the answers back', async () => {
  const client = await declined();
  const { id } = (await send(client, await organization())) as unknown as { id: string };
  await given.call(database, 'withdraw_referral', { actorId: client.userId, referralId: id });
  const link = await given.call(database, 'keep_referral_link', {
    referralId: id,
    tokenHash: given.newHash(),
  });
  expect(link.outcome).toBe('closed');
});
