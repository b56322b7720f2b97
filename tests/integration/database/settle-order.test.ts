import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/postgres.ts';
import * as given from './given.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const settle = (p: ReturnType<typeof given.payment>) => given.call(database, 'settle_order', p);
const note = (p: Record<string, string | number>) => given.call(database, 'note_payment_state', p);

async function ordersOf(intakeId: string) {
  const rows = await database.sql<{ package_id: string; status: string }[]>`
    select package_id, status from public.orders where intake_form_id = ${intakeId} order by created_at, package_id`;
  return rows.map((row) => `${row.package_id} ${row.status}`);
}
const casesOf = (intakeId: string) =>
  database.sql`select * from public.cases where intake_form_id = ${intakeId}`;

test('the same payment link opens the same order, however many tabs ask for it', async () => {
  const { intakeId } = await given.submitted(database);
  const answers = await given.times(20, () => given.openOrder(database, { intakeId }));
  expect(given.tally(answers)).toEqual({ open: 20 });
  expect(new Set(answers.map((answer) => answer['orderId'])).size).toBe(1);
  const orderId = answers[0]?.['orderId'] as string;
  const expiresAt = given.inHours(24);
  await given.call(database, 'attach_checkout', {
    orderId,
    checkoutSessionId: `cs_${orderId}`,
    checkoutUrl: 'https://checkout.example/x',
    expiresAt,
  });
  const again = await given.openOrder(database, { intakeId });
  expect(again).toMatchObject({
    orderId,
    checkoutSessionId: `cs_${orderId}`,
    checkoutUrl: 'https://checkout.example/x',
  });
  expect(new Date(again['checkoutExpiresAt'] as string).toISOString()).toBe(expiresAt);
});

test('each package of an application has an order of its own, and a changed price a new one', async () => {
  const { intakeId } = await given.submitted(database);
  await given.openOrder(database, { intakeId }, 'basic');
  await given.openOrder(database, { intakeId }, 'vip');
  const dearer = await given.call(database, 'open_order', {
    intakeId,
    packageId: 'basic',
    amountCents: 30_000,
    currency: 'usd',
    language: 'en',
    reference: given.newReference(),
  });
  expect(dearer.outcome).toBe('open');
  expect((await ordersOf(intakeId)).sort()).toEqual(['basic cancelled', 'basic created', 'vip created']);
});

test('an order for nobody is not opened', async () => {
  const nobody = '00000000-0000-4000-8000-000000000000';
  expect(await given.openOrder(database, { intakeId: nobody })).toEqual({ outcome: 'unknown' });
  expect(await given.openOrder(database, { userId: nobody })).toEqual({ outcome: 'unknown' });
});

test('twenty reports of one payment at once: one paid order, one account, one case, one receipt, one invitation', async () => {
  const { intakeId, reference } = await given.submitted(database, { email: 'Rosa.Paid@Example.com' });
  const { orderId } = await given.openOrder(database, { intakeId });
  const p = given.payment(orderId);
  const answers = await given.times(20, () => settle(p));
  expect(given.tally(answers)).toEqual({ paid: 1, already_paid: 19 });
  expect(new Set(answers.map((answer) => answer['caseId'])).size).toBe(1);
  expect(await ordersOf(intakeId)).toEqual(['standard paid']);

  const cases = await casesOf(intakeId);
  expect(cases).toHaveLength(1);
  expect(cases[0]).toMatchObject({
    status: 'submitted',
    package_type: 'standard',
    county: 'DeKalb',
    total_cost_cents: 49_500,
  });
  expect(cases[0]?.['case_number']).toMatch(/^FK-20\d\d-[0-9A-Z]{6}$/);
  const updates = await database.sql`
    select code, params from public.case_updates where case_id = ${cases[0]?.['id'] as string} order by position`;
  expect(updates.map((row) => row['code'])).toEqual(['application_received', 'payment_received']);
  expect(updates[0]?.['params']).toEqual({ reference });

  const users = await database.sql`select * from public.users where email = 'rosa.paid@example.com'`;
  expect(users).toHaveLength(1);
  expect(users[0]).toMatchObject({
    role: 'client',
    preferred_language: 'es',
    first_name: 'Ana',
    hashed_password: null,
  });
  expect(await given.mailsOf(database, 'intake_form_id', intakeId)).toEqual([
    'application_received cancelled',
    'payment_reminder cancelled',
    'staff_application waiting',
    'receipt waiting',
    'invitation waiting',
    'staff_payment waiting',
  ]);
  const [staff] = await database.sql`
    select recipient, payload from public.outbox where kind = 'staff_payment' and intake_form_id = ${intakeId}`;
  expect(staff?.['recipient']).toBeNull();
  expect(staff?.['payload']).not.toHaveProperty('firstName');
});

