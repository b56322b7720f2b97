// Support tickets: a client asks, staff answer, and the client says once how it went.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { referenceFromBytes } from '#domain/reference.ts';
import * as answers from '#domain/tickets/answers.ts';
import * as staffAnswers from '#domain/tickets/answers.staff.ts';
import { createTestDatabase, type TestDatabase } from '#tests/postgres.ts';
import * as given from './given.ts';
import { colleague } from './given-matters.ts';
import { write, type Who } from './given-talk.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function someClient() {
  const { userId, caseId } = await given.paidFor(database);
  const client: Who = { id: String(userId), role: 'client' };
  return { client, caseId: String(caseId) };
}
const question = (caseId: string, more = {}) => ({
  caseId,
  reference: referenceFromBytes(Buffer.from(randomUUID().replaceAll('-', ''), 'hex')),
  category: 'site',
  subject: 'No abre',
  message: 'No puedo abrir la carta.',
  language: 'es',
  maxPerDay: 10,
  ...more,
});
const ask = ({ client, caseId }: Awaited<ReturnType<typeof someClient>>, more = {}) =>
  write(database, 'open_ticket', client, question(caseId, more));
const mailsOf = async (userId: string) => {
  const rows = await database.sql<{ kind: string; payload: object }[]>`
    select kind, payload from public.outbox
    where user_id = ${userId} and kind in ('ticket_answered', 'staff_ticket') order by position`;
  return rows.map(({ kind, payload }) => ({ kind, payload: JSON.stringify(payload) }));
};
const change = async (staff: Who, ticketId: string, p: object) => {
  const { version } = await given.call(database, 'read_ticket', { ticketId, actorId: staff.id });
  return given.call(database, 'change_ticket', {
    ticketId,
    version: Number(version),
    actorId: staff.id,
    actorRole: staff.role,
    ...p,
  });
};
const rate = (who: Who, ticketId: string, rating: number) =>
  given.call(database, 'rate_ticket', {
    ticketId,
    rating,
    days: 30,
    actorId: who.id,
  });

describe('a question', () => {
  test('sent twice is there once; staff hear of it without its words; another’s case is unknown', async () => {
    const one = await someClient();
    const idempotencyKey = randomUUID();
    const first = await ask(one, { idempotencyKey });
    const second = await ask(one, { idempotencyKey });
    expect(second).toEqual(first);
    const mails = await mailsOf(one.client.id);
    expect(mails.map(({ kind }) => kind)).toEqual(['staff_ticket']);
    expect(mails[0]?.payload).not.toContain('carta');
    const other = await someClient();
    expect(await ask({ client: other.client, caseId: one.caseId })).toMatchObject({ outcome: 'unknown' });
  });

  test('says what would help, and staff read it; who says nothing there wishes for nothing', async () => {
    const one = await someClient();
    const staff = await colleague(database);
    const wishOf = async (more: object) => {
      const { ticketId } = await ask(one, more);
      const read = await given.call(database, 'read_ticket', {
        ticketId: String(ticketId),
        actorId: staff.id,
      });
      return staffAnswers.read.parse(read).wish;
    };
    expect(await wishOf({ wish: 'Que me llamen por la tarde.' })).toBe('Que me llamen por la tarde.');
    expect(await wishOf({ wish: '' })).toBeNull();
    // A release that does not know the field yet calls without it.
    expect(await wishOf({})).toBeNull();
  });

  test('is answered by staff, goes on, is resolved, and is rated once within 30 days', async () => {
    const one = await someClient();
    const staff = await colleague(database);
    const { ticketId } = await ask(one);
    const id = String(ticketId);
    const waits = async () => {
      const p = { actorId: staff.id, state: 'waiting_for_us', limit: 50 };
      const found = staffAnswers.search.parse(await given.call(database, 'search_tickets', p));
      return found.items.map((row) => row.id);
    };
    expect(await waits()).toContain(id);
    await write(database, 'write_ticket', staff, { ticketId: id, message: 'Pruebe otra vez.' });
    expect(await waits()).not.toContain(id);
    const mails = await mailsOf(one.client.id);
    expect(mails.map(({ kind }) => kind)).toEqual(['staff_ticket', 'ticket_answered']);
    expect(mails[1]?.payload).not.toContain('Pruebe');

    // What is not done is not rated, and writing opens it again.
    expect(await rate(one.client, id, 5)).toMatchObject({ outcome: 'closed' });
    await write(database, 'write_ticket', one.client, { ticketId: id, message: 'Sigue igual.' });
    expect(await waits()).toContain(id);
    expect(
      await change(staff, id, { status: 'resolved', resolution: 'La mandamos otra vez.' }),
    ).toMatchObject({
      outcome: 'done',
    });
    const stranger = await someClient();
    expect(await rate(stranger.client, id, 1)).toMatchObject({ outcome: 'unknown' });
    expect(await rate(one.client, id, 4)).toMatchObject({ outcome: 'done' });
    expect(await rate(one.client, id, 1)).toMatchObject({ outcome: 'closed' });
    const own = await given.call(database, 'read_own_tickets', { actorId: one.client.id, limit: 20 });
    const { items } = answers.list.parse(own);
    expect(items[0]).toMatchObject({ rating: 4, resolution: 'La mandamos otra vez.' });
    expect(items[0]?.messages.map(({ from, text }) => [from, text])).toEqual([
      ['client', 'No puedo abrir la carta.'],
      ['us', 'Pruebe otra vez.'],
      ['client', 'Sigue igual.'],
    ]);
  });

  test('is rated no more after 30 days', async () => {
    const one = await someClient();
    const staff = await colleague(database);
    const { ticketId } = await ask(one);
    await change(staff, String(ticketId), { status: 'resolved', resolution: 'Listo.' });
    await database.sql`update public.support_tickets set resolved_at = now() - interval '31 days' where id = ${String(ticketId)}`;
    expect(await rate(one.client, String(ticketId), 5)).toMatchObject({ outcome: 'closed' });
  });

  test('is no way to fill the inbox: the eleventh of a day is refused', async () => {
    const one = await someClient();
    for (let count = 0; count < 10; count += 1) expect(await ask(one)).toMatchObject({ outcome: 'done' });
    expect(await ask(one)).toMatchObject({ outcome: 'too_many' });
  });
});

test('who saw an older version of a ticket changes nothing', async () => {
  const one = await someClient();
  const staff = await colleague(database);
  const { ticketId } = await ask(one);
  await write(database, 'write_ticket', one.client, { ticketId: String(ticketId), message: 'Algo más.' });
  const late = await given.call(database, 'change_ticket', {
    ticketId: String(ticketId),
    version: 1,
    actorId: staff.id,
    actorRole: staff.role,
    status: 'closed',
  });
  expect(late).toMatchObject({ outcome: 'stale' });
});
