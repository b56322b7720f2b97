// One's own account: where somebody is signed in, another password, another address, closing it.
import { randomBytes } from 'node:crypto';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { OwnAccount } from '#domain/access/own-account.ts';
import { accessThrottles } from '#domain/access/throttles.ts';
import { freshEmail, makeAccount, makeInvitedClient } from '#tests/accounts.ts';
import { inFullRun } from '#tests/runs.ts';
import { signedInClient } from '#tests/signed-in.ts';
import { sharedStack, type SharedStack } from '#tests/stack.ts';
import { putStatus } from '#tests/put-status.ts';
import { Visitor } from '#tests/visitor.ts';

let stack: SharedStack;
let sql: postgres.Sql;
beforeAll(async () => {
  stack = await sharedStack();
  sql = postgres(stack.databaseUrl, { max: 4, onnotice: () => {} });
});
afterAll(() => sql.end());

type Account = Awaited<ReturnType<typeof makeAccount>>;

const iphone = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X)' };

async function signedIn({ email, password }: { email: string; password: string }, headers = {}) {
  const person = new Visitor(stack.siteUrl);
  const answer = await person.post('/api/auth/sign-in', { email, password, device: 'own' }, headers);
  expect(answer.status).toBe(200);
  return person;
}
const ownAccount = async (person: Visitor) => (await (await person.get('/api/account')).json()) as OwnAccount;
const isSignedIn = async (person: Visitor) => (await person.get('/api/auth/user')).status === 200;
const newPassword = () => `a whole new key ${randomBytes(4).toString('hex')}`;
const otherVisitor = (cookies: Visitor) => {
  const other = new Visitor(stack.siteUrl);
  for (const [name, value] of cookies.cookies) other.cookies.set(name, value);
  return other;
};

/** The text of the mail an address gets; waits until it is there. */
async function mailTo(email: string, subject: RegExp): Promise<string> {
  return vi.waitFor(
    async () => {
      const mails = (await stack.mail.messages()) as unknown as { subject: string; text: string }[];
      const found = mails.filter(
        (mail) => subject.test(mail.subject) && JSON.stringify(mail).includes(email),
      );
      if (found.length === 0) throw new Error(`no mail ${subject} yet`);
      return found.at(-1)?.text ?? '';
    },
    { timeout: 20_000, interval: 200 },
  );
}
const tokenIn = (text: string) => /account\?token=([\w-]+)/.exec(text)?.[1] ?? '';
const emailOf = async ({ id }: { id: string }) =>
  (await sql<{ email: string }[]>`select email from public.users where id = ${id}`)[0]?.email;

async function askedForAddress(account: Account, email = freshEmail('nueva')) {
  const person = await signedIn(account);
  const answer = await person.post('/api/account/email', { email, currentPassword: account.password });
  expect(answer.status).toBe(202);
  return { person, email, token: tokenIn(await mailTo(email, /Confirm your new address/)) };
}
async function changedAddress(account: Account) {
  const wish = await askedForAddress(account);
  expect((await wish.person.post('/api/account/email-link/use', { token: wish.token })).status).toBe(200);
  return { ...wish, undo: tokenIn(await mailTo(account.email, /address of your account was changed/)) };
}

