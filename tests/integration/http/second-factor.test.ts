// The second factor of staff: setting it up, showing it, losing it, and what nobody may do without it.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Role } from '#domain/access/roles.ts';
import type { NewFactor } from '#domain/access/second-factor.ts';
import { codeAt } from '#server/access/totp.ts';
import { makeAccount, makeInvitation } from '#tests/accounts.ts';
import { rights, type Right } from '#domain/access/rights.ts';
import type { StaffMember } from '#domain/workplace/lists.ts';
import { giveSecondFactor, signedInStaff, startSessionOf } from '#tests/signed-in.ts';
import { sharedStack, type SharedStack } from '#tests/stack.ts';
import { Visitor } from '#tests/visitor.ts';
import { inFullRun } from '#tests/runs.ts';

let stack: SharedStack;
let sql: postgres.Sql;
beforeAll(async () => {
  stack = await sharedStack();
  sql = postgres(stack.databaseUrl, { max: 4, onnotice: () => {} });
});
afterAll(() => sql.end());

type Account = Awaited<ReturnType<typeof makeAccount>>;

/** What the app shows now, or so many codes from now. */
const code = (secret: string, steps = 0) => codeAt(secret, new Date(Date.now() + steps * 30_000));
const anotherCode = (right: string) => (right === '123456' ? '654321' : '123456');
const fieldOf = async (response: Response) => (await response.json()).fields?.[0]?.code as string;
const copyOf = (person: Visitor) => {
  const copy = new Visitor(stack.siteUrl);
  for (const [name, value] of person.cookies) copy.cookies.set(name, value);
  return copy;
};
const mayWork = async (person: Visitor) => (await person.get('/api/contact')).status === 200;

async function staffWithFactor(role: 'staff' | 'admin' = 'staff') {
  const account = await makeAccount(sql, { role });
  return { account, secret: await giveSecondFactor(sql, account, stack.env) };
}

/** A session that has shown the password alone, without hashing one. */
async function halfSignedIn({ id }: Account) {
  const person = new Visitor(stack.siteUrl);
  const [user] = await sql<{ role: Role }[]>`select role from public.users where id = ${id}`;
  await startSessionOf(sql, person, { id, role: user?.role ?? 'client', secondFactor: false });
  return person;
}
/** The password, as the sign-in page sends it. */
async function passwordShown(account: Account) {
  const person = new Visitor(stack.siteUrl);
  const answer = await person.post('/api/auth/sign-in', { ...account, device: 'own' });
  expect(answer.status).toBe(200);
  return { person, answer: (await answer.json()) as { secondFactor: string | null } };
}
async function fullySignedIn({ account, secret }: { account: Account; secret: string }, steps = 0) {
  const person = await halfSignedIn(account);
  expect((await person.post('/api/auth/second-factor', { code: code(secret, steps) })).status).toBe(204);
  return person;
}
/** Sets a factor up as a person would, from the sign-in under way. */
async function setUp(person: Visitor) {
  const shown = (await (await person.post('/api/auth/second-factor/new', {})).json()) as NewFactor;
  const secret = shown.secret.replaceAll(' ', '');
  const answer = await person.post('/api/auth/second-factor/confirm', {
    pending: shown.pending,
    code: code(secret),
  });
  expect(answer.status).toBe(200);
  const { recoveryCodes } = (await answer.json()) as { recoveryCodes: string[] };
  return { secret, recoveryCodes, shown };
}
async function mailsTo(account: { email: string }) {
  const rows = await sql<{ change: string }[]>`
    select payload ->> 'change' as change from public.outbox
    where kind = 'second_factor_changed' and recipient = ${account.email} order by created_at`;
  return rows.map(({ change }) => change);
}
const auditOf = async ({ id }: { id: string }) =>
  (
    await sql<{ action: string }[]>`
      select action from public.audit_entries where object_id = ${id} order by position`
  ).map(({ action }) => action);