test('a report that knows only the ids of Stripe finds the order', async () => {
  const { intakeId } = await given.submitted(database);
  const { orderId } = await given.openOrder(database, { intakeId });
  const p = given.payment(orderId);
  await given.call(database, 'attach_checkout', {
    orderId: orderId as string,
    paymentIntentId: p.paymentIntentId,
  });
  const { orderId: _none, checkoutSessionId: _session, ...byIntent } = p;
  expect(await given.call(database, 'settle_order', byIntent)).toMatchObject({ outcome: 'paid', orderId });
  expect(await settle(given.payment('00000000-0000-4000-8000-000000000000'))).toEqual({
    outcome: 'unknown_order',
  });
});

test.each([
  ['amount', { amountReceived: 100 }],
  ['amount', { amountReceived: null }],
  ['currency', { currency: 'mxn' }],
  ['package', { packageId: 'basic' }],
  ['package', { packageId: null }],
])(
  'a payment whose %s does not agree with the order waits for staff and opens no case',
  async (reason, wrong) => {
    const { intakeId } = await given.submitted(database);
    const { orderId } = await given.openOrder(database, { intakeId });
    const p = given.payment(orderId, 'standard', wrong);
    const answers = await given.times(4, () => settle(p));
    expect(given.tally(answers)).toEqual({ needs_review: 4 });
    expect(answers[0]).toMatchObject({ reviewReason: reason, caseId: null });
    expect(await ordersOf(intakeId)).toEqual(['standard needs_review']);
    expect(await casesOf(intakeId)).toHaveLength(0);
    const alarms = (await given.mailsOf(database, 'intake_form_id', intakeId)).filter((line) =>
      line.startsWith('staff_review'),
    );
    expect(alarms).toEqual(['staff_review waiting']);
  },
);

const closings = {
  'after its application was declined': ({ intakeId }) => decide(intakeId, 'declined'),
  'after its application was withdrawn': ({ intakeId }) => decide(intakeId, 'withdrawn'),
  'after its application was erased': ({ intakeId }) =>
    database.sql`update public.intake_forms set erased_at = now() where id = ${intakeId}`,
  'after its account was closed': ({ userId }) =>
    database.sql`update public.users set deactivated_at = now() where id = ${userId}`,
} satisfies Record<string, (of: { intakeId: string; userId: string }) => Promise<unknown>>;
const staff = async () => ({
  actorId: (await given.account(database, { role: 'staff' })).id,
  actorRole: 'staff',
});
const decide = async (intakeId: string, to: string) =>
  given.call(database, 'decide_application', {
    intakeId,
    from: 'submitted',
    to,
    note: 'Not a case we can take.',
    ...(await staff()),
  });

test.each(Object.entries(closings))(
  'a page that is still open and paid %s begins nothing: staff give the payment back',
  async (_when, close) => {
    const { intakeId } = await given.submitted(database);
    const { id: userId } = await given.account(database);
    const { orderId } = await given.openOrder(database, { intakeId });
    await database.sql`update public.intake_forms set user_id = ${userId} where id = ${intakeId}`;
    await close({ intakeId, userId });
    const p = given.payment(orderId);
    const answers = await given.times(4, () => settle(p));
    expect(given.tally(answers)).toEqual({ needs_review: 4 });
    expect(answers[0]).toMatchObject({ reviewReason: 'closed', caseId: null });
    expect(await casesOf(intakeId)).toHaveLength(0);

    const resolve = async (resolution: string) =>
      given.call(database, 'resolve_review', {
        orderId: orderId as string,
        resolution,
        note: 'Closed before.',
        ...(await staff()),
      });
    expect(await resolve('accept')).toMatchObject({ outcome: 'not_possible' });
    expect(await resolve('refund')).toMatchObject({ outcome: 'resolved' });
    expect(
      await database.sql`select status, amount_cents from public.refund_requests where order_id = ${orderId as string}`,
    ).toEqual([{ status: 'approved', amount_cents: 49_500 }]);
  },
);

