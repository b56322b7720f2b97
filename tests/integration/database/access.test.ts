import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/postgres.ts';
import * as given from './given.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

type Purpose = 'invitation' | 'registration' | 'reset' | 'sign_in';
const use = (tokenHash: string, more: Record<string, string> = {}) =>
  given.call(database, 'use_setup_token', { tokenHash, hashedPassword: 'new-hash', ...more });

const enter = (tokenHash: string) => given.call(database, 'use_sign_in_token', { tokenHash });

async function tokenFor(userId: string, purpose: Purpose, hours = 72) {
  const tokenHash = given.newHash();
  const made = await given.call(database, 'create_setup_token', {
    tokenHash,
    userId,
    purpose,
    returnPath: '/es/client-dashboard',
    language: 'es',
    expiresAt: given.inHours(hours),
  });
  expect(made.outcome).toBe('created');
  return tokenHash;
}

async function sessionOf(userId: string) {
  const sid = given.newHash();
  const answer = await given.call(database, 'start_session', {
    sid,
    userId,
    checkedPassword: (await passwordOf(userId)) ?? null,
    sess: { device: 'own' },
    expire: given.inHours(168),
    endsAt: given.inHours(720),
  });
  expect(answer.outcome).toBe('started');
  return sid;
}
const sessions = (userId: string) => database.sql`select sid from public.sessions where user_id = ${userId}`;
const passwordOf = async (userId: string) => {
  const [row] = await database.sql<{ hashed_password: string | null }[]>`
    select hashed_password from public.users where id = ${userId}`;
  return row?.hashed_password;
};

test('a link sets a password once, even when fifty presses arrive together', async () => {
  const user = await given.account(database, { hashed_password: null });
  const token = await tokenFor(user.id, 'registration');
  const answers = await given.times(50, (index) => use(token, { hashedPassword: `hash-${index}` }));
  expect(given.tally(answers)).toEqual({ done: 1, used: 49 });
  const winner = answers.findIndex((answer) => answer.outcome === 'done');
  expect(await passwordOf(user.id)).toBe(`hash-${winner}`);
  expect(answers[winner]).toMatchObject({
    userId: user.id,
    role: 'client',
    returnPath: '/es/client-dashboard',
    language: 'es',
  });
});

test('a new password ends every session and every other link, and the person is told by mail', async () => {
  const user = await given.account(database);
  await sessionOf(user.id);
  await sessionOf(user.id);
  const other = await tokenFor(user.id, 'reset');
  const token = await tokenFor(user.id, 'reset');
  expect(await use(token)).toMatchObject({ outcome: 'done' });
  expect(await sessions(user.id)).toHaveLength(0);
  expect(await use(other)).toEqual({ outcome: 'used' });
  expect(await given.mailsOf(database, 'user_id', user.id)).toEqual(['password_changed waiting']);
});

test('a link that ran out, is unknown or belongs to a closed account sets nothing', async () => {
  const user = await given.account(database);
  expect(await use(await tokenFor(user.id, 'reset', -1))).toEqual({ outcome: 'expired' });
  expect(await use(given.newHash())).toEqual({ outcome: 'unknown' });
  const token = await tokenFor(user.id, 'reset');
  await database.sql`update public.users set deactivated_at = now() where id = ${user.id}`;
  expect(await use(token)).toEqual({ outcome: 'unknown' });
  expect(await passwordOf(user.id)).toBe('argon2id-hash');
});

test('the first password of an account made from an application asks the birth date', async () => {
  const { userId } = await given.paidFor(database);
  const token = await tokenFor(userId, 'invitation');
  expect(await given.call(database, 'read_setup_token', { tokenHash: token })).toMatchObject({
    outcome: 'open',
    asksBirthDate: true,
    purpose: 'invitation',
    language: 'es',
  });
  expect(await use(token)).toMatchObject({ outcome: 'wrong_birth_date', attemptsLeft: 5 });
  expect(await use(token, { birthDate: '1991-02-28' })).toMatchObject({
    outcome: 'wrong_birth_date',
    attemptsLeft: 4,
  });
  expect(await use(token, { birthDate: 'yesterday' })).toMatchObject({
    outcome: 'wrong_birth_date',
    attemptsLeft: 3,
  });
  expect(await passwordOf(userId)).toBeNull();
  expect(await use(token, { birthDate: '1990-02-28' })).toMatchObject({ outcome: 'done' });
});

test('asking for a registration or reset link instead of the invitation does not go around the birth date', async () => {
  const { userId } = await given.paidFor(database);
  for (const purpose of ['registration', 'reset'] as const) {
    expect(await use(await tokenFor(userId, purpose))).toMatchObject({ outcome: 'wrong_birth_date' });
  }
});