describe('staff who have no second factor yet', () => {
  it('set one up at their first sign-in, and only then begin to work', async () => {
    const account = await makeAccount(sql, { role: 'staff' });
    const { person, answer } = await passwordShown(account);
    expect(answer.secondFactor).toBe('set_up');
    expect(await (await person.get('/api/auth/second-factor')).json()).toEqual({
      state: 'set_up',
      passkeys: [],
      recoveryCodesLeft: 0,
    });
    const before = copyOf(person);
    const elsewhere = await halfSignedIn(account);
    const { secret, recoveryCodes, shown } = await setUp(person);
    expect(shown.svg).toMatch(/^<svg [^>]*>.*<\/svg>\s*$/s);
    expect(recoveryCodes).toHaveLength(10);
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(await mayWork(person)).toBe(true);
    // Another token than the one the password alone gave; nothing else of this account stays open.
    expect((await before.get('/api/auth/second-factor')).status).toBe(401);
    expect((await elsewhere.get('/api/auth/second-factor')).status).toBe(401);
    expect(await mailsTo(account)).toEqual(['set_up']);
    expect(await auditOf(account)).toEqual(['second_factor_set_up']);
    const stored = JSON.stringify(
      await sql`
        select to_jsonb(u) as person, (select jsonb_agg(c) from public.recovery_codes c where user_id = u.id) as codes
        from public.users u where id = ${account.id}`,
    );
    for (const secretValue of [secret, ...recoveryCodes]) expect(stored).not.toContain(secretValue);
  });

  it('confirm it with a code that is right, in the browser that showed the QR code, before anything is kept', async () => {
    const account = await makeAccount(sql, { role: 'staff' });
    const person = await halfSignedIn(account);
    const shown = (await (await person.post('/api/auth/second-factor/new', {})).json()) as NewFactor;
    const right = code(shown.secret.replaceAll(' ', ''));
    const confirm = (who: Visitor, body: object) => who.post('/api/auth/second-factor/confirm', body);
    const wrong = await confirm(person, { pending: shown.pending, code: anotherCode(right) });
    expect([wrong.status, await fieldOf(wrong)]).toEqual([400, 'code.wrong']);
    const elsewhere = await halfSignedIn(account);
    expect((await confirm(elsewhere, { pending: shown.pending, code: right })).status).toBe(410);
    const other = await halfSignedIn(await makeAccount(sql, { role: 'staff' }));
    expect((await confirm(other, { pending: shown.pending, code: right })).status).toBe(410);
    expect((await confirm(person, { pending: `A${shown.pending}`, code: right })).status).toBe(410);
    const [row] = await sql`select totp_secret from public.users where id = ${account.id}`;
    expect(row).toEqual({ totp_secret: null });
  });

  it('cannot be given one by a client, nor a client one', async () => {
    const person = await halfSignedIn(await makeAccount(sql));
    expect((await person.post('/api/auth/second-factor/new', {})).status).toBe(403);
    expect((await person.post('/api/auth/second-factor', { code: '123456' })).status).toBe(403);
    expect((await person.post('/api/auth/recovery-code', { recoveryCode: 'ACDE-3467-KMNP' })).status).toBe(
      400,
    );
  });
});

describe('a sign-in of staff that has shown a password alone', () => {
  it('lasts half an hour at most', async () => {
    const account = await makeAccount(sql, { role: 'admin' });
    await passwordShown(account);
    const [row] = await sql`
      select extract(epoch from ends_at - created_at)::int as seconds from public.sessions
      where user_id = ${account.id}`;
    expect(row?.['seconds']).toBeLessThanOrEqual(1_800);
  });

  it('cannot skip the factor by setting up another one', async () => {
    const { account } = await staffWithFactor();
    const { person, answer } = await passwordShown(account);
    expect(answer.secondFactor).toBe('code');
    const response = await person.post('/api/auth/second-factor/new', {});
    expect([response.status, (await response.json()).code]).toEqual([403, 'second_factor_required']);
    const proof = { currentPassword: account.password, code: '123456' };
    expect((await person.post('/api/auth/second-factor/new', proof)).status).toBe(403);
    expect((await person.post('/api/auth/recovery-codes', proof)).status).toBe(403);
  });

  it('can be ended', async () => {
    const person = await halfSignedIn((await staffWithFactor()).account);
    const copy = copyOf(person);
    expect((await person.post('/api/auth/sign-out')).status).toBe(204);
    expect((await copy.get('/api/auth/second-factor')).status).toBe(401);
  });

  it('is what a new password by mail gives, too', async () => {
    const { account, secret } = await staffWithFactor();
    const token = await makeInvitation(sql, account, { asksBirthDate: false });
    const person = new Visitor(stack.siteUrl);
    const link = await person.post('/api/auth/setup-token', { token });
    expect(await link.json()).toMatchObject({ worksHere: true });
    const answer = await person.post('/api/auth/set-password', { token, password: 'una llave muy buena' });
    expect(await answer.json()).toMatchObject({ secondFactor: true });
    expect(await mayWork(person)).toBe(false);
    expect((await person.post('/api/auth/second-factor', { code: code(secret) })).status).toBe(204);
    expect(await mayWork(person)).toBe(true);
  });
});

