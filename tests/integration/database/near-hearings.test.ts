import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hearingAnswers, hearingStopsPayment } from '#domain/intake/near-hearing.ts';
import { openAnswers } from '#domain/intake/options.ts';
import { addDays, officeDate } from '#domain/promises/office-date.ts';
import { createTestDatabase, type TestDatabase } from '#tests/postgres.ts';
import * as given from './given.ts';
import { colleague } from './given-matters.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const inDays = (days: number) => addDays(officeDate(new Date()), days);
/** Every day is one of business, so that no weekend decides what a test says. */
const everyDay = { isBusinessDay: () => true };
const until = () => inDays(1);

const applied = (hearingDate: string, more: Record<string, string> = {}) =>
  given.submitted(database, { still_open: 'yes', hearing_date: hearingDate, ...more });

const order = (buyer: { intakeId: string } | { userId: string }, eviction?: string) =>
  given.call(database, 'open_order', {
    ...buyer,
    ...(eviction !== undefined && { eviction }),
    packageId: 'standard',
    amountCents: 49_500,
    currency: 'usd',
    language: 'es',
    reference: given.newReference(),
    hearingsUntil: until(),
  });

const say = async (intakeId: string, answer: string, hearingDate: string) =>
  given.call(database, 'answer_near_hearing', {
    intakeId,
    answer,
    hearingDate,
    refundDueAt: given.inHours(24),
    actorId: (await colleague(database)).id,
    actorRole: 'staff',
  });

const today = (names = true) =>
  database.sql<{ items: { id: string; who?: string; caseId: string | null }[] }[]>`
    select private.near_hearings(${names}) as items`.then(([row]) => row?.items ?? []);

const open = async (caseId: unknown, code: string) => {
  const rows = await database.sql`
    select from public.case_tasks
    where case_id = ${String(caseId)} and code = ${code} and done_at is null and dropped_at is null`;
  return rows.length;
};

test('whoever pays before applying is asked of the eviction first, and pays nothing while its hearing is near', async () => {
  const { id: userId } = await given.account(database);
  expect(await order({ userId }, 'unasked')).toEqual({ outcome: 'hearing_unasked' });
  expect(await order({ userId }, 'hearing_near')).toEqual({ outcome: 'hearing_near' });
  expect(await order({ userId }, 'far')).toMatchObject({ outcome: 'open' });
});

test('who has an application to pay for is not asked again: what the application says counts', async () => {
  const { id: userId, email } = await given.account(database);
  const far = await given.submitted(database, { email, still_open: 'no' });
  await database.sql`update public.intake_forms set user_id = ${userId} where id = ${far.intakeId}`;
  expect(await order({ userId }, 'unasked')).toMatchObject({ outcome: 'open' });
  await database.sql`
    update public.intake_forms set still_open = 'yes', hearing_date = ${inDays(1)} where id = ${far.intakeId}`;
  expect(await order({ userId }, 'far')).toEqual({ outcome: 'hearing_near' });
});

test('the database stops a payment exactly where the rule does', async () => {
  const { intakeId } = await given.submitted(database);
  const now = new Date();
  for (const stillOpen of [...openAnswers, null])
    for (const days of [-1, 0, 1, 2, null])
      for (const answer of [...hearingAnswers, null])
        for (const isSameDay of answer ? [true, false] : [false]) {
          const hearingDate = days === null ? null : inDays(days);
          const answeredFor = answer ? (isSameDay && hearingDate ? hearingDate : inDays(9)) : null;
          const [row] = await database.sql<{ stops: boolean }[]>`
            with changed as (
              update public.intake_forms set still_open = ${stillOpen}, hearing_date = ${hearingDate}, hearing_answer = ${answer},
                hearing_answered_for = ${answeredFor}, hearing_answered_at = ${answer ? now : null}
              where id = ${intakeId} returning intake_forms)
            select private.hearing_stops_payment(intake_forms, ${until()}) as stops from changed`;
          expect(row?.stops, JSON.stringify({ stillOpen, days, answer, isSameDay })).toBe(
            hearingStopsPayment({ stillOpen, hearingDate, answer, answeredFor }, now, everyDay),
          );
        }
});

