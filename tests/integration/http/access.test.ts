import postgres from 'postgres';
import { request } from 'node:http';
import { accessThrottles } from '#domain/access/throttles.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeAccount, makeInvitation, makeInvitedClient, freshEmail } from '#tests/accounts.ts';
import { sha256Hex } from '#server/http/tokens.ts';
import { sharedStack, type SharedStack } from '#tests/stack.ts';
import { Visitor } from '#tests/visitor.ts';
import { inFullRun } from '#tests/runs.ts';

let stack: SharedStack;
let sql: postgres.Sql;
const visitor = (language: 'en' | 'es' = 'en') => new Visitor(stack.siteUrl, language);

beforeAll(async () => {
  stack = await sharedStack();
  sql = postgres(stack.databaseUrl, { max: 4, onnotice: () => {} });
});
afterAll(() => sql.end());

async function signedIn(account: { email: string; password: string }, device: 'own' | 'public' = 'own') {
  const person = visitor();
  const response = await person.post('/api/auth/sign-in', { ...account, device });
  expect(response.status).toBe(200);
  return person;
}

/** Strangers guessed this account's password until nobody may try any more; counted straight in the database. */
/** From so many networks that the account's own limit is used up. */
async function guessedByStrangers({ email }: { email: string }) {
  const most = accessThrottles.signInPerAccountEverywhere.limit;
  const key = `sign-in-account:${sha256Hex(email).slice(0, 32)}`;
  await sql`
    insert into public.throttles (key, expires_at, count) values (${key}, now() + interval '15 minutes', ${most})
    on conflict (key) do update set count = ${most}`;
}

/** The status of a sign-in that comes from another address of this machine: another network, as the host sees it. */
function signInFrom(localAddress: string, body: object): Promise<number | undefined> {
  const { hostname, port, origin } = new URL(stack.siteUrl);
  const headers = { 'content-type': 'application/json', origin, host: `${hostname}:${port}` };
  return new Promise((resolve, reject) => {
    const call = request(
      { host: '127.0.0.1', port, path: '/api/auth/sign-in', method: 'POST', localAddress, headers },
      (answer) => resolve(answer.resume().statusCode),
    );
    call.on('error', reject).end(JSON.stringify(body));
  });
}