describe('a code', () => {
  it('opens the work, in a session with another token', async () => {
    const { account, secret } = await staffWithFactor();
    const person = await halfSignedIn(account);
    const before = copyOf(person);
    const typed = code(secret).replace(/(...)/, '$1 ');
    expect((await person.post('/api/auth/second-factor', { code: typed })).status).toBe(204);
    expect(await mayWork(person)).toBe(true);
    expect((await before.get('/api/auth/second-factor')).status).toBe(401);
  });

  it.each([-1, 1])('may be %i step away, since clocks differ', async (steps) => {
    expect(await mayWork(await fullySignedIn(await staffWithFactor(), steps))).toBe(true);
  });

  it.each([
    ['three steps old', (secret: string) => code(secret, -3), 'code.wrong'],
    ['of three steps ahead', (secret: string) => code(secret, 3), 'code.wrong'],
    ['of letters', () => 'abcdef', 'code.form'],
    ['too short', () => '12345', 'code.form'],
    ['empty', () => '', 'code.required'],
  ])('%s is refused by its field', async (_name, make, expected) => {
    const { account, secret } = await staffWithFactor();
    const person = await halfSignedIn(account);
    const response = await person.post('/api/auth/second-factor', { code: make(secret) });
    expect([response.status, await fieldOf(response)]).toEqual([400, expected]);
    expect(await mayWork(person)).toBe(false);
  });

  it('works once, however many send it at the same time', async () => {
    const { account, secret } = await staffWithFactor();
    const people = await Promise.all(Array.from({ length: 4 }, async () => await halfSignedIn(account)));
    const now = code(secret, 1);
    const statuses = await Promise.all(
      people.map(async (person) => (await person.post('/api/auth/second-factor', { code: now })).status),
    );
    expect(statuses.toSorted()).toEqual([204, 400, 400, 400]);
    // Nor does an older one afterwards: a person looking over a shoulder is always late.
    const late = await halfSignedIn(account);
    expect(await fieldOf(await late.post('/api/auth/second-factor', { code: code(secret) }))).toBe(
      'code.used',
    );
  });

  it('guessed five times is not looked at for a while; the time passes and lets the right one in', async () => {
    const { account, secret } = await staffWithFactor();
    const person = await halfSignedIn(account);
    const wrong = anotherCode(code(secret));
    for (let tries = 0; tries < 5; tries += 1)
      expect((await person.post('/api/auth/second-factor', { code: wrong })).status).toBe(400);
    // In another session, and with the other kind of code: one count.
    const other = await halfSignedIn(account);
    const refused = await other.post('/api/auth/second-factor', { code: code(secret) });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await other.post('/api/auth/recovery-code', { recoveryCode: 'ACDE-3467-KMNP' })).status).toBe(
      429,
    );
    await sql`update public.throttles set expires_at = now() where key like 'second-factor:%'`;
    expect((await other.post('/api/auth/second-factor', { code: code(secret) })).status).toBe(204);
  });

  it('guessed by somebody who has the password keeps nobody out of a browser that showed one before', async () => {
    const { account, secret } = await staffWithFactor();
    const own = await halfSignedIn(account);
    expect((await own.post('/api/auth/second-factor', { code: code(secret) })).status).toBe(204);
    const thief = await halfSignedIn(account);
    const wrong = anotherCode(code(secret));
    for (let tries = 0; tries < 5; tries += 1) await thief.post('/api/auth/second-factor', { code: wrong });
    expect((await thief.post('/api/auth/second-factor', { code: wrong })).status).toBe(429);
    await sql`update public.users set totp_last_step = null where id = ${account.id}`;
    const again = { email: account.email, password: account.password, device: 'own' };
    expect((await own.post('/api/auth/sign-in', again)).status).toBe(200);
    expect((await own.post('/api/auth/second-factor', { code: code(secret) })).status).toBe(204);
  });
});