describe('where somebody is signed in', () => {
  it('is listed by kind of device, this one first, without addresses, names of browsers or secrets', async () => {
    const account = await makeAccount(sql);
    const phone = await signedIn(account, iphone);
    const here = await signedIn(account, { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)' });
    const answer = await (await here.get('/api/account')).text();
    const { sessions } = JSON.parse(answer) as OwnAccount;
    expect(sessions.map(({ device, current }) => [device, current])).toEqual([
      ['windows', true],
      ['iphone', false],
    ]);
    const rows = await sql<{ sid: string }[]>`select sid from public.sessions where user_id = ${account.id}`;
    for (const secret of [...rows.map(({ sid }) => sid), phone.cookies.get('__Host-sid') ?? '', '127.0.0.1'])
      expect(answer).not.toContain(secret);
  });

  it('ends one, at once, also for whoever copied its cookie', inFullRun, async () => {
    const account = await makeAccount(sql);
    const phone = await signedIn(account, iphone);
    const thief = otherVisitor(phone);
    const here = await signedIn(account);
    const found = (await ownAccount(here)).sessions.find(({ device }) => device === 'iphone');
    expect((await here.call('DELETE', `/api/account/sessions/${found?.id}`)).status).toBe(204);
    expect([await isSignedIn(phone), await isSignedIn(thief), await isSignedIn(here)]).toEqual([
      false,
      false,
      true,
    ]);
    expect((await here.call('DELETE', `/api/account/sessions/${found?.id}`)).status).toBe(404);
  });

  it('ends all others and stays signed in here', inFullRun, async () => {
    const account = await makeAccount(sql);
    const others = [await signedIn(account), await signedIn(account)];
    const stranger = await signedIn(await makeAccount(sql));
    const here = await signedIn(account);
    expect(await (await here.call('DELETE', '/api/account/sessions')).json()).toEqual({ ended: 2 });
    for (const other of others) expect(await isSignedIn(other)).toBe(false);
    expect([await isSignedIn(here), await isSignedIn(stranger)]).toEqual([true, true]);
  });

  it(
    'answers 404 for another client’s session and for what is none, and ends nothing',
    inFullRun,
    async () => {
      const owner = await signedIn(await makeAccount(sql));
      const attacker = await signedIn(await makeAccount(sql));
      const [session] = (await ownAccount(owner)).sessions;
      for (const id of [session?.id, 'x', '00000000-0000-4000-8000-000000000000', "'; --", '%00'])
        expect((await attacker.call('DELETE', `/api/account/sessions/${id}`)).status).toBe(404);
      expect(await isSignedIn(owner)).toBe(true);
    },
  );
});

describe('another password', () => {
  it('ends every session, gives this browser a fresh one and is told by mail', async () => {
    const account = await makeAccount(sql);
    const phone = await signedIn(account);
    const here = await signedIn(account);
    const before = otherVisitor(here);
    const password = newPassword();
    const answer = await here.post('/api/account/password', { currentPassword: account.password, password });
    expect(answer.status).toBe(204);
    expect([await isSignedIn(here), await isSignedIn(phone), await isSignedIn(before)]).toEqual([
      true,
      false,
      false,
    ]);
    await signedIn({ email: account.email, password });
    await mailTo(account.email, /Your password was changed/);
  });

  it('needs the present one, and lets nobody try for long', inFullRun, async () => {
    const account = await makeAccount(sql);
    const here = await signedIn(account);
    const guess = () =>
      here.post('/api/account/password', { currentPassword: 'a wrong guess', password: newPassword() });
    const first = await guess();
    expect(first.status).toBe(400);
    expect(await first.json()).toMatchObject({
      fields: [{ field: 'currentPassword', code: 'currentPassword.wrong' }],
    });
    for (let tries = 0; tries < 9; tries += 1) expect((await guess()).status).toBe(400);
    const last = await guess();
    expect(last.status).toBe(429);
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
    // The same counter stands before the address and before closing: no second set of guesses.
    const close = await here.post('/api/account/close', { currentPassword: account.password });
    expect(close.status).toBe(429);
  });

  it(
    'is asked for anew once the present one was right: what was mistyped before counts no longer',
    inFullRun,
    async () => {
      const account = await makeAccount(sql);
      const here = await signedIn(account);
      const change = (currentPassword: string, password = newPassword()) =>
        here.post('/api/account/password', { currentPassword, password });
      for (let tries = 1; tries < accessThrottles.ownPasswordPerAccount.limit; tries += 1)
        expect((await change('mistyped')).status).toBe(400);
      const next = newPassword();
      expect((await change(account.password, next)).status).toBe(204);
      expect((await change('mistyped again')).status).toBe(400);
      expect((await change(next)).status).toBe(204);
    },
  );

  it('set twice at the same time is set once', inFullRun, async () => {
    const account = await makeAccount(sql);
    const here = await signedIn(account);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () =>
        here.post('/api/account/password', { currentPassword: account.password, password: newPassword() }),
      ),
    );
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
    expect(answers.every(({ status }) => status < 500)).toBe(true);
  });

  it('sets nothing else, whatever is sent along', async () => {
    const account = await makeAccount(sql);
    const here = await signedIn(account);
    const more = {
      role: 'admin',
      userId: 'x',
      is_active: false,
      email: 'a@example.com',
      checkedPassword: 'x',
    };
    await here.post('/api/account/password', {
      ...more,
      currentPassword: account.password,
      password: newPassword(),
    });
    await here.post('/api/account/language', { ...more, language: 'es' });
    const [row] = await sql`
      select role, email, is_active, preferred_language from public.users where id = ${account.id}`;
    expect(row).toEqual({ role: 'client', email: account.email, is_active: true, preferred_language: 'es' });
  });
});