test('five wrong birth dates lock the first password, a new link does not open it, and staff hear of it once', async () => {
  const { userId } = await given.paidFor(database);
  const token = await tokenFor(userId, 'invitation');
  const answers = await given.times(12, () => use(token, { birthDate: '2000-01-01' }));
  expect(given.tally(answers)).toEqual({ wrong_birth_date: 4, locked: 8 });
  const fresh = await tokenFor(userId, 'invitation');
  expect(await use(fresh, { birthDate: '1990-02-28' })).toMatchObject({ outcome: 'locked' });
  expect(await given.call(database, 'read_setup_token', { tokenHash: fresh })).toMatchObject({
    outcome: 'locked',
  });
  expect(await passwordOf(userId)).toBeNull();
  const mails = await given.mailsOf(database, 'user_id', userId);
  expect(mails.filter((line) => line.startsWith('staff_locked'))).toEqual(['staff_locked waiting']);
});

test('a forgotten password of an account that has one asks no birth date', async () => {
  const { userId } = await given.paidFor(database);
  await use(await tokenFor(userId, 'invitation'), { birthDate: '1990-02-28' });
  expect(await use(await tokenFor(userId, 'reset'), { hashedPassword: 'third' })).toMatchObject({
    outcome: 'done',
  });
  expect(await passwordOf(userId)).toBe('third');
});

test('signing in replaces the session this browser had and leaves those of other devices', async () => {
  const user = await given.account(database);
  const phone = await sessionOf(user.id);
  const old = await sessionOf(user.id);
  const sid = given.newHash();
  await given.call(database, 'start_session', {
    sid,
    userId: user.id,
    checkedPassword: 'argon2id-hash',
    expire: given.inHours(1),
    oldSid: old,
  });
  expect((await sessions(user.id)).map((row) => row['sid']).sort()).toEqual([phone, sid].sort());
  const [row] = await database.sql`select last_login_at from public.users where id = ${user.id}`;
  expect(row?.['last_login_at']).toBeInstanceOf(Date);
});

test('a password that was changed while it was checked starts no session', async () => {
  const user = await given.account(database);
  const start = (checkedPassword: string | null) =>
    given.call(database, 'start_session', {
      sid: given.newHash(),
      userId: user.id,
      checkedPassword,
      expire: given.inHours(1),
    });
  const next = given.newHash();
  const change = {
    userId: user.id,
    checkedPassword: 'argon2id-hash',
    hashedPassword: 'another',
    sid: next,
    sess: {},
    expire: given.inHours(1),
    endsAt: given.inHours(1),
  };
  // However they meet, nobody who showed the old password stays signed in but who changed it.
  const answers = await Promise.all([
    ...Array.from({ length: 8 }, () => start('argon2id-hash')),
    given.call(database, 'change_password', change),
    ...Array.from({ length: 8 }, () => start('argon2id-hash')),
  ]);
  expect(answers.some(({ outcome }) => outcome === 'done')).toBe(true);
  expect((await sessions(user.id)).map((row) => row['sid'])).toEqual([next]);
  expect(await start('argon2id-hash')).toEqual({ outcome: 'unknown' });
  expect(await start(null)).toEqual({ outcome: 'unknown' });
  expect(await start('another')).toMatchObject({ outcome: 'started' });
});

test('a closed account starts no session, and a token itself is never stored', async () => {
  const user = await given.account(database);
  await database.sql`update public.users set deactivated_at = now() where id = ${user.id}`;
  const start = (sid: string, userId: string) =>
    given.call(database, 'start_session', {
      sid,
      userId,
      checkedPassword: 'argon2id-hash',
      expire: given.inHours(1),
    });
  expect(await start(given.newHash(), user.id)).toEqual({ outcome: 'unknown' });
  const open = await given.account(database);
  await expect(start('a-raw-token', open.id)).rejects.toThrow(/sessions_sid_check/);
});

test('an address is one account, whatever its capitals', async () => {
  const user = await given.account(database);
  await expect(given.account(database, { email: user.email })).rejects.toThrow(/users_email_key/);
  await expect(given.account(database, { email: user.email.toUpperCase() })).rejects.toThrow(
    /users_email_check/,
  );
});

test('a throttle counts every try, also those that arrive together, and says when to come back', async () => {
  const take = (key: string, limit: number, seconds: number) =>
    database.asServer<{ answer: { allowed: boolean; retryAfterSeconds: number } }[]>`
      select public.take_throttle(${key}, ${limit}, ${seconds}) as answer`;
  const answers = (await given.times(40, () => take('sign-in:a', 10, 900))).map((rows) => rows[0]?.answer);
  expect(answers.filter((answer) => answer?.allowed)).toHaveLength(10);
  const refused = answers.find((answer) => !answer?.allowed);
  expect(refused?.retryAfterSeconds).toBeGreaterThan(880);
  expect(refused?.retryAfterSeconds).toBeLessThanOrEqual(900);
  expect((await take('sign-in:b', 10, 900))[0]?.answer).toEqual({ allowed: true, retryAfterSeconds: 0 });
  await database.sql`update public.throttles set expires_at = now() where key = 'sign-in:a'`;
  expect((await take('sign-in:a', 10, 900))[0]?.answer.allowed).toBe(true);
});

