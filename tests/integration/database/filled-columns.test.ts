// What the schema keeps beside codes: what a case is called, what files are, what cannot wait, and what staff tell.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { activity } from '#domain/access/activity.ts';
import { milestones } from '#domain/cases/milestones.ts';
import { createTestDatabase, type TestDatabase } from '#tests/postgres.ts';
import * as given from './given.ts';
import { colleague } from './given-matters.ts';
import { fileTicket, write, type Who } from './given-talk.ts';

let database: TestDatabase;
let sam: Who;
beforeAll(async () => {
  database = await createTestDatabase();
  sam = await colleague(database);
});
afterAll(() => database.drop());

async function someCase() {
  const { userId, caseId } = await given.paidFor(database);
  return { userId: String(userId), caseId: String(caseId), client: { id: String(userId), role: 'client' } };
}
const ownCase = async ({ userId, caseId }: Awaited<ReturnType<typeof someCase>>) =>
  (await given.call(database, 'read_own_case', { actorId: userId, caseId })) as unknown as {
    about: { title: string; totalCostCents: number; completedOn: string | null };
  };
const staffCase = async (caseId: string) =>
  given.call(database, 'open_case', { caseId, actorId: sam.id, actorRole: sam.role });

describe('what a case is called', () => {
  test('follows the language of its client, and staff read it in theirs', async () => {
    const one = await someCase();
    const speaks = (language: 'en' | 'es') =>
      database.sql`update public.users set preferred_language = ${language} where id = ${one.userId}`;
    await speaks('en');
    await database.sql`update public.cases set county = 'DeKalb' where id = ${one.caseId}`;
    expect((await ownCase(one)).about.title).toBe('Eviction record, DeKalb County');
    await speaks('es');
    expect((await ownCase(one)).about.title).toBe('Registro de desalojo, condado de DeKalb');
    expect(await staffCase(one.caseId)).toMatchObject({ title: 'Eviction record, DeKalb County' });
    await database.sql`update public.cases set county = 'Bibb' where id = ${one.caseId}`;
    expect((await ownCase(one)).about.title).toBe('Registro de desalojo, condado de Bibb');
  });

  test('is gone for good once the case is erased', async () => {
    const one = await someCase();
    await database.sql`update public.cases set title = '—', county = null where id = ${one.caseId}`;
    for (const language of ['en', 'es'])
      await database.sql`update public.users set preferred_language = ${language} where id = ${one.userId}`;
    expect((await ownCase(one)).about.title).toBe('—');
    expect(await staffCase(one.caseId)).toMatchObject({ title: '—' });
  });
});

test('client and staff read what the service costs in all, and the day on which the case was over', async () => {
  const one = await someCase();
  const [{ total } = { total: 0 }] = await database.sql<{ total: number }[]>`
    select total_cost_cents as total from public.cases where id = ${one.caseId}`;
  expect(total).toBeGreaterThan(0);
  expect((await ownCase(one)).about).toMatchObject({ totalCostCents: total, completedOn: null });
  await database.sql`update public.court_matters set status = 'cancelled', end_reason = 'client_stopped' where case_id = ${one.caseId}`;
  const over = { totalCostCents: total, completedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) };
  expect((await ownCase(one)).about).toMatchObject(over);
  expect(await staffCase(one.caseId)).toMatchObject(over);
});

describe('a file', () => {
  test('says what it is, in the words of who sent it', async () => {
    const { caseId, client, userId } = await someCase();
    const ticketHashes = [await fileTicket(database)];
    await write(database, 'send_case_message', client, {
      caseId,
      message: 'Aquí va.',
      ticketHashes,
      filesAre: 'Recibo del alquiler de marzo',
    });
    const shelf = { actorId: userId, caseId, shelf: 'yours', limit: 10 };
    const { items } = await given.call(database, 'read_case_files', shelf);
    expect(items).toMatchObject([{ about: 'Recibo del alquiler de marzo' }]);
    const thread = await given.call(database, 'read_case_thread', { caseId, actorRole: 'staff', limit: 10 });
    expect(thread.items).toMatchObject([{ files: [{ about: 'Recibo del alquiler de marzo' }] }]);
  });

  test('that answers a request says what was asked for', async () => {
    const { caseId, client, userId } = await someCase();
    const what = 'The notice from the court';
    const { requestId } = await write(database, 'ask_files', sam, { caseId, what });
    const answer = {
      requestId: String(requestId),
      ticketHashes: [await fileTicket(database)],
      mostFiles: 10,
    };
    await write(database, 'answer_file_request', client, answer);
    const shelf = { actorId: userId, caseId, shelf: 'yours', limit: 10 };
    expect((await given.call(database, 'read_case_files', shelf)).items).toMatchObject([{ about: what }]);
  });
});

test('a message that cannot wait stands before older ones in the inbox of staff, and only a client can mark it', async () => {
  const [first, second] = [await someCase(), await someCase()];
  const say = (one: typeof first, who: Who, more = {}) =>
    write(database, 'send_case_message', who, {
      caseId: one.caseId,
      message: 'Hello',
      answerDueAt: given.inHours(24),
      ...more,
    });
  await say(first, first.client);
  await say(second, second.client, { isUrgent: true });
  const { items } = await given.call(database, 'list_inbox', { limit: 50, actorId: sam.id });
  const mine = (items as { opens: string; isUrgent: boolean }[]).filter(({ opens }) =>
    [first.caseId, second.caseId].includes(opens),
  );
  expect(mine.map(({ opens, isUrgent }) => [opens, isUrgent])).toEqual([
    [second.caseId, true],
    [first.caseId, false],
  ]);
  await say(second, sam, { isUrgent: true });
  const thread = await given.call(database, 'read_case_thread', {
    caseId: second.caseId,
    actorRole: 'client',
    limit: 10,
  });
  expect(
    (thread.items as { from: string; isUrgent: boolean }[]).map((one) => [one.from, one.isUrgent]),
  ).toEqual([
    ['client', true],
    ['us', false],
  ]);
  // Answered: nothing waits any more.
  const after = await given.call(database, 'list_inbox', { limit: 50, actorId: sam.id });
  expect((after.items as { opens: string }[]).some(({ opens }) => opens === second.caseId)).toBe(false);
});

test('staff tell of a step in their own words, and a going back of the case does not hide it', async () => {
  const { caseId, userId } = await someCase();
  const tell = (step: string, title: string) =>
    write(database, 'write_case_update', sam, {
      caseId,
      visible: true,
      title,
      text: 'La secretaría ya lo tiene.',
      language: 'es',
      step,
    });
  await tell('no', 'Solo una noticia');
  await tell('great', 'No tiene que pagar el costo');
  const read = async () =>
    milestones.parse(await given.call(database, 'read_milestones', { caseId, actorId: userId }));
  const told = {
    kind: 'told',
    place: null,
    title: 'No tiene que pagar el costo',
    text: 'La secretaría ya lo tiene.',
    language: 'es',
    isHigh: true,
  };
  expect((await read()).items).toMatchObject([told]);
  await database.sql`update public.court_matters set status = 'in_review' where case_id = ${caseId}`;
  expect((await read()).items.filter(({ kind }) => kind === 'told')).toMatchObject([told]);
  expect((await read()).celebrate).toBe(null);
});

test('the list of the account names what exactly happened', async () => {
  const { userId } = await someCase();
  await database.sql`update public.users set email = 'new@example.com' where id = ${userId}`;
  const { items } = activity.parse(
    await given.call(database, 'read_activity', { actorId: userId, limit: 20 }),
  );
  expect(items).toMatchObject([{ kind: 'email_changed', name: 'new@example.com' }]);
});