describe('another address', () => {
  it('signs in after the link to it was used, and the old mailbox is told', async () => {
    const account = await makeAccount(sql);
    const { person, email, token } = await askedForAddress(account);
    expect(await emailOf(account)).toBe(account.email);
    expect((await ownAccount(person)).pendingEmail).toBe(email);
    const seen = await person.post('/api/account/email-link', { token });
    expect(await seen.json()).toMatchObject({ purpose: 'confirm', signedIn: true });
    expect(await emailOf(account)).toBe(account.email);
    expect((await person.post('/api/account/email-link/use', { token })).status).toBe(200);
    await signedIn({ email, password: account.password });
    const mails = await mailTo(account.email, /address of your account was changed/);
    expect(mails).not.toContain(email);
  });

  it('is not given to a stranger who got the mail, nor to another client', async () => {
    const account = await makeAccount(sql);
    const { token } = await askedForAddress(account);
    const stranger = new Visitor(stack.siteUrl);
    expect(await (await stranger.post('/api/account/email-link', { token })).json()).toMatchObject({
      signedIn: false,
    });
    expect((await stranger.post('/api/account/email-link/use', { token })).status).toBe(401);
    const other = await signedIn(await makeAccount(sql));
    expect((await other.post('/api/account/email-link/use', { token })).status).toBe(410);
    expect(await emailOf(account)).toBe(account.email);
  });

  it('is taken once by twenty presses together, and its link is worth nothing afterwards', async () => {
    const account = await makeAccount(sql);
    const { person, token } = await askedForAddress(account);
    const use = () => person.post('/api/account/email-link/use', { token });
    const statuses = (await Promise.all(Array.from({ length: 20 }, use))).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, ...Array<number>(19).fill(410)]);
    expect((await use()).status).toBe(410);
    expect((await person.post('/api/account/email-link', { token })).status).toBe(410);
    const rows = await sql`
      select 1 from public.outbox where user_id = ${account.id} and kind = 'email_changed'`;
    expect(rows).toHaveLength(1);
  });

  it.each(['too old', 'taken back', 'replaced by another wish'])(
    'is refused when its link is %s',
    async (why) => {
      const account = await makeAccount(sql);
      const { person, token } = await askedForAddress(account);
      if (why === 'too old')
        await sql`update public.email_changes set expires_at = now() where user_id = ${account.id}`;
      else if (why === 'taken back') await person.call('DELETE', '/api/account/email');
      else
        await person.post('/api/account/email', { email: freshEmail(), currentPassword: account.password });
      expect((await person.post('/api/account/email-link/use', { token })).status).toBe(410);
      expect(await emailOf(account)).toBe(account.email);
    },
  );

  it('that has an account is answered like any other; only its mailbox learns of it', async () => {
    const [account, owner] = [await makeAccount(sql), await makeAccount(sql)];
    const here = await signedIn(account);
    const ask = (email: string) =>
      here.post('/api/account/email', { email, currentPassword: account.password });
    const free = freshEmail('free');
    const [known, unknown] = [await ask(owner.email), await ask(free)];
    expect([known.status, await known.json()]).toEqual([unknown.status, await unknown.json()]);
    expect(await mailTo(owner.email, /About your address/)).not.toContain('token=');
    await mailTo(free, /Confirm your new address/);
  });

  it('that got an account meanwhile is not taken from it', async () => {
    const account = await makeAccount(sql);
    const { person, email, token } = await askedForAddress(account);
    await makeAccount(sql, { email });
    expect((await person.post('/api/account/email-link/use', { token })).status).toBe(410);
    expect(await emailOf(account)).toBe(account.email);
  });

  it('is taken back from the old mailbox, which shuts out whoever knew the password', async () => {
    const account = await makeAccount(sql);
    const { person: thief, undo, email } = await changedAddress(account);
    const owner = new Visitor(stack.siteUrl);
    expect((await owner.post('/api/account/email-link/use', { token: undo })).status).toBe(200);
    expect(await emailOf(account)).toBe(account.email);
    expect(await isSignedIn(thief)).toBe(false);
    for (const address of [email, account.email]) {
      const again = { email: address, password: account.password, device: 'own' };
      expect((await owner.post('/api/auth/sign-in', again)).status).toBe(401);
    }
    const mail = await mailTo(account.email, /Your old address is back/);
    const token = /set-password\?token=([\w-]+)/.exec(mail)?.[1];
    const answer = await owner.post('/api/auth/set-password', { token, password: newPassword() });
    expect(answer.status).toBe(200);
    expect((await owner.post('/api/account/email-link/use', { token: undo })).status).toBe(410);
  });

  it('cannot be taken back after the days for it are over', async () => {
    const account = await makeAccount(sql);
    const { undo, email } = await changedAddress(account);
    await sql`update public.email_changes set undo_until = now() where user_id = ${account.id}`;
    const answer = await new Visitor(stack.siteUrl).post('/api/account/email-link/use', { token: undo });
    expect(answer.status).toBe(410);
    expect(await emailOf(account)).toBe(email);
  });

  it('leaves no link in the database, and none to a new password in the old mailbox', async () => {
    const account = await makeAccount(sql);
    await new Visitor(stack.siteUrl).post('/api/auth/forgot-password', { email: account.email });
    const reset = /set-password\?token=([\w-]+)/.exec(
      await mailTo(account.email, /Choose a new password/),
    )?.[1];
    const { token, undo } = await changedAddress(account);
    const stored = JSON.stringify([
      await sql`select * from public.email_change_links`,
      await sql`select payload from public.outbox where user_id = ${account.id}`,
    ]);
    for (const secret of [token, undo]) expect(stored).not.toContain(secret);
    const late = { token: reset, password: newPassword() };
    expect((await new Visitor(stack.siteUrl).post('/api/auth/set-password', late)).status).toBe(410);
  });
});