describe('a recovery code', () => {
  async function withCodes() {
    const account = await makeAccount(sql, { role: 'staff' });
    const { recoveryCodes, secret } = await setUp(await halfSignedIn(account));
    return { account, recoveryCodes, secret };
  }

  it('stands in for the code, however it is typed, once, and is told by mail', async () => {
    const { account, recoveryCodes } = await withCodes();
    const typed = (recoveryCodes[0] ?? '').toLowerCase().replace(/(....)/g, '$1 ');
    const person = await halfSignedIn(account);
    const answer = await person.post('/api/auth/recovery-code', { recoveryCode: typed });
    expect([answer.status, await answer.json()]).toEqual([200, { left: 9 }]);
    expect(await mayWork(person)).toBe(true);
    const again = await (
      await halfSignedIn(account)
    ).post('/api/auth/recovery-code', { recoveryCode: typed });
    expect([again.status, await fieldOf(again)]).toEqual([400, 'recoveryCode.wrong']);
    expect(await mailsTo(account)).toEqual(['set_up', 'code_used']);
    expect(await auditOf(account)).toEqual(['second_factor_set_up', 'recovery_code_used']);
  });

  it('sent by several browsers at the same moment lets one in', async () => {
    const { account, recoveryCodes } = await withCodes();
    const people = await Promise.all(Array.from({ length: 4 }, async () => await halfSignedIn(account)));
    const statuses = await Promise.all(
      people.map(
        async (person) =>
          (await person.post('/api/auth/recovery-code', { recoveryCode: recoveryCodes[3] })).status,
      ),
    );
    expect(statuses.toSorted()).toEqual([200, 400, 400, 400]);
  });

  it('of somebody else opens nothing', async () => {
    const { recoveryCodes } = await withCodes();
    const { account } = await withCodes();
    const person = await halfSignedIn(account);
    const answer = await person.post('/api/auth/recovery-code', { recoveryCode: recoveryCodes[0] });
    expect(answer.status).toBe(400);
  });

  it(
    'is replaced, with all of its set, for whoever knows the password and has the device',
    inFullRun,
    async () => {
      const { account, recoveryCodes, secret } = await withCodes();
      const person = new Visitor(stack.siteUrl);
      await startSessionOf(sql, person, { id: account.id, role: 'staff', secondFactor: true });
      const ask = (body: object) => person.post('/api/auth/recovery-codes', body);
      const next = code(secret, 1);
      expect(await fieldOf(await ask({ currentPassword: 'not this one', code: next }))).toBe(
        'currentPassword.wrong',
      );
      expect(await fieldOf(await ask({ currentPassword: account.password, code: anotherCode(next) }))).toBe(
        'code.wrong',
      );
      const answer = await ask({ currentPassword: account.password, code: next });
      const renewed = ((await answer.json()) as { recoveryCodes: string[] }).recoveryCodes;
      expect(renewed).toHaveLength(10);
      const half = await halfSignedIn(account);
      expect((await half.post('/api/auth/recovery-code', { recoveryCode: recoveryCodes[1] })).status).toBe(
        400,
      );
      expect((await half.post('/api/auth/recovery-code', { recoveryCode: renewed[1] })).status).toBe(200);
      expect(await mailsTo(account)).toEqual(['set_up', 'new_codes', 'code_used']);
    },
  );
});