describe('signing in', () => {
  it('lets a client read their own account and nothing more of it than the list says', async () => {
    const account = await makeAccount(sql);
    const person = await signedIn(account);
    const user = await (await person.get('/api/auth/user')).json();
    expect(Object.keys(user).sort()).toEqual([
      'email',
      'firstName',
      'id',
      'lastName',
      'preferredLanguage',
      'role',
    ]);
    expect(user).toMatchObject({ id: account.id, email: account.email, role: 'client' });
  });

  it('answers a wrong password and an unknown address alike, in the language of the page', async () => {
    const account = await makeAccount(sql);
    const wrong = await visitor('es').post('/api/auth/sign-in', {
      email: account.email,
      password: 'no',
      device: 'own',
    });
    const unknown = await visitor('es').post('/api/auth/sign-in', {
      email: freshEmail('nobody'),
      password: 'no',
      device: 'own',
    });
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    const [first, second] = [await wrong.json(), await unknown.json()];
    expect(first).toMatchObject({ code: 'wrong_sign_in', message: expect.stringContaining('contraseña') });
    expect({ ...first, reference: '' }).toEqual({ ...second, reference: '' });
    const headersOf = (answer: Response) =>
      [...answer.headers].filter(([name]) => !['date', 'connection', 'x-nf-request-id'].includes(name));
    expect(headersOf(wrong)).toEqual(headersOf(unknown));
  });

  it('stores only the hash of the token, and gives scripts nothing but a hint', async () => {
    const account = await makeAccount(sql);
    const person = visitor();
    const response = await person.post('/api/auth/sign-in', { ...account, device: 'own' });
    const cookies = response.headers.getSetCookie();
    expect(cookies.find((cookie) => cookie.startsWith('__Host-sid='))).toMatch(
      /Secure.*SameSite=Lax.*HttpOnly/,
    );
    expect(cookies.find((cookie) => cookie.startsWith('in='))).not.toMatch(/HttpOnly/);
    const token = person.cookies.get('__Host-sid') ?? '';
    const rows = await sql`select sid from public.sessions where user_id = ${account.id}`;
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('gives a new token each time, so that one planted before is worth nothing', async () => {
    const account = await makeAccount(sql);
    const person = visitor();
    const planted = 'A'.repeat(43);
    person.cookies.set('__Host-sid', planted);
    await person.post('/api/auth/sign-in', { ...account, device: 'own' });
    expect(person.cookies.get('__Host-sid')).not.toBe(planted);
    const attacker = visitor();
    attacker.cookies.set('__Host-sid', planted);
    expect((await attacker.get('/api/auth/user')).status).toBe(401);
  });

  it('on a public computer is gone with the browser and after a quarter of an hour without a click', async () => {
    const account = await makeAccount(sql);
    const person = visitor();
    const response = await person.post('/api/auth/sign-in', { ...account, device: 'public' });
    // What is taken away has an age of nothing; whatever is set has none, so that it goes with the browser.
    const cookies = response.headers.getSetCookie().filter((cookie) => !cookie.includes('Max-Age=0'));
    expect(cookies.join()).toContain('__Host-sid=');
    expect(cookies.join()).not.toContain('Max-Age');
    await sql`update public.sessions set expire = expire - interval '16 minutes' where user_id = ${account.id}`;
    expect((await person.get('/api/auth/user')).status).toBe(401);
  });

  it('ends on the server: a copied cookie is worth nothing after signing out', async () => {
    const person = await signedIn(await makeAccount(sql));
    const thief = visitor();
    thief.cookies.set('__Host-sid', person.cookies.get('__Host-sid') ?? '');
    expect((await thief.get('/api/auth/user')).status).toBe(200);
    expect((await person.post('/api/auth/sign-out')).status).toBe(204);
    // That somebody signed in here before opens nothing.
    expect([...person.cookies.keys()]).toEqual(['__Host-known']);
    expect((await thief.get('/api/auth/user')).status).toBe(401);
  });

  it('of an account that was switched off ends at once', async () => {
    const account = await makeAccount(sql);
    const person = await signedIn(account);
    await sql`update public.users set deactivated_at = now() where id = ${account.id}`;
    expect((await person.get('/api/auth/user')).status).toBe(401);
    expect((await visitor().post('/api/auth/sign-in', { ...account, device: 'own' })).status).toBe(401);
  });

  it(
    'is slowed down after ten wrong passwords for one account, and says when to try again',
    inFullRun,
    async () => {
      const account = await makeAccount(sql);
      const statuses: number[] = [];
      let last: Response | undefined;
      for (let index = 0; index < 11; index += 1) {
        last = await visitor().post('/api/auth/sign-in', {
          email: account.email,
          password: 'guess',
          device: 'own',
        });
        statuses.push(last.status);
      }
      expect(statuses.slice(0, 10)).toEqual(Array(10).fill(401));
      expect(statuses[10]).toBe(429);
      expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await last?.json()).toMatchObject({ message: expect.stringContaining('in 15 minutes') });
      // Guesses by a stranger do not lock the owner out: the link by mail lets them in at once.
      const person = visitor();
      const token = await makeInvitation(sql, account, { asksBirthDate: false });
      const set = await person.post('/api/auth/set-password', { token, password: 'una llave muy buena' });
      expect([set.status, (await person.get('/api/dashboard')).status]).toEqual([200, 200]);
    },
  );

  it(
    'lets the owner in on a new device while a stranger guesses from another network, clients and staff alike',
    inFullRun,
    async () => {
      for (const role of ['client', 'staff'] as const) {
        const account = await makeAccount(sql);
        await sql`update public.users set role = ${role} where id = ${account.id}`;
        const body = { email: account.email, password: 'guess', device: 'own' };
        for (let tries = 0; tries < accessThrottles.signInPerAccount.limit; tries += 1)
          expect((await visitor().post('/api/auth/sign-in', body)).status).toBe(401);
        const right = { ...body, password: account.password };
        expect((await visitor().post('/api/auth/sign-in', right)).status).toBe(429);
        expect(await signInFrom('127.0.0.2', right), role).toBe(200);
      }
    },
  );

  it(
    'lets the owner in where they signed in before, while strangers guess; a right password forgets the wrong ones',
    inFullRun,
    async () => {
      const account = await makeAccount(sql);
      const { email, password } = account;
      const tries = (person: Visitor, typed: string) =>
        person.post('/api/auth/sign-in', { email, password: typed, device: 'own' });
      const own = await signedIn(account);
      await own.post('/api/auth/sign-out');
      await guessedByStrangers(account);
      expect((await tries(visitor(), password)).status).toBe(429);
      expect((await tries(own, 'mistyped')).status).toBe(401);
      await sql`update public.throttles set count = 9 where key like 'sign-in-known:%'`;
      expect((await tries(own, password)).status).toBe(200);
      expect(await sql`select from public.throttles where key like 'sign-in-known:%'`).toHaveLength(0);
      // The browser known from then on has a limit too.
      expect((await tries(own, 'mistyped')).status).toBe(401);
      await sql`update public.throttles set count = 10 where key like 'sign-in-known:%'`;
      expect((await tries(own, password)).status).toBe(429);

      // Known to one account is not known to another, and nobody can say so of themselves.
      const other = await makeAccount(sql);
      await guessedByStrangers(other);
      const known = own.cookies.get('__Host-known') ?? '';
      for (const value of [known, `${known.split('.')[0]}.${'A'.repeat(32)}`]) {
        const stranger = visitor();
        stranger.cookies.set('__Host-known', value);
        const answer = await stranger.post('/api/auth/sign-in', { ...other, device: 'own' });
        expect(answer.status).toBe(429);
      }
    },
  );

  it('on a shared computer leaves nothing by which it is known', async () => {
    const person = await signedIn(await makeAccount(sql), 'public');
    expect([...person.cookies.keys()]).not.toContain('__Host-known');
  });

  it('is open again to everybody who set a password by a mailed link', async () => {
    const account = await makeAccount(sql);
    await guessedByStrangers(account);
    const token = await makeInvitation(sql, account, { asksBirthDate: false });
    const password = 'una llave muy buena';
    expect((await visitor().post('/api/auth/set-password', { token, password })).status).toBe(200);
    const elsewhere = await visitor().post('/api/auth/sign-in', { ...account, password, device: 'own' });
    expect(elsewhere.status).toBe(200);
  });

  it('looks at a link before it hashes a password', async () => {
    const answer = await visitor().post('/api/auth/set-password', {
      token: 'a'.repeat(43),
      password: 'Q1w2e3r4t5',
    });
    // A password that is refused only after the link: with a link that opens nothing, nobody looks at it.
    expect([answer.status, (await answer.json()).code]).toEqual([410, 'gone']);
  });

  it.each([
    [{ origin: 'https://evil.example' }],
    [{ origin: 'null' }],
    [{ origin: '', 'sec-fetch-site': 'cross-site' }],
  ])('asked by another site’s page (%j) does nothing', async (headers) => {
    const account = await makeAccount(sql);
    const body = JSON.stringify({ email: account.email, password: account.password, device: 'own' });
    const clean = Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== ''));
    const response = await fetch(`${stack.siteUrl}/api/auth/sign-in`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...clean },
      body,
    });
    expect(response.status).toBe(403);
    expect(await sql`select 1 from public.sessions where user_id = ${account.id}`).toHaveLength(0);
  });
});

