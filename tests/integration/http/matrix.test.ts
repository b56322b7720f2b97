// Role × endpoint × object, complete: made from the functions there are and the rows of endpoints.ts.
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints, type Row } from './endpoints.ts';
import { answerHeaders } from '#server/http/answer-headers.ts';
import type { Access } from '#server/entry/handler.ts';
import { sharedStack, type SharedStack } from '#tests/stack.ts';
import { readFunctions } from '#tests/functions.ts';
import type { Visitor } from '#tests/visitor.ts';
import { everyday, isFullRun } from '#tests/runs.ts';
import { makeWorld, roleNames, type RoleName, type World } from './world.ts';

const nobody = '00000000-0000-4000-8000-000000000000';

let stack: SharedStack;
let sql: postgres.Sql;
let world: World;
beforeAll(async () => {
  stack = await sharedStack();
  sql = postgres(stack.databaseUrl, { max: 4, onnotice: () => {} });
  world = await makeWorld(sql, stack);
});
afterAll(() => sql.end());

const rows = Object.entries(endpoints).map(([name, row]) => {
  const [method = '', path = ''] = name.split(' ');
  return { name, method, path, row };
});
const writes = rows.filter(({ method }) => method !== 'GET');

it('every function has its row in the matrix, opens to whom the row says, and every row has its function', async () => {
  const declared = (await readFunctions()).flatMap((one) =>
    one.access === 'schedule'
      ? []
      : Object.entries(one.access).map(([method, who]) => [`${method} ${one.path}`, who]),
  );
  const expected = Object.fromEntries(rows.map(({ name, row }) => [name, row.access]));
  expect(Object.fromEntries(declared)).toEqual(expected);
});

/** A header an old build of such products used to trust: it opens nothing. */
const developerHeaders = {
  'x-dev-admin-token': 'dev-admin',
  'x-admin-token': 'dev-admin',
  'x-dev-admin': 'true',
  authorization: 'Bearer dev-admin',
};

async function addressOf(path: string, row: Row): Promise<string> {
  const params = (await row.params?.(world)) ?? {};
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}
const call = (who: Visitor, method: string, address: string, body: unknown) =>
  who.call(method, address, method === 'GET' || method === 'DELETE' ? undefined : body, developerHeaders);

type Answer = 'in' | readonly [status: number, code: string];

/** Everybody who is kept out of the workplace. */
const notOfStaff: Partial<Record<RoleName, Answer>> = {
  visitor: [401, 'sign_in_required'],
  'disabled client': [401, 'sign_in_required'],
  'client A': [403, 'forbidden'],
  'client B': [403, 'forbidden'],
  'staff without second factor': [403, 'second_factor_required'],
};
/** What takes a right of its own. */
const withoutRight: Partial<Record<RoleName, Answer>> = {
  ...notOfStaff,
  staff: [403, 'forbidden'],
  attorney: [403, 'forbidden'],
  'attorney of other cases': [403, 'forbidden'],
};

/** What the door says to each, by whom it opens to. */
const doors: Record<Access, Partial<Record<RoleName, Answer>>> = {
  anyone: {},
  webhook: {},
  signingIn: {
    visitor: [401, 'sign_in_required'],
    'disabled client': [401, 'sign_in_required'],
  },
  signedIn: {
    visitor: [401, 'sign_in_required'],
    'disabled client': [401, 'sign_in_required'],
    'staff without second factor': [403, 'second_factor_required'],
  },
  staff: notOfStaff,
  refunds: withoutRight,
  merge: withoutRight,
  templates: withoutRight,
  figures: withoutRight,
  erase: withoutRight,
  mailbox: withoutRight,
  admin: { ...withoutRight, 'staff with every right': [403, 'forbidden'] },
};

/** Where whatever has an id belongs to nobody's case, or is one's own act of seconds ago; the message in this world is no correction of an application, and texts to look at come from unknown numbers. */
const ofNoCase =
  /^\/api\/staff\/(acts|attorneys|case-views|data-requests|messages|people|replies|templates|texts)\/|\/conflict-check$/;

/** Whether an attorney is asked about conflicts before the call: it names a case, or what belongs to one. */
const asksForConflicts = ({ path, row }: (typeof rows)[number]) =>
  row.access === 'staff' && path.includes('/:id') && !ofNoCase.test(path);

/** Whether a call is for those who work here. */
const isForStaff = ({ access }: Row) =>
  !(['anyone', 'webhook', 'signingIn', 'signedIn'] as Access[]).includes(access);