describe('a call that is counted', () => {
  const takes = (...keys: string[]) => keys.map((key) => ({ key, limit: 2, windowSeconds: 900 }));
  const remove = (user: { readonly id: string }, taken: ReturnType<typeof takes>, right: string) =>
    given.call(database, 'call_counted', {
      takes: taken,
      name: 'withdraw_erasure',
      named: { p_user_id: user.id },
      right,
    });
  const counted = async (...keys: string[]) =>
    (
      await database.sql<{ key: string; count: number }[]>`
      select key, count from public.throttles where key in ${database.sql(keys)} order by key`
    ).map(({ key, count }) => [key, count]);

  test('calls nothing after one try too many, and then counts no other either', async () => {
    const user = await given.account(database);
    const [mine, theirs] = [`mine:${user.id}`, `theirs:${user.id}`];
    const answers = [];
    for (let attempt = 0; attempt < 3; attempt += 1)
      answers.push(await remove(user, takes(mine, theirs), 'done'));
    expect(answers.map(({ answer }) => answer)).toEqual([
      { outcome: 'unknown' },
      { outcome: 'unknown' },
      undefined,
    ]);
    expect(answers[2]?.try).toMatchObject({ allowed: false });
    expect(await counted(mine, theirs)).toEqual([
      [mine, 3],
      [theirs, 2],
    ]);
  });

  test('forgets its tries by the outcome that was right, and by no other', async () => {
    const user = await given.account(database);
    const key = `mine:${user.id}`;
    await remove(user, takes(key), 'done');
    expect(await counted(key)).toEqual([[key, 1]]);
    await remove(user, takes(key), 'unknown');
    expect(await counted(key)).toEqual([]);
  });

  test('comes through no more often than allowed, however many arrive together', async () => {
    const user = await given.account(database);
    const key = `mine:${user.id}`;
    const answers = await given.times(20, () => remove(user, takes(key), 'done'));
    expect(answers.filter(({ answer }) => answer)).toHaveLength(2);
  });
});

test('a mailed link signs a client in once, even when fifty presses arrive together, and uses up its twin', async () => {
  const user = await given.account(database);
  const twin = await tokenFor(user.id, 'sign_in', 0.25);
  const token = await tokenFor(user.id, 'sign_in', 0.25);
  const answers = await given.times(50, () => enter(token));
  expect(given.tally(answers)).toEqual({ done: 1, closed: 49 });
  expect(answers.find((answer) => answer.outcome === 'done')).toMatchObject({
    userId: user.id,
    checkedPassword: await passwordOf(user.id),
    returnPath: '/es/client-dashboard',
  });
  expect(await enter(twin)).toEqual({ outcome: 'closed' });
});

test('a link that signs in sets no password, and a link for a password signs nobody in', async () => {
  const user = await given.account(database);
  const token = await tokenFor(user.id, 'sign_in', 0.25);
  expect(await use(token)).toEqual({ outcome: 'unknown' });
  expect(await given.call(database, 'read_setup_token', { tokenHash: token })).toMatchObject({
    outcome: 'unknown',
  });
  expect(await enter(await tokenFor(user.id, 'reset'))).toEqual({ outcome: 'closed' });
  expect(await enter(token)).toMatchObject({ outcome: 'done' });
});

test('a link that signs in ends with its time, with a new password or address, and with the account', async () => {
  const late = await given.account(database);
  expect(await enter(await tokenFor(late.id, 'sign_in', -1))).toEqual({ outcome: 'closed' });
  const changed = await given.account(database);
  const before = await tokenFor(changed.id, 'sign_in', 0.25);
  expect(await use(await tokenFor(changed.id, 'reset'))).toMatchObject({ outcome: 'done' });
  expect(await enter(before)).toEqual({ outcome: 'closed' });
  const moved = await given.account(database);
  const old = await tokenFor(moved.id, 'sign_in', 0.25);
  await database.sql`update public.users set email = 'new-' || email where id = ${moved.id}`;
  expect(await enter(old)).toEqual({ outcome: 'closed' });
  const closed = await given.account(database);
  const last = await tokenFor(closed.id, 'sign_in', 0.25);
  await database.sql`update public.users set deactivated_at = now() where id = ${closed.id}`;
  expect(await enter(last)).toEqual({ outcome: 'closed' });
});

test('a mailed link signs in no staff, and nobody who never chose a password', async () => {
  const staff = await given.account(database, { role: 'staff' });
  expect(await enter(await tokenFor(staff.id, 'sign_in', 0.25))).toEqual({ outcome: 'closed' });
  const invited = await given.account(database, { hashed_password: null });
  expect(await enter(await tokenFor(invited.id, 'sign_in', 0.25))).toEqual({ outcome: 'closed' });
});