describe('the first password', () => {
  it('needs the birth date of the application, and signs the client in where they were going', async () => {
    const client = await makeInvitedClient(sql);
    const token = await makeInvitation(sql, client, { returnPath: '/es/client-dashboard' });
    const person = visitor();
    const answer = await (await person.post('/api/auth/setup-token', { token })).json();
    expect(answer).toMatchObject({ purpose: 'invitation', asksBirthDate: true, worksHere: false });
    expect(JSON.stringify(answer)).not.toContain(client.email);
    const response = await person.post('/api/auth/set-password', {
      token,
      password: 'una llave muy buena',
      dateOfBirth: client.birthDate,
    });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ returnTo: '/es/client-dashboard' });
    expect((await person.get('/api/dashboard')).status).toBe(200);
  });

  it('stays closed to a stranger who received a mistyped address’s invitation, also with a new link', async () => {
    const client = await makeInvitedClient(sql);
    const token = await makeInvitation(sql, client);
    const stranger = visitor();
    const guess = (dateOfBirth: string, link = token) =>
      stranger.post('/api/auth/set-password', { token: link, password: 'a strange password', dateOfBirth });
    for (let day = 10; day < 14; day += 1) {
      const refused = await guess(`1985-01-${day}`);
      expect(refused.status).toBe(400);
      expect((await refused.json()).fields).toMatchObject([
        { field: 'dateOfBirth', code: 'dateOfBirth.wrong' },
      ]);
    }
    expect((await guess('1985-01-14')).status).toBe(423);
    expect((await guess(client.birthDate)).status).toBe(423);
    const another = await makeInvitation(sql, client);
    expect((await guess(client.birthDate, another)).status).toBe(423);
    const [user] = await sql`select hashed_password from public.users where id = ${client.id}`;
    expect(user?.hashed_password).toBeNull();
    expect(
      await sql`select 1 from public.outbox where kind = 'staff_locked' and user_id = ${client.id}`,
    ).toHaveLength(1);
  });

  it('is set once per link, however often the link is used at the same time', async () => {
    const client = await makeInvitedClient(sql);
    const token = await makeInvitation(sql, client);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        visitor().post('/api/auth/set-password', {
          token,
          password: `password number ${index}`,
          dateOfBirth: client.birthDate,
        }),
      ),
    );
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(answers.filter((answer) => answer.status === 410)).toHaveLength(9);
  });

  it.each([
    ['short', 'password.short'],
    ['1111111111', 'password.common'],
    ['Q1w2e3r4t5', 'password.common'],
    ['Contraseña 2026!', 'password.common'],
    ['x'.repeat(201), 'password.long'],
  ])('%s is refused by name', async (password, code) => {
    const client = await makeInvitedClient(sql);
    const token = await makeInvitation(sql, client);
    const response = await visitor().post('/api/auth/set-password', {
      token,
      password,
      dateOfBirth: client.birthDate,
    });
    expect(response.status).toBe(400);
    expect((await response.json()).fields).toMatchObject([{ field: 'password', code }]);
  });

  it('ends every session of the account', async () => {
    const account = await makeAccount(sql);
    const before = await signedIn(account);
    const token = await makeInvitation(sql, account, { asksBirthDate: false });
    await visitor().post('/api/auth/set-password', { token, password: 'another good password' });
    expect((await before.get('/api/auth/user')).status).toBe(401);
  });
});