/** What an attorney hears, each of them hears, once the question about conflicts is answered. */
const saysTo = ({ says }: Row, role: RoleName) =>
  role === 'attorney of other cases' ? says?.attorney : says?.[role];

/** The first row of each access. */
const firstOfAccess = new Set(
  Map.groupBy(rows, ({ row }) => row.access)
    .values()
    .map(([first]) => first?.name),
);

describe.each(rows)('$name', ({ name, method, path, row }) => {
  const doorOf = (role: RoleName): Answer =>
    role === 'attorney of other cases' && asksForConflicts({ name, method, path, row })
      ? [409, 'conflict_check']
      : (doors[row.access][role] ?? 'in');
  const askAs = async (role: RoleName) => {
    const who = await world.as(role);
    const answer = await call(who, method, await addressOf(path, row), row.body?.(world) ?? {});
    for (const [header, value] of Object.entries(answerHeaders))
      expect(answer.headers.get(header), `${role}: ${header}`).toBe(value);
    return answer;
  };

  it('opens to whom it should, and to nobody else', async () => {
    const keptOut = async (role: RoleName) => {
      const answer = await askAs(role);
      const { code } = (await answer.json()) as { code: string };
      expect([answer.status, code], role).toEqual(doorOf(role));
    };
    const statusInside = (role: RoleName) => {
      const isOwner = role === 'client A' || isForStaff(row);
      return saysTo(row, role) ?? (isOwner ? row.ok : (row.others ?? row.ok));
    };
    const letIn = async (role: RoleName) => {
      const answer = await askAs(role);
      expect(answer.status, `${role}: ${await answer.clone().text()}`).toBe(statusInside(role));
    };
    // Those who change nothing come all at once, the others one after the other.
    const isAway = (role: RoleName) => doorOf(role) !== 'in';
    // One door stands before all rows of an access: everybody asks at the first of them, and at the others one of
    // those who should hear the same. In the full run everybody asks everywhere.
    const hears = (role: RoleName) => String(isAway(role) ? doorOf(role) : statusInside(role));
    const asking =
      isFullRun || firstOfAccess.has(name)
        ? roleNames
        : [...Map.groupBy(roleNames, hears).values()].map(([role]) => role as RoleName);
    await Promise.all(asking.filter(isAway).map(keptOut));
    const inside = asking.filter((role) => !isAway(role));
    if (method === 'GET') await Promise.all(inside.map(letIn));
    else for (const role of inside) await letIn(role);
  });
});

describe('what is not theirs', () => {
  it.each(rows.filter(({ row }) => row.others === 404))(
    '$name answers another client as if it did not exist',
    async ({ method, path, row }) => {
      const other = await world.as('client B');
      const answerTo = async (address: string, body: unknown) => {
        const answer = await call(other, method, address, body);
        const { reference: _, ...rest } = (await answer.json()) as { reference: string };
        return [answer.status, rest];
      };
      const body = row.body?.(world);
      const foreign = await answerTo(await addressOf(path, row), body);
      const nowhere = path.replace(/:kind/, 'application').replace(/:\w+/g, nobody);
      const missing = await answerTo(nowhere, body && { ...body, orderId: nobody });
      expect(foreign).toEqual(missing);
      expect(foreign[0]).toBe(404);
    },
  );

  it.each(rows.filter(({ path }) => path.includes('/:id')))(
    '$name answers 404 for an id that is none, whatever comes with it',
    async ({ method, path, row }) => {
      const who = await world.as(row.access === 'signedIn' ? 'client A' : 'admin');
      const ids = isFullRun ? ['nonsense', '%00', "'%20or%201=1--", '..%2f..'] : ['%00'];
      // What is asked of nobody's thing may be refused for another reason first.
      await Promise.all(
        (method === 'GET' ? [nobody, ...ids] : ids).map(async (id) => {
          const answer = await call(who, method, path.replace(/:kind/, 'application').replace(/:id/, id), {});
          expect(answer.status, id).toBe(404);
        }),
      );
    },
  );
});