test('while a refund of a payment is asked or on its way, deciding about another one is put off, and about another payment done', async () => {
  const { orderId, userId } = await given.paidFor(database);
  const by = await staff();
  const ask = async () =>
    (await given.call(database, 'request_refund', { userId, orderId, reasonCode: 'changed_mind' }))[
      'requestId'
    ];
  const approve = (requestId: unknown) =>
    given.call(database, 'decide_refund', {
      requestId: requestId as string,
      decision: 'approve',
      amountCents: 10_000,
      note: 'Agreed.',
      ...by,
    });
  const first = (await ask()) as string;
  expect(await approve(first)).toMatchObject({ outcome: 'decided' });
  await given.call(database, 'note_refund', { requestId: first, refused: 'expired_card' });
  const second = await ask();
  expect(await given.call(database, 'retry_refund', { requestId: first, ...by })).toMatchObject({
    outcome: 'decided',
  });
  expect(await approve(second)).toMatchObject({ outcome: 'stale' });

  const extra = given.payment(orderId);
  await settle(extra);
  const back = {
    orderId,
    paymentId: extra.paymentIntentId,
    amountCents: 100,
    reasonCode: 'paid_twice',
    ...by,
  };
  expect(await given.call(database, 'give_back', { ...back, note: 'A part.' })).toMatchObject({
    outcome: 'decided',
  });
  expect(
    await given.call(database, 'resolve_review', { orderId, resolution: 'refund', note: 'The rest.', ...by }),
  ).toMatchObject({ outcome: 'stale' });
});

test('paying through another card changes the package and ends the other checkouts', async () => {
  const { intakeId } = await given.submitted(database);
  await given.openOrder(database, { intakeId }, 'standard');
  const { orderId } = await given.openOrder(database, { intakeId }, 'vip');
  expect(await settle(given.payment(orderId, 'vip'))).toMatchObject({ outcome: 'paid' });
  expect((await ordersOf(intakeId)).sort()).toEqual(['standard cancelled', 'vip paid']);
  const [intake] =
    await database.sql`select selected_service_package from public.intake_forms where id = ${intakeId}`;
  expect(intake).toEqual({ selected_service_package: 'vip' });
  expect(await given.openOrder(database, { intakeId }, 'basic')).toMatchObject({
    outcome: 'already_paid',
    orderId,
  });
});

test('two packages of one application paid at the same moment: one is fulfilled, the other waits for staff', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { intakeId } = await given.submitted(database);
    const one = await given.openOrder(database, { intakeId }, 'basic');
    const two = await given.openOrder(database, { intakeId }, 'premium');
    const first = given.payment(one['orderId'], 'basic');
    const second = given.payment(two['orderId'], 'premium');
    const answers = await given.times(10, (index) => settle(index % 2 ? first : second));
    expect(answers.filter((answer) => answer.outcome === 'paid')).toHaveLength(1);
    expect((await ordersOf(intakeId)).map((line) => line.split(' ')[1]).sort()).toEqual([
      'needs_review',
      'paid',
    ]);
    expect(await casesOf(intakeId)).toHaveLength(1);
    // Staff read why: for a closed purchase they would look for another reason to give the money back.
    const reasons = answers.flatMap(({ reviewReason }) => (reviewReason ? [reviewReason] : []));
    expect(new Set(reasons)).toEqual(new Set(['second_payment']));
  }
});

test('a second payment of the same order leaves it paid and tells staff', async () => {
  const { intakeId } = await given.submitted(database);
  const { orderId } = await given.openOrder(database, { intakeId });
  await settle(given.payment(orderId));
  const again = await settle(given.payment(orderId));
  expect(again).toMatchObject({ outcome: 'already_paid', reviewReason: 'second_payment' });
  expect(await ordersOf(intakeId)).toEqual(['standard paid']);
  expect(await given.mailsOf(database, 'intake_form_id', intakeId)).toContain('staff_review waiting');
});

test('a known address with a password gets "a case was added" instead of an invitation', async () => {
  const email = `known.${given.newReference().toLowerCase()}@example.com`;
  const { userId } = await given.paidFor(database, { email });
  await database.sql`update public.users set hashed_password = 'argon2id-hash' where id = ${userId}`;
  const { intakeId } = await given.submitted(database, { email: email.toUpperCase() });
  const { orderId } = await given.openOrder(database, { intakeId });
  expect(await settle(given.payment(orderId))).toMatchObject({
    outcome: 'paid',
    userId,
    accountExisted: true,
  });
  const mails = await given.mailsOf(database, 'order_id', orderId as string);
  expect(mails).toEqual(['receipt waiting', 'case_added waiting', 'staff_payment waiting']);
});

