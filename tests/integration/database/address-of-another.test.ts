import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/postgres.ts';
import * as given from './given.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const clara = { first_name: 'Clara', last_name: 'Ibarra', date_of_birth: '1971-05-04' };

/** Ana, a client with a password and a case. */
async function client(answers: Record<string, string> = {}) {
  const email = `ana.${given.newReference().toLowerCase()}@example.com`;
  const own = await given.paidFor(database, { email, ...answers });
  await database.sql`update public.users set hashed_password = 'argon2id-hash' where id = ${own.userId}`;
  return { ...own, email };
}

/** Somebody else types Ana's address, and pays. */
async function strangerPays(email: string, answers: Record<string, string> = clara) {
  const { intakeId, reference } = await given.submitted(database, { email, ...answers });
  const { orderId } = await given.openOrder(database, { intakeId });
  const p = given.payment(orderId);
  const answer = await given.call(database, 'settle_order', p);
  return { intakeId, reference, orderId: orderId as string, answer, p };
}

const answerDate = (intakeId: string, userId: string, birthDate: string) =>
  given.call(database, 'answer_for_application', { intakeId, userId, birthDate });
const casesOfUser = async (userId: string) =>
  (await database.sql`select id from public.cases where user_id = ${userId}`).length;
const waitingFor = async (userId: string) =>
  (await given.call(database, 'applications_waiting_for', { userId })) as unknown as { intakeId: string }[];
const mailsAbout = async (intakeId: string) =>
  database.sql<{ kind: string; recipient: string; payload: Record<string, unknown>; status: string }[]>`
    select kind::text, recipient, payload, status::text from public.outbox
    where intake_form_id = ${intakeId} and recipient is not null order by position`;

test('an application with the address of another client opens nothing to that client, and staff decide', async () => {
  const ana = await client();
  const { intakeId, answer, p } = await strangerPays(ana.email);
  expect(answer).toMatchObject({ outcome: 'needs_review', reviewReason: 'other_client', userId: null });
  expect(await given.call(database, 'settle_order', p)).toMatchObject({ outcome: 'needs_review' });
  expect(await casesOfUser(ana.userId)).toBe(1);
  expect(
    await database.sql`select id from public.intake_forms where id = ${intakeId} and user_id is null`,
  ).toHaveLength(1);
  const kinds = await given.mailsOf(database, 'intake_form_id', intakeId);
  expect(kinds).toContain('staff_review waiting');
  expect(kinds.filter((kind) => /receipt|invitation|case_added/.test(kind))).toEqual([]);
});

test('no mail about it tells a name, a file or a note to whom the address belongs', async () => {
  const ana = await client();
  const { intakeId } = await given.submitted(database, { email: ana.email.toUpperCase(), ...clara });
  const named = [
    given.mail('application_received', ana.email, {
      payload: { firstName: 'Clara', filesMissing: ['clara ibarra.pdf'] },
    }),
    given.mail('payment_reminder', ana.email, { payload: { firstName: 'Clara' } }),
  ];
  await given.call(database, 'submit_intake', {
    ...given.application({ mails: named }, { email: ana.email, ...clara }),
  });
  const { orderId } = await given.openOrder(database, { intakeId });
  await given.call(database, 'settle_order', given.payment(orderId));
  const mails = await database.sql<{ payload: object }[]>`
    select payload from public.outbox where lower(recipient) = ${ana.email} and intake_form_id in (
      select id from public.intake_forms where last_name = 'Ibarra')`;
  expect(mails.length).toBeGreaterThan(2);
  expect(JSON.stringify(mails).toLowerCase()).not.toMatch(/clara|ibarra/);
});

test('the same birth date joins the account, as a second application of one person', async () => {
  const ana = await client();
  const second = await strangerPays(ana.email, {});
  expect(second.answer).toMatchObject({ outcome: 'paid', userId: ana.userId });
  expect(await casesOfUser(ana.userId)).toBe(2);
});

test('it joins after the owner of the address answered the birth date, who then gets receipt and case', async () => {
  const ana = await client();
  const { intakeId, orderId } = await strangerPays(ana.email);
  expect(await waitingFor(ana.userId)).toMatchObject([{ intakeId }]);
  expect(await answerDate(intakeId, ana.userId, '1970-01-01')).toEqual({ outcome: 'wrong', attemptsLeft: 4 });
  const answers = await given.times(5, () => answerDate(intakeId, ana.userId, '1971-05-04'));
  expect(given.tally(answers)).toEqual({ joined: 1, unknown: 4 });
  expect(await casesOfUser(ana.userId)).toBe(2);
  expect(await waitingFor(ana.userId)).toEqual([]);
  const kinds = await given.mailsOf(database, 'order_id', orderId);
  expect(kinds).toEqual(expect.arrayContaining(['receipt waiting', 'case_added waiting']));
});

test('an owner who answered is not asked again while a second payment keeps the order with staff', async () => {
  const ana = await client();
  const { intakeId, orderId } = await strangerPays(ana.email);
  await given.call(database, 'settle_order', given.payment(orderId));
  expect(await answerDate(intakeId, ana.userId, '1971-05-04')).toEqual({ outcome: 'joined' });
  expect(await casesOfUser(ana.userId)).toBe(1);
  expect(await waitingFor(ana.userId)).toEqual([]);
  expect(await answerDate(intakeId, ana.userId, '1971-05-04')).toEqual({ outcome: 'unknown' });
});