describe('closing the account', () => {
  it('ends every sign-in, frees the address and is told by mail', async () => {
    const account = await makeAccount(sql);
    const phone = await signedIn(account);
    const here = await signedIn(account);
    const thief = otherVisitor(here);
    const answer = await here.post('/api/account/close', { currentPassword: account.password });
    expect(answer.status).toBe(204);
    for (const browser of [phone, here, thief]) expect(await isSignedIn(browser)).toBe(false);
    const again = { email: account.email, password: account.password, device: 'own' };
    expect((await here.post('/api/auth/sign-in', again)).status).toBe(401);
    await mailTo(account.email, /Your account is closed/);
    await makeAccount(sql, { email: account.email });
  });

  it('waits while a case is open, and says whom to ask', async () => {
    const client = await makeInvitedClient(sql);
    const donor = await makeAccount(sql);
    await sql`update public.users set hashed_password =
      (select hashed_password from public.users where id = ${donor.id}) where id = ${client.id}`;
    const here = await signedIn({ email: client.email, password: donor.password });
    const close = () => here.post('/api/account/close', { currentPassword: donor.password });
    const answer = await close();
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({
      code: 'open_case',
      message: expect.stringContaining('Write'),
    });
    expect(await isSignedIn(here)).toBe(true);
    const [open] = await sql<{ id: string }[]>`select id from public.cases where user_id = ${client.id}`;
    await putStatus(sql, 'cases', [open?.id], 'closed');
    expect((await close()).status).toBe(204);
    expect(await sql`select 1 from public.cases where user_id = ${client.id}`).toHaveLength(1);
    expect(await sql`select 1 from public.intake_forms where user_id = ${client.id}`).toHaveLength(1);
  });

  it('is not for staff, whose accounts an admin looks after', async () => {
    const account = await makeAccount(sql, { role: 'staff' });
    const here = await signedIn(account);
    const body = { currentPassword: account.password, email: freshEmail() };
    expect((await here.post('/api/account/close', body)).status).toBe(403);
    expect((await here.post('/api/account/email', body)).status).toBe(403);
  });
});

const calls = [
  ['GET', '/api/account'],
  ['POST', '/api/account/password'],
  ['POST', '/api/account/email'],
  ['DELETE', '/api/account/email'],
  ['POST', '/api/account/close'],
  ['POST', '/api/account/language'],
  ['DELETE', '/api/account/sessions'],
  ['DELETE', '/api/account/sessions/00000000-0000-4000-8000-000000000000'],
] as const;

describe.each(calls)('%s %s', (method, address) => {
  // Most sign in without typing: all of a file come from one network, which may sign in only so often.
  const body = method === 'POST' ? {} : undefined;

  it('is closed to strangers and to an account that was switched off', async () => {
    expect((await new Visitor(stack.siteUrl).call(method, address, body)).status).toBe(401);
    const { visitor, id } = await signedInClient(sql, stack);
    await sql`update public.users set deactivated_at = now() where id = ${id}`;
    expect((await visitor.call(method, address, body)).status).toBe(401);
  });

  it.skipIf(method === 'GET')('does nothing for another site’s page', async () => {
    const { visitor } = await signedInClient(sql, stack);
    const answer = await visitor.call(method, address, body, { origin: 'https://evil.example' });
    expect(answer.status).toBe(403);
  });

  it.skipIf(method !== 'POST')(
    'names what is wrong in the language of the page, never as a fault',
    async () => {
      const account = await makeAccount(sql);
      const person = await signedIn(account);
      const values = [null, 7, [], {}, '\u0000', '\ud800', 'x'.repeat(5_000), { $gt: '' }];
      for (const value of values) {
        const wrong = { currentPassword: value, password: value, email: value, language: value };
        const answer = await person.call(method, address, wrong, { 'accept-language': 'es' });
        expect(answer.status, JSON.stringify(value)).toBe(400);
        const { fields } = (await answer.json()) as { fields: { message: string }[] };
        expect(fields.length).toBeGreaterThan(0);
        for (const { message } of fields) expect(message).toMatch(/^[A-ZEÉ]\p{L}+.*[.]$/u);
      }
      for (const broken of ['', '{', '[]', 'null'])
        expect(
          (await person.call(method, address, broken, { 'content-type': 'application/json' })).status,
        ).toBe(400);
    },
  );
});