describe('what an answer holds', () => {
  /** Read by nobody, in no answer. */
  const secret = [
    'hashedPassword',
    'passwordHash',
    'totpSecret',
    'totpLastStep',
    'secondFactorAt',
    'sid',
    'sess',
    'tokenHash',
    'ticketHash',
    'codeHash',
    'requestHash',
    'idempotencyKey',
    'objectKey',
    'filePath',
    'stripePublishableKey',
    'lockedBy',
  ];
  /** Read by staff alone. */
  const internal = [
    'permissions',
    'internalNotes',
    'isInternal',
    'personalNotes',
    'suspicion',
    'reviewNote',
    'reviewedBy',
    'handledBy',
    'decidedBy',
    'assignedTo',
    'stripeCustomerId',
    'birthDateAttempts',
    'birthDateLockedAt',
    'deactivatedAt',
    'deactivatedBy',
    'accountType',
    'failureCode',
  ];
  const bare = (name: string) => name.replaceAll('_', '').toLowerCase();
  const keysOf = (value: unknown): string[] =>
    typeof value !== 'object' || value === null
      ? []
      : Object.entries(value).flatMap(([key, inner]) =>
          Array.isArray(value) ? keysOf(inner) : [bare(key), ...keysOf(inner)],
        );
  async function read(who: Visitor, { method, path, row }: (typeof rows)[number]) {
    const body = row.valid?.(world) ?? row.body?.(world) ?? {};
    const answer = await call(who, method, await addressOf(path, row), body);
    const text = await answer.text();
    const isJson = answer.headers.get('content-type')?.includes('json') ?? false;
    return { answer, text, keys: isJson && text ? keysOf(JSON.parse(text)) : [] };
  }
  const reads = rows.filter(
    ({ method, name }) => method === 'GET' || /search$|account\/data$|sign-in$/.test(name),
  );

  it.each(reads.filter(({ row }) => !isForStaff(row)))(
    '$name shows a client nothing internal',
    async (one) => {
      const { text, keys } = await read(await world.as('client A'), one);
      expect(text).not.toMatch(/canary-|\$argon2id/);
      const hidden = new Set(
        [...secret, ...internal].filter((name) => !one.row.mayShow?.includes(name)).map(bare),
      );
      expect(keys.filter((key) => hidden.has(key))).toEqual([]);
    },
  );

  it.each(reads.filter(({ row }) => isForStaff(row)))('$name shows staff no secret', async (one) => {
    const { text, keys } = await read(await world.as('admin'), one);
    expect(text).not.toMatch(/canary-totp|canary-permission|\$argon2id/);
    expect(keys.filter((key) => secret.map(bare).includes(key))).toEqual([]);
  });
});