describe('another device', () => {
  it(
    'takes the place of the old one for whoever knows the password and has it, and ends other sign-ins',
    inFullRun,
    async () => {
      const { account, secret } = await staffWithFactor();
      const person = await fullySignedIn({ account, secret }, -1);
      const elsewhere = new Visitor(stack.siteUrl);
      await startSessionOf(sql, elsewhere, { id: account.id, role: 'staff', secondFactor: true });
      const begin = (body: object = {}) => person.post('/api/auth/second-factor/new', body);
      expect((await begin()).status).toBe(400);
      expect(await fieldOf(await begin({ currentPassword: 'wrong one', code: code(secret) }))).toBe(
        'currentPassword.wrong',
      );
      const shown = (await (
        await begin({ currentPassword: account.password, code: code(secret) })
      ).json()) as NewFactor;
      // Until the new one is confirmed, the old one is the one.
      expect(await mayWork(elsewhere)).toBe(true);
      const fresh = shown.secret.replaceAll(' ', '');
      const done = await person.post('/api/auth/second-factor/confirm', {
        pending: shown.pending,
        code: code(fresh),
      });
      expect(done.status).toBe(200);
      expect([await mayWork(person), await mayWork(elsewhere)]).toEqual([true, false]);
      const half = await halfSignedIn(account);
      expect(await fieldOf(await half.post('/api/auth/second-factor', { code: code(secret, 1) }))).toBe(
        'code.wrong',
      );
      expect((await half.post('/api/auth/second-factor', { code: code(fresh, 1) })).status).toBe(204);
      expect(await mailsTo(account)).toEqual(['replaced']);
    },
  );

  it('begun twice is set up once', async () => {
    const account = await makeAccount(sql, { role: 'staff' });
    const person = await halfSignedIn(account);
    const begin = async () =>
      (await (await person.post('/api/auth/second-factor/new', {})).json()) as NewFactor;
    const [first, second] = [await begin(), await begin()];
    const confirm = (shown: NewFactor, who: Visitor) =>
      who.post('/api/auth/second-factor/confirm', {
        pending: shown.pending,
        code: code(shown.secret.replaceAll(' ', '')),
      });
    const statuses = await Promise.all([confirm(first, copyOf(person)), confirm(second, copyOf(person))]);
    expect(statuses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(statuses.every(({ status }) => status < 500)).toBe(true);
  });
});

describe('the people who work here', () => {
  const named = { firstName: 'Pat', lastName: 'Rivera' };
  const list = async (person: Visitor) =>
    ((await (await person.get('/api/staff/people')).json()) as { items: { id: string }[] }).items;

  it('are listed to admins with what they need to know, and no secrets', async () => {
    const admin = await signedInStaff(sql, { ...stack, role: 'admin' });
    const { account } = await staffWithFactor();
    const listed = (await list(admin.visitor)).find(({ id }) => id === account.id);
    expect(listed).toEqual({
      id: account.id,
      email: account.email,
      firstName: 'María José',
      lastName: 'Núñez Peña',
      role: 'staff',
      rights: [],
      invited: false,
      secondFactor: true,
      active: true,
      lastLoginAt: null,
      you: false,
    });
    const staff = await signedInStaff(sql, stack);
    for (const call of [
      () => staff.visitor.get('/api/staff/people'),
      () => staff.visitor.post('/api/staff/people', { ...named, email: 'a@example.com', role: 'admin' }),
      () => staff.visitor.post(`/api/staff/people/${account.id}`, { action: 'deactivate' }),
    ])
      expect((await call()).status).toBe(403);
  });

  it('are invited by an admin, set a password and a second factor, and can work', async () => {
    const admin = await signedInStaff(sql, { ...stack, role: 'admin' });
    const email = `new.${Date.now()}@example.com`;
    const answer = await admin.visitor.post('/api/staff/people', {
      ...named,
      email: email.toUpperCase(),
      role: 'staff',
    });
    expect(await answer.json()).toEqual({ outcome: 'invited', mailed: true });
    const link = await vi.waitFor(
      async () => {
        const mails = (await stack.mail.messages()) as unknown as { text: string }[];
        const found = mails.find((mail) => JSON.stringify(mail).includes(email));
        const token = /set-password\?token=([\w-]+)/.exec(found?.text ?? '')?.[1];
        if (!token) throw new Error('no invitation yet');
        return token;
      },
      { timeout: 20_000, interval: 200 },
    );
    const person = new Visitor(stack.siteUrl);
    const set = await person.post('/api/auth/set-password', { token: link, password: 'una llave muy buena' });
    expect(await set.json()).toMatchObject({ secondFactor: true, returnTo: '/staff' });
    await setUp(person);
    expect(await mayWork(person)).toBe(true);
    // Menus, presence and lists of owners say the name that the admin typed.
    expect(await (await person.get('/api/staff/session')).json()).toMatchObject({ name: 'Pat Rivera' });
    const again = await admin.visitor.post('/api/staff/people', { ...named, email, role: 'staff' });
    expect(await again.json()).toEqual({ outcome: 'already', mailed: false });
  });

  it('are given rights by an admin, one by one, and lose them with the job', async () => {
    const admin = await signedInStaff(sql, { ...stack, role: 'admin' });
    const staff = await signedInStaff(sql, stack);
    const attorney = await signedInStaff(sql, { ...stack, role: 'attorney' });
    const rightsOf = async () =>
      ((await (await staff.visitor.get('/api/staff/session')).json()) as StaffMember).rights;
    const figures = async (who: Visitor) => (await who.post('/api/staff/counts/search', { days: 30 })).status;
    const retry = async (who: Visitor) =>
      (await who.post(`/api/staff/refunds/${crypto.randomUUID()}/retry`, {})).status;
    const give = (id: string, from: Right[], to: string[]) =>
      admin.visitor.post(`/api/staff/people/${id}/rights`, { from, to });

    expect([await figures(staff.visitor), await retry(staff.visitor)]).toEqual([403, 403]);
    expect((await give(staff.id, [], ['figures'])).status).toBe(200);
    expect([await figures(staff.visitor), await retry(staff.visitor)]).toEqual([200, 403]);
    // Another admin who still sees the old list overwrites nothing.
    const late = await give(staff.id, [], ['refunds']);
    expect([late.status, ((await late.json()) as { code: string }).code]).toEqual([409, 'stale']);
    expect((await give(staff.id, ['figures'], ['refunds'])).status).toBe(200);
    expect([await figures(staff.visitor), await retry(staff.visitor)]).toEqual([403, 404]);

    expect((await give(staff.id, ['refunds'], ['everything'])).status).toBe(400);
    expect((await give(attorney.id, [], ['refunds'])).status).toBe(400);
    expect((await give(admin.id, [...rights], [])).status).toBe(400);
    expect((await give(crypto.randomUUID(), [], [])).status).toBe(404);
    expect(await rightsOf()).toEqual(['refunds']);
    expect(
      (
        await sql`
          select details from public.audit_entries
          where action = 'staff_rights_changed' and object_id = ${staff.id} order by position`
      ).map(({ details }) => details as unknown),
    ).toEqual([
      { from: null, to: 'figures' },
      { from: 'figures', to: 'refunds' },
    ]);

    await admin.visitor.post(`/api/staff/people/${staff.id}`, { action: 'deactivate' });
    await admin.visitor.post('/api/staff/people', { ...named, email: staff.email, role: 'staff' });
    expect((await list(admin.visitor)).find(({ id }) => id === staff.id)).toMatchObject({
      active: true,
      rights: [],
    });
  });

  it('who were clients before choose a new password, and their old sign-ins end', inFullRun, async () => {
    const client = await makeAccount(sql);
    const phone = await halfSignedIn(client);
    const admin = await signedInStaff(sql, { ...stack, role: 'admin' });
    const answer = await admin.visitor.post('/api/staff/people', {
      ...named,
      email: client.email,
      role: 'admin',
    });
    expect(await answer.json()).toEqual({ outcome: 'raised', mailed: true });
    expect((await list(admin.visitor)).find(({ id }) => id === client.id)).toMatchObject({
      firstName: 'María José',
    });
    expect((await phone.get('/api/dashboard')).status).toBe(401);
    const half = await new Visitor(stack.siteUrl).post('/api/auth/sign-in', { ...client, device: 'own' });
    expect(half.status).toBe(401);
  });

  it('who lost their device get a new beginning, and are told; who left cannot sign in', async () => {
    const admin = await signedInStaff(sql, { ...stack, role: 'admin' });
    const { account, secret } = await staffWithFactor();
    const person = await fullySignedIn({ account, secret });
    const change = (action: string) => admin.visitor.post(`/api/staff/people/${account.id}`, { action });
    expect((await change('remove_second_factor')).status).toBe(204);
    expect(await mayWork(person)).toBe(false);
    const half = await passwordShown(account);
    expect(half.answer.secondFactor).toBe('set_up');
    expect((await change('end_sessions')).status).toBe(204);
    expect((await half.person.get('/api/auth/second-factor')).status).toBe(401);
    expect((await change('deactivate')).status).toBe(204);
    const left = await new Visitor(stack.siteUrl).post('/api/auth/sign-in', { ...account, device: 'own' });
    expect(left.status).toBe(401);
    expect(await mailsTo(account)).toEqual(['removed']);
    expect(await auditOf(account)).toEqual([
      'second_factor_removed',
      'staff_sessions_ended',
      'staff_deactivated',
    ]);
    const back = await admin.visitor.post('/api/staff/people', {
      ...named,
      email: account.email,
      role: 'staff',
    });
    expect(await back.json()).toEqual({ outcome: 'back', mailed: true });
  });

  it('do nothing to themselves, and nothing to clients', async () => {
    const admin = await signedInStaff(sql, { ...stack, role: 'admin' });
    const client = await makeAccount(sql);
    for (const action of ['remove_second_factor', 'end_sessions', 'deactivate']) {
      const own = await admin.visitor.post(`/api/staff/people/${admin.id}`, { action });
      expect([own.status, await fieldOf(own)]).toEqual([400, 'action.self']);
      for (const id of [client.id, 'x', '00000000-0000-4000-8000-000000000000'])
        expect((await admin.visitor.post(`/api/staff/people/${id}`, { action })).status).toBe(404);
    }
    expect(await mayWork(admin.visitor)).toBe(true);
  });

  it('always keep an admin: of two who let each other go at once, one stays', async () => {
    const [first, second] = [
      await signedInStaff(sql, { ...stack, role: 'admin' }),
      await signedInStaff(sql, { ...stack, role: 'admin' }),
    ];
    const answers = await Promise.all([
      first.visitor.post(`/api/staff/people/${second.id}`, { action: 'deactivate' }),
      second.visitor.post(`/api/staff/people/${first.id}`, { action: 'deactivate' }),
    ]);
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
    expect(
      await sql`select 1 from public.users where id in (${first.id}, ${second.id}) and is_active`,
    ).toHaveLength(1);
  });
});

describe('the only admin, who has lost phone and recovery codes', () => {
  const run = (email: string) =>
    promisify(execFile)(process.execPath, ['tools/remove-second-step.ts', email], {
      env: {
        ...process.env,
        SUPABASE_URL: stack.env.SUPABASE_URL,
        SUPABASE_SECRET_KEY: stack.env.SUPABASE_SECRET_KEY,
      },
    });

  it(
    'has the second step taken away at the command line, is told by mail, and sets up a new one',
    inFullRun,
    async () => {
      const ana = await staffWithFactor('admin');
      const before = await fullySignedIn(ana);
      const { stdout } = await run(ana.account.email);
      expect(stdout).toContain('has no second step now');
      expect((await before.get('/api/auth/user')).status).toBe(401);
      expect(await mailsTo(ana.account)).toEqual(['removed']);
      const [line] = await sql`
      select action, actor_role, actor_id from public.audit_entries where object_id = ${ana.account.id} order by position desc`;
      expect(line).toEqual({ action: 'second_factor_removed', actor_role: 'system', actor_id: null });
      const { person, answer } = await passwordShown(ana.account);
      expect(answer.secondFactor).toBe('set_up');
      await setUp(person);
      expect(await mayWork(person)).toBe(true);
    },
  );

  it(
    'reads at the command line that an address is not of somebody who works here, and nothing changes',
    inFullRun,
    async () => {
      const client = await makeAccount(sql);
      await expect(run(client.email)).rejects.toMatchObject({
        stderr: expect.stringContaining(`Nobody who works here has the address ${client.email}`),
      });
    },
  );
});
