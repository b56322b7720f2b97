// Somebody who works here and is a client too: what they may not decide about themselves, over HTTP. What the database
// refuses of every function, tests/integration/database/own-account.test.ts says.
import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rights } from '#domain/access/rights.ts';
import { apiErrorWords } from '#i18n/api-errors.ts';
import { startSessionOf } from '#tests/signed-in.ts';
import { sharedStack, type SharedStack } from '#tests/stack.ts';
import { Visitor } from '#tests/visitor.ts';
import { makeWorld, type World } from './world.ts';

let stack: SharedStack;
let sql: postgres.Sql;
/** Client A works here by now, with every right; the colleague has the same. */
let world: World;
let self: Visitor;
let enEspanol: Visitor;
let colleague: Visitor;
let asClient: Visitor;
beforeAll(async () => {
  stack = await sharedStack();
  sql = postgres(stack.databaseUrl, { max: 4, onnotice: () => {} });
  world = await makeWorld(sql, stack);
  await sql`update public.users set role = 'staff', totp_confirmed_at = now() where id = ${world.a.id}`;
  // A new role begins without rights.
  await sql`
    update public.users set permissions = ${sql.json(Object.fromEntries(rights.map((right) => [right, true])))}
    where id = ${world.a.id}`;
  await sql`
    insert into public.data_requests ${sql({
      user_id: world.a.id,
      email: world.a.email,
      language: 'es',
      source: 'staff',
      reference: 'ACDEFGHJ',
      due_at: new Date(Date.now() + 86_400_000),
    })} on conflict do nothing`;
  const me = { id: world.a.id, role: 'staff', secondFactor: true } as const;
  [self, enEspanol, asClient] = [
    new Visitor(stack.siteUrl),
    new Visitor(stack.siteUrl, 'es'),
    new Visitor(stack.siteUrl),
  ];
  for (const browser of [self, enEspanol, asClient]) await startSessionOf(sql, browser, me);
  colleague = await world.as('staff with every right');
});
afterAll(() => sql.end());

const key = () => ({ idempotencyKey: randomUUID() });
const dataRequestOfA = async () => {
  const [row] = await sql<
    { id: string }[]
  >`select id from public.data_requests where user_id = ${world.a.id}`;
  return row?.id ?? '';
};

/** Each with a body that everybody else on staff could send. */
const changes: Readonly<Record<string, () => Promise<readonly [address: string, body: object]>>> = {
  'decide about their refund': async () => [
    `refunds/${world.refundId}/decide`,
    { decision: 'approve', amountCents: 49_500, note: 'Yes' },
  ],
  'give themselves money back': async () => {
    const [paid] = await sql<{ id: string }[]>`
      select payment_id as id from public.order_payments where order_id = ${world.orderId}`;
    const money = { paymentId: paid?.id, amountCents: 100, reasonCode: 'other', note: 'Yes' };
    return [`orders/${world.orderId}/refund`, { ...key(), ...money }];
  },
  'settle a question about their payment': async () => [
    `orders/${world.orderId}/review`,
    { resolution: 'accept', note: 'Yes' },
  ],
  'accept their application': async () => [
    `applications/${world.a.intakeId}/decision`,
    { from: 'submitted', to: 'accepted', note: 'Yes' },
  ],
  'allow themselves parts': async () => [
    `applications/${world.a.intakeId}/plan`,
    { ...key(), packageId: 'standard', parts: 2, everyDays: 30 },
  ],
  'end their parts': async () => [`plans/${world.planId}/stop`, key()],
  'say whether their court date waits for money': async () => [
    `court-dates/${world.courtDateId}/decision`,
    { ...key(), courtDate: '2099-03-12', decision: 'file_first' },
  ],
  'take back the larger package they were offered': async () => [
    `upgrades/${world.upgradeId}/withdrawal`,
    key(),
  ],
  'hold their case': async () => [
    `cases/${world.a.caseId}/holds`,
    { ...key(), kind: 'client_asked', held: true },
  ],
  'move their case': async () => [
    `matters/${world.a.matterId}/move`,
    { ...key(), version: 1, to: 'in_review', words: { message: 'A' } },
  ],
  'write an update into their case': async () => [
    `cases/${world.a.caseId}/updates`,
    { ...key(), title: 'A', text: 'B', language: 'en' },
  ],
  'take their case over': async () => [
    'cases/assign',
    { ...key(), caseIds: [world.a.caseId], ownerId: world.a.id },
  ],
  'answer their own question': async () => [
    `tickets/${world.ticketId}/answer`,
    { ...key(), language: 'en', message: 'Hello' },
  ],
  'decline to erase them': async () => [
    `data-requests/${await dataRequestOfA()}/decline`,
    { reason: 'nothing_found' },
  ],
  'erase them': async () => [`data-requests/${await dataRequestOfA()}/erase`, { alsoByAddress: false }],
  'ask to merge them': async () => [
    'duplicates',
    { keptId: world.a.id, mergedId: world.b.id, reason: 'One person' },
  ],
};

describe.each(Object.entries(changes))('who works here and is a client too: to %s', (_what, of) => {
  it('is refused in a sentence of either language, and changes nothing', async () => {
    const [address, body] = await of();
    const before = await world.protectedFacts();
    const sentences = [
      [self, apiErrorWords.en.own_account],
      [enEspanol, apiErrorWords.es.own_account],
    ] as const;
    for (const [browser, message] of sentences) {
      const answer = await browser.post(`/api/staff/${address}`, body);
      expect([answer.status, await answer.json()]).toMatchObject([409, { code: 'own_account', message }]);
    }
    expect(await world.protectedFacts()).toEqual(before);
  });
});

it('a colleague decides about their refund as about anybody’s', async () => {
  const answer = await colleague.post(`/api/staff/refunds/${world.refundId}/decide`, {
    decision: 'approve',
    amountCents: 49_500,
    note: 'Yes',
  });
  expect(answer.status, await answer.clone().text()).toBe(200);
});

it('they read their own record as staff, and use their own portal as every client does', async () => {
  expect((await self.get(`/api/staff/cases/${world.a.caseId}`)).status).toBe(200);
  const member = await (await self.get('/api/staff/session')).json();
  // By this the workplace switches off what is theirs.
  expect(member).toMatchObject({ email: world.a.email });
  const response = await asClient.post(`/api/cases/${world.a.caseId}/messages`, {
    ...key(),
    language: 'en',
    message: 'Hello',
    tickets: [],
  });
  expect(response.status).toBe(200);
});

it('an attorney cannot say that there is no conflict in their own case', async () => {
  await sql`update public.users set role = 'attorney' where id = ${world.a.id}`;
  const attorney = new Visitor(stack.siteUrl);
  await startSessionOf(sql, attorney, { id: world.a.id, role: 'attorney', secondFactor: true });
  const [names] = await sql<{ hash: string }[]>`
    select md5(private.conflict_names(${world.a.caseId})::text) as hash`;
  const answer = await attorney.post(`/api/staff/cases/${world.a.caseId}/conflict-check`, {
    ...key(),
    namesHash: names?.hash,
    hasConflict: false,
  });
  expect([answer.status, await answer.json()]).toMatchObject([409, { code: 'own_account' }]);
  const approval = await attorney.post(`/api/staff/matters/${world.a.matterId}/approval`, {
    ...key(),
    documents: [{ documentId: randomUUID(), sha256: 'a'.repeat(64) }],
    typedName: 'Sam',
    language: 'en',
  });
  expect([approval.status, await approval.json()]).toMatchObject([409, { code: 'conflict_check' }]);
});