test('a client whose hearing is tomorrow cannot pay until staff said to go on, and hears of it by mail', async () => {
  const { intakeId } = await applied(inDays(1));
  expect((await order({ intakeId })).outcome).toBe('hearing_near');
  expect((await today()).map(({ id }) => id)).toContain(intakeId);
  expect((await say(intakeId, 'go_on', inDays(1))).outcome).toBe('done');
  expect((await today()).map(({ id }) => id)).not.toContain(intakeId);
  expect((await order({ intakeId })).outcome).toBe('open');
  const mails = await database.sql`
    select from public.outbox where kind = 'hearing_answered' and intake_form_id = ${intakeId}`;
  expect(mails).toHaveLength(1);
});

test('sent to free help, they pay nothing before the hearing, also from their account without the application', async () => {
  const user = await given.account(database);
  const { intakeId } = await applied(inDays(1), { email: user.email });
  expect((await order({ userId: user.id })).outcome).toBe('hearing_near');
  await say(intakeId, 'free_help', inDays(1));
  expect((await order({ intakeId })).outcome).toBe('hearing_near');
  await database.sql`update public.intake_forms set hearing_date = ${inDays(-1)} where id = ${intakeId}`;
  expect((await order({ intakeId })).outcome).toBe('open');
});

test('a page of payment that was open before is ended', async () => {
  const checkoutSessionId = `cs_${randomUUID()}`;
  const { intakeId } = await applied(inDays(5));
  const { orderId } = await order({ intakeId });
  await given.call(database, 'attach_checkout', {
    orderId: String(orderId),
    checkoutSessionId,
    checkoutUrl: 'https://pay.example/near',
    expiresAt: given.inHours(20),
    seenSessionId: null,
  });
  const pages = () => given.call(database, 'pages_to_close', { limit: 50, intakeId, hearingsUntil: until() });
  expect(await pages()).toEqual([]);
  await database.sql`update public.intake_forms set hearing_date = ${inDays(1)} where id = ${intakeId}`;
  expect(await pages()).toEqual([{ orderId, checkoutSessionId }]);
});

test('two colleagues answer once, and a hearing on another day is asked about anew', async () => {
  const { intakeId } = await applied(inDays(1));
  expect((await say(intakeId, 'go_on', inDays(2))).outcome).toBe('stale');
  await say(intakeId, 'free_help', inDays(1));
  expect((await say(intakeId, 'go_on', inDays(1))).outcome).toBe('stale');
  await database.sql`update public.intake_forms set hearing_date = ${inDays(3)} where id = ${intakeId}`;
  expect((await today()).map(({ id }) => id)).toContain(intakeId);
  expect((await say(intakeId, 'go_on', inDays(3))).outcome).toBe('done');
});

test('who had paid before we knew stays at the top until answered; sent to free help, their refund is to decide', async () => {
  const { intakeId, caseId } = await given.paidFor(database);
  await database.sql`
    update public.intake_forms set still_open = 'yes', hearing_date = ${inDays(2)} where id = ${String(intakeId)}`;
  expect((await today()).find(({ id }) => id === intakeId)?.caseId).toBe(caseId);
  await say(String(intakeId), 'free_help', inDays(2));
  expect(await open(caseId, 'decide_refund')).toBe(1);
  expect((await today()).map(({ id }) => id)).not.toContain(intakeId);
});

test('the navigation counts them without a name, and the calendar of the team has the day', async () => {
  const { intakeId } = await applied(inDays(2));
  expect((await today(false)).find(({ id }) => id === intakeId)).not.toHaveProperty('who');
  const [row] = await database.sql<{ items: { id: string; client: string }[] }[]>`
    select private.hearings_between(${inDays(2)}, ${inDays(3)}) as items`;
  expect(row?.items.find(({ id }) => id === intakeId)?.client).toBe('Ana Núñez');
});