test('a known address without a password is invited again', async () => {
  const user = await given.account(database, { hashed_password: null });
  const { intakeId } = await given.submitted(database, { email: user.email });
  const { orderId } = await given.openOrder(database, { intakeId });
  expect(await settle(given.payment(orderId))).toMatchObject({ userId: user.id, accountExisted: false });
  expect(await given.mailsOf(database, 'user_id', user.id)).toContain('invitation waiting');
});

test('two applications of one new person, paid at the same moment, make one account with two cases', async () => {
  const email = 'dos.veces@example.com';
  const orders = await given.times(6, async () => {
    const { intakeId } = await given.submitted(database, { email });
    return (await given.openOrder(database, { intakeId }))['orderId'];
  });
  const answers = await Promise.all(orders.map((orderId) => settle(given.payment(orderId))));
  expect(given.tally(answers)).toEqual({ paid: 6 });
  expect(new Set(answers.map((answer) => answer['userId'])).size).toBe(1);
  expect(new Set(answers.map((answer) => answer['caseId'])).size).toBe(6);
});

test('a signed-in client without an application gets a case that waits for it, and is not charged twice', async () => {
  const user = await given.account(database);
  const [first, second] = await given.times(2, () => given.openOrder(database, { userId: user.id }, 'basic'));
  expect(first?.['orderId']).toBe(second?.['orderId']);
  const settled = await settle(given.payment(first?.['orderId'], 'basic'));
  const [waiting] =
    await database.sql`select status from public.cases where id = ${settled['caseId'] as string}`;
  expect(waiting).toEqual({ status: 'waiting_for_application' });
  expect(await given.openOrder(database, { userId: user.id }, 'basic')).toMatchObject({
    outcome: 'already_paid',
  });
});

test('reports that arrive together for a client without an application make one waiting case', async () => {
  const user = await given.account(database);
  const opened = await given.times(20, () => given.openOrder(database, { userId: user.id }, 'vip'));
  expect(new Set(opened.map((answer) => answer['orderId'])).size).toBe(1);
  const p = given.payment(opened[0]?.['orderId'], 'vip');
  expect(given.tally(await given.times(20, () => settle(p)))).toEqual({ paid: 1, already_paid: 19 });
  expect(await database.sql`select from public.cases where user_id = ${user.id}`).toHaveLength(1);
});

test('a signed-in client who applied first and pays at the checkout pays for that application', async () => {
  const user = await given.account(database);
  const applied = await given.call(database, 'submit_intake', given.application({ userId: user.id }));
  const { orderId } = await given.openOrder(database, { userId: user.id });
  const settled = await settle(given.payment(orderId));
  const [made] = await database.sql`
    select status, intake_form_id from public.cases where id = ${settled['caseId'] as string}`;
  expect(made).toEqual({ status: 'submitted', intake_form_id: applied['intakeId'] });
});

test('a paid order is never lowered by a late report of failure', async () => {
  const { orderId } = await given.paidFor(database);
  for (const state of ['processing', 'failed', 'cancelled']) {
    expect(await note({ orderId, state })).toMatchObject({ outcome: 'ignored', status: 'paid' });
  }
});

test('a failed payment can be tried again and a cancelled checkout that was paid after all counts', async () => {
  const { intakeId } = await given.submitted(database);
  const { orderId } = await given.openOrder(database, { intakeId });
  const id = orderId as string;
  expect(await note({ orderId: id, state: 'processing' })).toMatchObject({ status: 'processing' });
  expect(await note({ orderId: id, state: 'failed' })).toMatchObject({ status: 'failed' });
  expect((await given.openOrder(database, { intakeId }))['orderId']).toBe(id);
  expect(await note({ orderId: id, state: 'cancelled' })).toMatchObject({ status: 'cancelled' });
  expect(await settle(given.payment(id))).toMatchObject({ outcome: 'paid' });
});

const back = (p: ReturnType<typeof given.payment>, facts: { refunds?: object[]; disputes?: object[] }) =>
  given.call(database, 'settle_order', { ...p, ...facts } as typeof p);
const refunded = (id: string, amountCents: number, status = 'succeeded') => ({ id, amountCents, status });