describe('fields nobody may set', () => {
  const planted = (b: string) => ({
    id: nobody,
    role: 'admin',
    accountType: 'paid',
    account_type: 'paid',
    paymentStatus: 'paid',
    payment_status: 'paid',
    status: 'granted',
    userId: b,
    user_id: b,
    actorId: b,
    price: 1,
    amount: 1,
    amountCents: 1,
    amount_cents: 1,
    currency: 'jpy',
    permissions: { all: true },
    isActive: false,
    is_active: false,
    deactivatedAt: '2020-01-01T00:00:00Z',
    hashedPassword: 'planted',
    hashed_password: 'planted',
    totpSecret: 'planted',
    totp_secret: 'planted',
    totpConfirmedAt: '2020-01-01T00:00:00Z',
    secondFactorAt: '2020-01-01T00:00:00Z',
    stripeCustomerId: 'cus_planted',
    reviewedAt: '2020-01-01T00:00:00Z',
    reviewed_by: b,
    notes: 'planted',
    internalNotes: 'planted',
    internal_notes: 'planted',
    handledAt: '2020-01-01T00:00:00Z',
    handled_at: '2020-01-01T00:00:00Z',
    createdAt: '2000-01-01T00:00:00Z',
    created_at: '2000-01-01T00:00:00Z',
    objectKey: 'planted',
    object_key: 'planted',
  });
  /** As text: `__proto__` in an object literal would be its prototype and never be sent. */
  const withPlanted = (body: object) =>
    JSON.stringify({ ...planted(world.b.id), ...body }).replace(
      /^\{/,
      '{"__proto__":{"role":"admin","isAdmin":true},"constructor":{"prototype":{"role":"admin"}},',
    );
  const callers: Record<Access, RoleName> = {
    anyone: 'client A',
    signedIn: 'client A',
    webhook: 'client A',
    signingIn: 'staff without second factor',
    staff: 'staff',
    refunds: 'staff with every right',
    merge: 'staff with every right',
    templates: 'staff with every right',
    figures: 'staff with every right',
    erase: 'staff with every right',
    mailbox: 'staff with every right',
    admin: 'admin',
  };

  it.each(writes.filter(({ method }) => method !== 'DELETE'))(
    'sent to $name change nothing',
    async ({ method, path, row, name }) => {
      const who = await world.as(callers[row.access]);
      const before = await world.protectedFacts();
      const body = withPlanted(row.valid?.(world) ?? row.body?.(world) ?? {});
      const answer = await who.call(method, await addressOf(path, row), body, {
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID(),
      });
      // A call that is refused for another reason would prove nothing.
      if (row.valid && !name.includes('/search'))
        expect(answer.status, await answer.clone().text()).toSatisfy((status: number) =>
          row.validSays ? status === row.validSays : status < 300,
        );
      expect(await world.protectedFacts()).toEqual(before);
      await world.restore();
    },
  );

  it('are in none of the records those calls made', async () => {
    const { a } = world;
    const made = JSON.stringify({
      intakes: await sql`
        select to_jsonb(i) as row from public.intake_forms i where user_id = ${a.id} and id <> ${a.intakeId}`,
      messages: await sql`
        select to_jsonb(m) as row from public.contact_submissions m where user_id = ${a.id} and id <> ${world.messageId}`,
      orders: await sql`
        select to_jsonb(o) as row from public.orders o where user_id = ${a.id} and id <> ${world.orderId}`,
      drafts:
        await sql`select to_jsonb(d) as row from public.intake_drafts d order by created_at desc limit 1`,
      invited: await sql`
        select to_jsonb(u) as row from public.users u where email like 'invited.%' order by created_at desc limit 1`,
    });
    expect(JSON.parse(made)).toMatchObject({
      intakes: [{ row: { status: 'submitted', notes: null, reviewed_at: null } }],
      messages: [{ row: { handled_at: null } }],
      orders: [{ row: { amount_cents: 29_500, currency: 'usd', status: 'created' } }],
      invited: [{ row: { role: 'staff', hashed_password: null, totp_secret: null, is_active: true } }],
    });
    // A reference may hold these three letters: the currency stands alone.
    expect(made).not.toMatch(/planted|"jpy"|2000-01-01/);
  });
});

describe('a page of another site', () => {
  const evil = 'https://evil.example';
  /** What such a page can send with a victim's cookies. */
  const vectors: readonly (readonly [name: string, headers: Record<string, string>, body: BodyInit])[] = [
    ['a form', { origin: evil, 'content-type': 'application/x-www-form-urlencoded' }, 'role=admin'],
    ['a form of plain text', { origin: evil, 'content-type': 'text/plain' }, '{"role":"admin"}'],
    ['a form with files', { origin: evil }, new FormData()],
    ['JSON', { origin: evil, 'content-type': 'application/json' }, '{}'],
    ['JSON from a sandboxed frame', { origin: 'null', 'content-type': 'application/json' }, '{}'],
    ['JSON without saying where from', { 'content-type': 'application/json' }, '{}'],
    [
      'a call marked as foreign',
      { 'sec-fetch-site': 'cross-site', 'content-type': 'application/json' },
      '{}',
    ],
    ['a neighboring host', { 'sec-fetch-site': 'same-site', 'content-type': 'application/json' }, '{}'],
  ];

  const guarded = writes.filter(({ row }) => row.access !== 'webhook');
  /** The same door stands before all: every day one write of each access, and the rest in the full run. */
  const samples = new Set(
    Map.groupBy(guarded, ({ row }) => row.access)
      .values()
      .map(([first]) => first),
  );

  for (const one of guarded) {
    const { method, path, row } = one;
    it(`cannot make a visitor’s browser do ${one.name}`, everyday(samples.has(one)), async () => {
      const before = await world.protectedFacts();
      const victim = await world.as(isForStaff(row) ? 'admin' : 'client A');
      const address = new URL(await addressOf(path, row), stack.siteUrl);
      const cookie = victim.cookieHeader();
      const answers = await Promise.all(
        vectors.map(async ([name, headers, body]) => {
          const request = { method, headers: { ...headers, cookie }, body, redirect: 'manual' } as const;
          const answer = await fetch(address, request);
          return [name, answer.status, ((await answer.json()) as { code: string }).code];
        }),
      );
      expect(answers).toEqual(vectors.map(([name]) => [name, 403, 'wrong_origin']));
      // A link that pretends to be another method.
      const link = await fetch(`${address.href}?_method=${method}`, {
        headers: { cookie, 'x-http-method-override': method, 'x-method-override': method },
        redirect: 'manual',
      });
      const hasGet = `GET ${path}` in endpoints;
      if (!hasGet) expect([404, 405]).toContain(link.status);
      expect(await world.protectedFacts()).toEqual(before);
    });
  }
});