describe('a forgotten password', () => {
  it('is answered the same whether the address has an account or not, and mails only those who have', async () => {
    const account = await makeAccount(sql);
    const nobody = freshEmail('nobody');
    const known = await visitor().post('/api/auth/forgot-password', { email: account.email.toUpperCase() });
    const unknown = await visitor().post('/api/auth/forgot-password', { email: nobody });
    expect([known.status, unknown.status]).toEqual([202, 202]);
    expect(await known.json()).toEqual(await unknown.json());
    expect(
      await sql`select 1 from public.outbox where kind = 'password_reset' and recipient = ${account.email}`,
    ).toHaveLength(1);
    expect(await sql`select 1 from public.outbox where recipient = ${nobody}`).toHaveLength(0);
  });
});

describe('a link to sign in', () => {
  it('is mailed to clients alone, works once and not on a public computer, and the answer tells nobody who is one', async () => {
    const account = await makeAccount(sql);
    const staff = await makeAccount(sql, { role: 'staff' });
    const response = await Promise.all(
      [account.email, staff.email, freshEmail('nobody')].map((email) =>
        visitor('es').post('/api/auth/sign-in-link', { email, returnTo: '/es/account' }),
      ),
    );
    expect(response.map(({ status }) => status)).toEqual([202, 202, 202]);
    const token = await vi.waitFor(
      async () => {
        const mails = (await stack.mail.messages()) as unknown as { text: string }[];
        const mail = mails.find((one) => JSON.stringify(one).includes(account.email));
        const found = /\/es\/login\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
        if (!found) throw new Error('no link yet');
        return found;
      },
      { timeout: 20_000, interval: 200 },
    );
    expect(await sql`select 1 from public.outbox where recipient = ${staff.email}`).toHaveLength(0);
    await guessedByStrangers(account);
    const phone = visitor('es');
    const shared = await phone.post('/api/auth/sign-in-link/use', { token, device: 'public' });
    expect((await shared.json()).fields).toMatchObject([{ field: 'device', code: 'device.password' }]);
    const opened = await phone.post('/api/auth/sign-in-link/use', { token, device: 'own' });
    expect(await opened.json()).toMatchObject({ returnTo: '/es/account', language: 'es' });
    expect((await phone.get('/api/auth/user')).status).toBe(200);
    const again = await visitor().post('/api/auth/sign-in-link/use', { token, device: 'own' });
    expect(again.status).toBe(410);
    await signedIn(account);
  });
});

