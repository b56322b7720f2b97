// What happened in a client's account, as its owner reads it.
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { activity } from '#domain/access/activity.ts';
import { createTestDatabase, type TestDatabase } from '#tests/postgres.ts';
import * as given from './given.ts';
import { colleague } from './given-matters.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const signIn = (userId: string, sess: Record<string, string>) => database.sql`
  insert into public.sessions (sid, user_id, sess, expire, ends_at)
  values (${randomBytes(32).toString('hex')}, ${userId}, ${database.sql.json(sess)}, now() + interval '1 hour', now() + interval '1 hour')`;
const listOf = async (actorId: string) => {
  const { items } = activity.parse(await given.call(database, 'read_activity', { actorId, limit: 20 }));
  return items.map(({ kind, device, shared }) => [kind, device, shared]);
};

test('a client reads of each sign-in and each new password, for 90 days', async () => {
  const { userId } = await given.paidFor(database);
  const id = String(userId);
  await signIn(id, { device: 'android', kind: 'ownDevice' });
  await database.sql`update public.users set hashed_password = 'one' where id = ${id}`;
  await database.sql`update public.users set hashed_password = 'two' where id = ${id}`;
  expect(await listOf(id)).toEqual([
    ['password_changed', null, false],
    ['signed_in', 'android', false],
  ]);
  await database.sql`update public.client_activity set created_at = now() - interval '91 days' where user_id = ${id}`;
  await signIn(id, { device: 'windows', kind: 'publicComputer' });
  expect(await listOf(id)).toEqual([['signed_in', 'windows', true]]);
  expect(await database.sql`select from public.client_activity where user_id = ${id}`).toHaveLength(1);
});

test('a new calendar address, and its end, stand in the list; the owner gets a mail about the new one', async () => {
  const { userId } = await given.paidFor(database);
  const id = String(userId);
  const make = () =>
    given.call(database, 'keep_calendar_address', {
      userId: id,
      tokenHash: randomBytes(32).toString('hex'),
      language: 'es',
      withPlace: false,
    });
  const end = () => given.call(database, 'end_calendar_address', { userId: id });
  await make();
  await make();
  await end();
  // Ended twice, it is told once.
  await end();
  expect((await listOf(id)).map(([kind]) => kind)).toEqual([
    'calendar_address_ended',
    'calendar_address_made',
    'calendar_address_made',
  ]);
  const mails = await database.sql`
    select recipient = client.email as own, outbox.language = client.preferred_language as theirs
    from public.outbox join public.users as client on client.id = user_id
    where user_id = ${id} and kind = 'calendar_address_made'`;
  expect([...mails]).toEqual(Array.from({ length: 2 }, () => ({ own: true, theirs: true })));
});

test('who works here leaves no line: their sign-ins stand in the audit log', async () => {
  const { id } = await colleague(database);
  await signIn(id, { device: 'mac' });
  expect(await database.sql`select from public.client_activity where user_id = ${id}`).toHaveLength(0);
});

test('a layout is kept once for each client, with what each of two tabs changed', async () => {
  const { userId } = await given.paidFor(database);
  const save = (change: Record<string, unknown>) =>
    given.call(database, 'save_layout', {
      actorId: String(userId),
      order: ['goals'],
      hidden: [],
      isMoved: false,
      shown: [],
      leftOut: [],
      ...change,
    } as Parameters<typeof given.call>[2]);
  await save({ hidden: ['goals'], leftOut: ['goals'] });
  await save({ hidden: ['learning'], leftOut: ['learning'] });
  await save({ order: ['dates', 'goals'], isMoved: true });
  await save({ order: ['goals'], shown: ['goals'] });
  const rows = await database.sql`
    select widget_config as config from public.dashboard_layouts where user_id = ${String(userId)}`;
  expect([...rows]).toEqual([{ config: { order: ['dates', 'goals'], hidden: ['learning'] } }]);
});
