// A mistyped address that belongs to another client: what that client and the sender get to see, over HTTP.
import postgres from 'postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { maria } from '#domain/intake/sample-person.ts';
import type { ApplicationRecord } from '#domain/intake/review.ts';
import type { Dashboard } from '#domain/portal/dashboard.ts';
import { makeInvitedClient } from '#tests/accounts.ts';
import { Applicant, type SentApplication } from '#tests/applicant.ts';
import { signedInStaff, startSessionOf } from '#tests/signed-in.ts';
import { sharedStack, type SharedStack } from '#tests/stack.ts';
import { Visitor } from '#tests/visitor.ts';
import { callFunction } from '#tools/database/call-function.ts';
import { payment } from '../database/given.ts';
import { centsOf } from '#tests/prices.ts';

let stack: SharedStack;
let sql: postgres.Sql;
beforeAll(async () => {
  stack = await sharedStack();
  sql = postgres(stack.databaseUrl, { max: 4, onnotice: () => {} });
});
afterAll(() => sql.end());

/** María has an account; Clara types María's address, and pays. */
async function mistyped() {
  const owner = await makeInvitedClient(sql);
  await sql`update public.users set hashed_password = 'set' where id = ${owner.id}`;
  const clara = new Applicant(stack.siteUrl);
  const response = await clara.send({ email: owner.email, firstName: 'Clara', dateOfBirth: '1971-05-04' });
  expect(response.status).toBe(201);
  const { reference } = (await response.json()) as SentApplication;
  const [intake] = await sql<{ id: string }[]>`
    select id from public.intake_forms where reference = ${reference}`;
  const intakeId = intake?.id ?? '';
  const [order] = await sql<{ id: string }[]>`
    insert into public.orders (reference, intake_form_id, package_id, amount_cents)
    values (${reference}, ${intakeId}, 'standard', ${centsOf('standard')}) returning id`;
  await callFunction(sql, 'settle_order', payment(order?.id));
  const browser = new Visitor(stack.siteUrl);
  await startSessionOf(sql, browser, { id: owner.id, role: 'client', secondFactor: false });
  const orderId = order?.id ?? '';
  return { owner, clara, browser, intakeId, orderId };
}
const dashboard = async (browser: Visitor) => {
  const answer = await browser.get('/api/dashboard');
  expect(answer.status).toBe(200);
  return (await answer.json()) as Dashboard;
};
const give = (browser: Visitor, intakeId: string, dateOfBirth: string) =>
  browser.post(`/api/account/applications/${intakeId}`, { dateOfBirth });

it('tells the owner of the address that one waits, and nothing of it before the birth date is answered', async () => {
  const { browser, intakeId } = await mistyped();
  const before = await dashboard(browser);
  expect(before.cases).toHaveLength(1);
  expect(before.waitingApplications).toEqual([{ intakeId, sentAt: expect.any(String) }]);
  expect(JSON.stringify(before)).not.toContain('Clara');

  const wrong = await give(browser, intakeId, maria().dateOfBirth);
  expect(wrong.status).toBe(400);
  expect(await wrong.json()).toMatchObject({ fields: [{ field: 'dateOfBirth', code: 'dateOfBirth.wrong' }] });
  expect((await give(new Visitor(stack.siteUrl), intakeId, '1971-05-04')).status).toBe(401);

  expect((await give(browser, intakeId, '1971-05-04')).status).toBe(204);
  const after = await dashboard(browser);
  expect(after.cases).toHaveLength(2);
  expect(after.waitingApplications).toEqual([]);
});

it('is cleared up by the sender, who corrects the address and is not asked to pay again', async () => {
  const { browser, clara, orderId } = await mistyped();
  const confirmation = await clara.post('/api/payment-confirmation', { orderId });
  expect(await confirmation.json()).toMatchObject({ inReview: true, checkAddress: true });
  const read = async () =>
    ((await (await clara.get('/api/application')).json()) as { application: object }).application;
  expect(await read()).toMatchObject({ paid: false, inReview: true });

  const email = `clara.${crypto.randomUUID()}@example.com`;
  expect((await clara.call('PATCH', '/api/application', { email })).status).toBe(200);
  expect(await read()).toMatchObject({ paid: true, inReview: false });
  expect((await dashboard(browser)).waitingApplications).toEqual([]);
  expect((await dashboard(browser)).cases).toHaveLength(1);
});

it('is cleared up by staff, who correct the address once, and the log says so', async () => {
  const { browser, clara, intakeId, owner } = await mistyped();
  const sam = await signedInStaff(sql, stack);
  const address = `/api/staff/applications/${intakeId}`;
  const opened = async () => (await (await sam.visitor.get(address)).json()) as ApplicationRecord;
  expect(await opened()).toMatchObject({ waitsForOwner: true, answers: { email: owner.email } });
  const correct = (email: string, seen = owner.email) =>
    sam.visitor.post(`${address}/address`, { email, seen });

  const refused = await correct('clara@');
  expect([refused.status, await refused.json()]).toMatchObject([400, { fields: [{ field: 'email' }] }]);
  const email = `clara.${crypto.randomUUID()}@example.com`;
  expect((await correct(email, 'another@example.com')).status).toBe(409);
  expect((await correct(email)).status).toBe(200);
  expect(await opened()).toMatchObject({ waitsForOwner: false, answers: { email } });
  // It waits no more: from now on the address is that of an account.
  expect((await correct(owner.email, email)).status).toBe(409);
  expect((await dashboard(browser)).waitingApplications).toEqual([]);
  const answer = (await (await clara.get('/api/application')).json()) as { application: object };
  expect(answer.application).toMatchObject({ paid: true, inReview: false });
  const entries = await sql`
    select actor_id, details from public.audit_entries
    where action = 'application_address_corrected' and object_id = ${intakeId}`;
  expect(entries).toEqual([{ actor_id: sam.id, details: {} }]);
});