describe('an account for whoever is about to buy', () => {
  const linkTo = (email: string) =>
    vi.waitFor(
      async () => {
        const mails = (await stack.mail.messages()) as unknown as { text: string }[];
        const found = mails.filter((mail) => JSON.stringify(mail).includes(email));
        const token = /set-password\?token=([\w-]+)/.exec(found.at(-1)?.text ?? '')?.[1];
        if (!token) throw new Error('no link yet');
        return token;
      },
      { timeout: 20_000, interval: 200 },
    );

  it('begun on one device ends on another, in the language and at the package it began with', async () => {
    const email = freshEmail('nueva');
    const returnTo = '/es/checkout?package=vip';
    const response = await visitor('es').post('/api/auth/forgot-password', { email, returnTo });
    expect(response.status).toBe(202);
    const phone = visitor();
    const token = await linkTo(email);
    const set = await phone.post('/api/auth/set-password', { token, password: 'una llave muy buena' });
    expect(await set.json()).toMatchObject({ returnTo, language: 'es', secondFactor: false });
    const intent = await phone.post('/api/create-payment-intent', {
      packageId: 'vip',
      eviction: { stillOpen: 'no' },
    });
    expect(intent.status).toBe(200);
  });

  it('is answered like a forgotten password, header by header, whether there is one or not', async () => {
    const account = await makeAccount(sql);
    const returnTo = '/checkout?package=basic';
    const mailKinds = async (email: string) => {
      const answer = await visitor().post('/api/auth/forgot-password', { email, returnTo });
      const headers = [...answer.headers].filter(
        ([name]) => !['date', 'connection', 'x-nf-request-id'].includes(name),
      );
      return { status: answer.status, headers, body: await answer.json() };
    };
    expect(await mailKinds(account.email)).toEqual(await mailKinds(freshEmail('nobody')));
  });

  it('is made for nobody who is not about to buy, and leads nowhere else', async () => {
    const made = async (email: string) =>
      (await sql`select 1 from public.users where email = ${email}`).length;
    const [plain, elsewhere] = [freshEmail('plain'), freshEmail('elsewhere')];
    await visitor().post('/api/auth/forgot-password', { email: plain, returnTo: '/client-dashboard' });
    await visitor().post('/api/auth/forgot-password', {
      email: elsewhere,
      returnTo: '//evil.example/checkout?package=vip',
    });
    expect([await made(plain), await made(elsewhere)]).toEqual([0, 0]);
  });
});

describe('the dashboard', () => {
  it('shows a client their own case and file, and nothing internal', async () => {
    const client = await makeInvitedClient(sql);
    await makeInvitedClient(sql);
    const token = await makeInvitation(sql, client);
    const person = visitor();
    await person.post('/api/auth/set-password', {
      token,
      password: 'una llave muy buena',
      dateOfBirth: client.birthDate,
    });
    const text = await (await person.get('/api/dashboard')).text();
    expect(text).not.toContain('canary-internal');
    const { cases } = JSON.parse(text);
    expect(cases).toHaveLength(1);
    expect(cases[0]).toMatchObject({
      applicationReference: client.reference,
      status: 'submitted',
      sight: { reading: 'submitted', turn: 'us' },
      updates: [{ code: 'application_received' }],
      documents: [{ id: client.documentId, name: 'acta año.pdf' }],
    });
  });

  it('answers 404 for another client’s file, as for one that does not exist', async () => {
    const owner = await makeInvitedClient(sql);
    const other = await signedIn(await makeAccount(sql));
    const foreign = await other.get(`/api/documents/${owner.documentId}`);
    const missing = await other.get('/api/documents/00000000-0000-4000-8000-000000000000');
    const nonsense = await other.get('/api/documents/..%2f..%2fetc');
    expect([foreign.status, missing.status, nonsense.status]).toEqual([404, 404, 404]);
    expect((await visitor().get(`/api/documents/${owner.documentId}`)).status).toBe(401);
  });
});

describe('the login entry', () => {
  it.each([
    ['/client-dashboard', '/login?returnTo=%2Fclient-dashboard'],
    ['/es/checkout?package=vip', '/es/login?returnTo=%2Fes%2Fcheckout%3Fpackage%3Dvip'],
    ['//evil.example', '/login'],
    ['https://evil.example', '/login'],
  ])('with returnTo=%s leads to %s', async (returnTo, location) => {
    const response = await visitor().get(`/api/login?returnTo=${encodeURIComponent(returnTo)}`);
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(location);
  });
});
