// What staff and clients are shown of a case agrees with what the database would do.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/postgres.ts';
import * as given from './given.ts';
import { colleague, firstMatter, mattersOf, paper, standing } from './given-matters.ts';
import { fileTicket, openTasks, write, type Who } from './given-talk.ts';

let database: TestDatabase;
let sam: Who;
beforeAll(async () => {
  database = await createTestDatabase();
  sam = await colleague(database);
});
afterAll(() => database.drop());

const opened = (caseId: string) =>
  given.call(database, 'open_case', { caseId, actorId: sam.id, actorRole: 'staff' });

test('the form of a move says beforehand that a part of the price is missing', async () => {
  const { caseId, orderId } = await given.paidFor(database);
  const { id: matterId } = await firstMatter(database, caseId);
  await standing(database, matterId, 'ready_to_file');
  await paper(database, matterId, ['attorney', 'client']);
  await database.sql`insert into public.payment_plans (order_id, every_days) values (${orderId}, 30)`;
  await database.sql`update public.orders set received_cents = received_cents - 100 where id = ${orderId}`;
  const { matters } = await opened(caseId);
  const moves = (matters as unknown as { moves: { to: string; lacks: string[] }[] }[])[0]?.moves;
  expect(moves?.find(({ to }) => to === 'filed')?.lacks).toContain('paid_in_full');
});

test('the list names the hearing of a matter we work on, and of no other', async () => {
  const { caseId } = await given.paidFor(database, { number_of_evictions: '2', case_numbers: 'A-1\nB-2' });
  const [, second] = await mattersOf(database, caseId);
  await database.sql.begin(async (transaction) => {
    await transaction`set local session_replication_role = replica`;
    await transaction`
      update public.court_matters set status = 'hearing_set', hearing_at = now() + interval '3 days'
      where id = ${second?.id ?? ''}`;
  });
  expect((await opened(caseId))['row']).toMatchObject({ hearingAt: null });
});

test('nobody is asked to look at files that the client took back', async () => {
  const { caseId, userId } = await given.paidFor(database);
  const client = { id: userId, role: 'client' };
  const { requestId } = await write(database, 'ask_files', sam, { caseId, what: 'Your lease' });
  const id = String(requestId);
  await write(database, 'answer_file_request', client, {
    requestId: id,
    ticketHashes: [await fileTicket(database)],
    mostFiles: 10,
  });
  expect(await openTasks(database, caseId)).toContain('check_files');
  const [file] = await database.sql<{ id: string }[]>`
    select id from public.case_documents where request_id = ${id}`;
  await given.call(database, 'take_back_file', {
    documentId: file?.id ?? '',
    actorId: userId,
    actorRole: 'client',
  });
  expect(await openTasks(database, caseId)).not.toContain('check_files');
});

test('a client reads in the history that a refund the bank sent back came by check', async () => {
  const { caseId, orderId, userId } = await given.paidFor(database);
  const [payment] = await database.sql<{ payment_id: string }[]>`
    select payment_id from public.order_payments where order_id = ${orderId}`;
  const by = { actorId: sam.id, actorRole: 'staff' };
  const { requestId } = await given.call(database, 'give_back', {
    orderId,
    paymentId: payment?.payment_id ?? '',
    amountCents: 5_000,
    reasonCode: 'other',
    note: 'Sorry.',
    idempotencyKey: given.newHash(),
    ...by,
  });
  const request = { requestId: String(requestId) };
  await given.call(database, 'note_refund', { ...request, refused: 'expired_card' });
  await given.call(database, 'settle_refund', { ...request, means: 'check', reference: '1042', ...by });
  const { items } = await given.call(database, 'read_case_timeline', {
    caseId,
    actorId: userId,
    limit: 50,
    excerpt: 280,
    maxBytes: 100_000,
    kind: 'payment',
  });
  const entries = items as unknown as { money?: string; amountCents?: number }[];
  expect(entries.filter(({ money }) => money === 'refunded').map(({ amountCents }) => amountCents)).toEqual([
    5_000,
  ]);
});