test('five wrong dates leave it to staff, and nobody but the owner of the address is asked', async () => {
  const ana = await client();
  const other = await given.account(database);
  const { intakeId } = await strangerPays(ana.email);
  expect(await answerDate(intakeId, other.id, '1971-05-04')).toEqual({ outcome: 'unknown' });
  for (let left = 4; left > 0; left -= 1)
    expect(await answerDate(intakeId, ana.userId, '1970-01-01')).toEqual({
      outcome: 'wrong',
      attemptsLeft: left,
    });
  expect(await answerDate(intakeId, ana.userId, '1970-01-01')).toEqual({ outcome: 'locked' });
  expect(await answerDate(intakeId, ana.userId, '1971-05-04')).toEqual({ outcome: 'locked' });
  expect(await casesOfUser(ana.userId)).toBe(1);
});

test('the sender corrects the address, and gets the case, the receipt and an invitation there', async () => {
  const ana = await client();
  const { intakeId, orderId } = await strangerPays(ana.email);
  const email = `clara.${given.newReference().toLowerCase()}@example.com`;
  expect(await given.call(database, 'change_intake_email', { intakeId, email, mails: [] })).toMatchObject({
    outcome: 'done',
  });
  const [order] = await database.sql<{ status: string; email: string }[]>`
    select orders.status, users.email from public.orders join public.users on users.id = orders.user_id
    where orders.id = ${orderId}`;
  expect(order).toEqual({ status: 'paid', email });
  expect(await casesOfUser(ana.userId)).toBe(1);
  const mails = (await mailsAbout(intakeId))
    .filter(({ recipient }) => recipient === email)
    .map(({ kind }) => kind);
  expect(mails).toEqual(expect.arrayContaining(['receipt', 'invitation']));
  expect(
    await given.call(database, 'change_intake_email', { intakeId, email: ana.email, mails: [] }),
  ).toMatchObject({
    outcome: 'paid',
  });
});

test('corrected to the address of yet another client, it goes on waiting', async () => {
  const ana = await client();
  const berta = await client({ date_of_birth: '1982-02-02' });
  const { intakeId, orderId } = await strangerPays(ana.email);
  await given.call(database, 'change_intake_email', { intakeId, email: berta.email, mails: [] });
  expect(
    await database.sql`select id from public.orders where id = ${orderId} and status = 'needs_review'`,
  ).toHaveLength(1);
  expect(await waitingFor(ana.userId)).toEqual([]);
  expect(await waitingFor(berta.userId)).toHaveLength(1);
});

test('of two people with one new address who pay at once, one gets the account', async () => {
  for (let round = 0; round < 5; round += 1) {
    const email = `shared.${given.newReference().toLowerCase()}@example.com`;
    const answers = await Promise.all([strangerPays(email), strangerPays(email, {})]);
    expect(given.tally(answers.map(({ answer }) => answer))).toEqual({ paid: 1, needs_review: 1 });
  }
});

test('staff who asked the sender accept it, and it joins', async () => {
  const ana = await client();
  const staff = await given.account(database, { role: 'staff' });
  const { orderId } = await strangerPays(ana.email);
  const decision = {
    orderId,
    actorId: staff.id,
    actorRole: 'staff',
    resolution: 'accept',
    note: 'Called her.',
  };
  expect(await given.call(database, 'resolve_review', decision)).toMatchObject({ outcome: 'resolved' });
  expect(await casesOfUser(ana.userId)).toBe(2);
});

test('a payment that would go to a deactivated account waits as closed', async () => {
  const ana = await client();
  await database.sql`update public.users set deactivated_at = now() where id = ${ana.userId}`;
  const { answer } = await strangerPays(ana.email, {});
  expect(answer).toMatchObject({ outcome: 'needs_review', reviewReason: 'closed' });
  expect(await casesOfUser(ana.userId)).toBe(1);
});

test('staff correct the address once, from what they saw, and the log says who did', async () => {
  const ana = await client();
  const { intakeId, orderId } = await strangerPays(ana.email);
  const sam = { actorId: (await given.account(database, { role: 'staff' })).id, actorRole: 'staff' };
  const email = `clara.${given.newReference().toLowerCase()}@example.com`;
  const correct = (more: object = {}) =>
    given.call(database, 'correct_application_address', {
      intakeId,
      email,
      seen: ana.email,
      mails: [],
      ...sam,
      ...more,
    });
  expect(await correct({ seen: 'somebody@example.com' })).toEqual({ outcome: 'stale' });
  expect(await correct({ intakeId: '00000000-0000-4000-8000-000000000000' })).toEqual({ outcome: 'unknown' });
  const both = await Promise.all([correct(), correct()]);
  expect(both.map(({ outcome }) => outcome).toSorted()).toEqual(['done', 'stale']);
  expect(await waitingFor(ana.userId)).toEqual([]);
  expect(await casesOfUser(ana.userId)).toBe(1);
  expect(await database.sql`select status::text from public.orders where id = ${orderId}`).toEqual([
    { status: 'paid' },
  ]);
  // An application that waits for nobody is its client's: staff do not take it elsewhere.
  expect(await correct({ seen: email, email: ana.email })).toEqual({ outcome: 'stale' });
  const entries = await database.sql`
    select actor_id, object_type from public.audit_entries where action = 'application_address_corrected'`;
  expect(entries).toEqual([{ actor_id: sam.actorId, object_type: 'intake_form' }]);
});