test('refunds and disputes are kept fact by fact, and the client reads of each once', async () => {
  const { intakeId } = await given.submitted(database);
  const { orderId } = await given.openOrder(database, { intakeId });
  const p = given.payment(orderId);
  const { caseId, userId } = await settle(p);
  const dispute = (status: string) => ({
    id: `dp_${p.paymentIntentId}`,
    amountCents: 48_500,
    reason: 'fraudulent',
    status,
  });
  const re = (number: number) => `re_${p.paymentIntentId}_${number}`;
  const first = refunded(re(1), 1_000);
  await back(p, { refunds: [first] });
  await back(p, { refunds: [first] });
  expect(await back(p, { refunds: [first], disputes: [dispute('needs_response')] })).toMatchObject({
    status: 'disputed',
  });
  expect(await back(p, { refunds: [first], disputes: [dispute('won')] })).toMatchObject({
    status: 'partially_refunded',
  });
  // Read before the bank decided, written after.
  expect(await back(p, { refunds: [first], disputes: [dispute('under_review')] })).toMatchObject({
    status: 'partially_refunded',
  });
  expect(await back(p, { refunds: [first, refunded(re(2), 48_500)] })).toMatchObject({ status: 'refunded' });
  expect(await back(p, { refunds: [first] })).toMatchObject({ status: 'refunded' });
  const updates = await database.sql`
    select code from public.case_updates where case_id = ${caseId as string} order by position offset 2`;
  expect(updates.map((row) => row['code'])).toEqual([
    'payment_partially_refunded',
    'payment_disputed',
    'dispute_won',
    'status_changed',
    'payment_refunded',
  ]);
  const [order] =
    await database.sql`select refunded_cents from public.orders where id = ${orderId as string}`;
  expect(order).toEqual({ refunded_cents: 49_500 });
  const [user] = await database.sql`select payment_status from public.users where id = ${userId as string}`;
  expect(user).toEqual({ payment_status: 'refunded' });
  const mails = await given.mailsOf(database, 'order_id', orderId as string);
  expect(mails.filter((mail) => mail.startsWith('refund_'))).toEqual([
    'refund_sent waiting',
    'refund_sent waiting',
  ]);
  await expect(note({ orderId: orderId as string, state: 'refunded' })).rejects.toThrow(
    /unknown payment state/,
  );
});

test('a refund the bank sends back leaves the order paid, and both the client and staff hear of it', async () => {
  const { intakeId } = await given.submitted(database);
  const { orderId } = await given.openOrder(database, { intakeId });
  const p = given.payment(orderId);
  await settle(p);
  const id = `re_${p.paymentIntentId}`;
  expect(await back(p, { refunds: [refunded(id, 49_500, 'pending')] })).toMatchObject({ status: 'refunded' });
  expect(await back(p, { refunds: [refunded(id, 49_500, 'failed')] })).toMatchObject({ status: 'paid' });
  expect(await back(p, { refunds: [refunded(id, 49_500, 'pending')] })).toMatchObject({ status: 'paid' });
  const mails = await given.mailsOf(database, 'order_id', orderId as string);
  // The case ended with its money, which is told too.
  expect(mails.slice(-4)).toEqual([
    'refund_sent waiting',
    'case_moved waiting',
    'refund_failed waiting',
    'staff_refund waiting',
  ]);
});

test('a refund that fails after a review brings the payment back to review, and the account stays open', async () => {
  const user = await given.account(database);
  const { orderId } = await given.openOrder(database, { userId: user.id });
  const p = given.payment(orderId, 'standard', { amountReceived: 100 });
  expect(await settle(p)).toMatchObject({ outcome: 'needs_review' });
  const id = `re_${p.paymentIntentId}`;
  expect(await back(p, { refunds: [refunded(id, 100, 'pending')] })).toMatchObject({ status: 'refunded' });
  expect(await back(p, { refunds: [refunded(id, 100, 'failed')] })).toMatchObject({ status: 'needs_review' });
  const [row] = await database.sql`select private.has_open_business(${user.id}) as open`;
  expect(row).toEqual({ open: true });
});

test('of reports about a payment under way the latest counts, in whatever order they are written', async () => {
  const states = ['processing', 'failed', 'processing', 'failed'] as const;
  for (const [, ...order] of [
    [0, 3, 1, 2, 0],
    [0, 0, 1, 2, 3],
    [0, 2, 3, 0, 1],
  ]) {
    const { intakeId } = await given.submitted(database);
    const { orderId } = await given.openOrder(database, { intakeId });
    for (const place of order) {
      const observedAt = new Date(Date.now() + place * 1_000).toISOString();
      await note({ orderId: orderId as string, state: states[place] ?? '', observedAt });
    }
    expect(await ordersOf(intakeId)).toEqual(['standard failed']);
  }
});

test('what an order is follows from its facts alone: writing another status has no effect', async () => {
  const { orderId } = await given.paidFor(database);
  await database.sql`update public.orders set status = 'created' where id = ${orderId}`;
  const [order] = await database.sql`select status from public.orders where id = ${orderId}`;
  expect(order).toEqual({ status: 'paid' });
});
