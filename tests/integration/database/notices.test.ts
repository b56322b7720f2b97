// What a client hears, under the bell and by mail, and when it goes.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/postgres.ts';
import * as given from './given.ts';
import { colleague, firstMatter, move, standing } from './given-matters.ts';
import { fileTicket, write, type Who } from './given-talk.ts';

let database: TestDatabase;
let sam: Who;
beforeAll(async () => {
  database = await createTestDatabase();
  sam = await colleague(database);
});
afterAll(() => database.drop());

async function someCase(choices?: Record<string, string>) {
  const { userId, caseId } = await given.paidFor(database);
  const { id: matterId } = await firstMatter(database, caseId);
  if (choices) await given.call(database, 'keep_notice_choices', { userId: String(userId), choices });
  await database.sql`delete from public.outbox where user_id = ${String(userId)}`;
  await database.sql`delete from public.client_notifications where user_id = ${String(userId)}`;
  const client = { id: String(userId), role: 'client' };
  return { caseId: String(caseId), userId: String(userId), matterId, client };
}
type Case = Awaited<ReturnType<typeof someCase>>;

const say = (one: Case, message = 'Hello') =>
  write(database, 'send_case_message', sam, { caseId: one.caseId, message });
const ask = async (one: Case) => {
  const { requestId } = await write(database, 'ask_files', sam, { caseId: one.caseId, what: 'Letter' });
  return String(requestId);
};

interface Notice {
  readonly code: string;
  readonly kind: string;
  readonly isRead: boolean;
  readonly at: string | null;
  readonly id: string;
}
async function bell({ userId }: Case, more: { limit?: number; before?: string } = {}) {
  const answer = await given.call(database, 'read_notices', { actorId: userId, limit: 50, ...more });
  return answer as unknown as { items: Notice[]; unread: number; before: string | null };
}
const codes = async (one: Case) => (await bell(one)).items.map(({ code, kind }) => `${code} ${kind}`);

interface Mail {
  readonly kind: string;
  readonly minutes: number;
  readonly key: string;
}
/** Mails to the client in the order of their hour, with the minutes until then. */
async function mails({ userId }: Case): Promise<Mail[]> {
  const rows = await database.sql<Mail[]>`
    select kind, round(extract(epoch from run_after - now()) / 60)::int as minutes, dedupe_key as key
    from public.outbox where user_id = ${userId} and kind not in ('staff_case', 'hearing_reminder') order by run_after, position`;
  return [...rows];
}
/** As if all of it had happened that many minutes earlier. */
async function minutesPass({ userId }: Case, minutes: number) {
  await database.sql`
    update public.outbox set run_after = run_after - make_interval(mins => ${minutes}) where user_id = ${userId}`;
}

describe('under the bell', () => {
  test('each thing stands with its kind, the newest first, and counts until it was seen', async () => {
    const one = await someCase();
    await standing(database, one.matterId, 'in_review');
    await say(one);
    await ask(one);
    await move(database, one.matterId, 'waiting_for_client', sam, {
      words: { message: 'Please', reason: 'x' },
    });
    expect(await codes(one)).toEqual([
      'status_changed your_turn',
      'request_added your_turn',
      'message_sent message',
    ]);
    const { items, unread } = await bell(one);
    expect(unread).toBe(3);
    await given.call(database, 'mark_notices_read', { userId: one.userId, ids: [items[0]?.id ?? ''] });
    expect((await bell(one)).unread).toBe(2);
  });

  test('nobody reads or marks the notices of somebody else', async () => {
    const one = await someCase();
    const other = await someCase();
    await say(one);
    const { items } = await bell(one);
    expect((await bell(other)).items).toEqual([]);
    expect(
      await given.call(database, 'mark_notices_read', {
        userId: other.userId,
        ids: items.map(({ id }) => id),
      }),
    ).toMatchObject({ read: 0 });
    expect((await bell(one)).unread).toBe(1);
  });

  test('a long list comes in pages, each notice once', async () => {
    const one = await someCase();
    for (let count = 0; count < 7; count += 1) await say(one);
    const first = await bell(one, { limit: 4 });
    const second = await bell(one, { limit: 4, before: first.before ?? '' });
    expect(second.before).toBeNull();
    expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(7);
  });

  test('after 90 days it is gone, also from the table', async () => {
    const one = await someCase();
    await say(one);
    await database.sql`update public.client_notifications set expires_at = now() where user_id = ${one.userId}`;
    expect(await bell(one)).toMatchObject({ items: [], unread: 0 });
    await database.sql`select public.sweep_notices()`;
    expect(
      await database.sql`select id from public.client_notifications where user_id = ${one.userId}`,
    ).toEqual([]);
  });
});

describe('a notice goes when its cause is done', () => {
  test('what was asked for was sent; it comes back when it is returned', async () => {
    const one = await someCase();
    const requestId = await ask(one);
    const send = async () =>
      write(database, 'answer_file_request', one.client, {
        requestId,
        ticketHashes: [await fileTicket(database)],
        mostFiles: 10,
      });
    await send();
    expect(await codes(one)).toEqual([]);
    await write(database, 'decide_file_request', sam, {
      requestId,
      version: 2,
      decision: 'returned',
      note: 'Blurred',
    });
    expect(await codes(one)).toEqual(['request_returned your_turn']);
    await send();
    expect(await codes(one)).toEqual([]);
  });

  test('what is no longer needed', async () => {
    const one = await someCase();
    const requestId = await ask(one);
    await write(database, 'decide_file_request', sam, { requestId, version: 1, decision: 'withdrawn' });
    expect(await codes(one)).toEqual([]);
  });

  test('the client did their part, and a date of the court was moved', async () => {
    const one = await someCase();
    await standing(database, one.matterId, 'in_review');
    await move(database, one.matterId, 'waiting_for_client', sam, {
      words: { message: 'Please', reason: 'x' },
    });
    expect(await codes(one)).toEqual(['status_changed your_turn']);
    await standing(database, one.matterId, 'filed');
    const hearing = (hearingAt: string) =>
      move(database, one.matterId, 'hearing_set', sam, { facts: { hearingAt } });
    await hearing('2027-03-10T15:00:00Z');
    await hearing('2027-04-10T14:00:00Z');
    const { items } = await bell(one);
    expect(items.map(({ kind }) => kind)).toEqual(['court_date']);
    expect(Date.parse(items[0]?.at ?? '')).toBe(Date.parse('2027-04-10T14:00:00Z'));
  });
});

describe('by mail', () => {
  test('one mail per case in a quarter of an hour: the first at once, and one that tells of everything since', async () => {
    const one = await someCase();
    await standing(database, one.matterId, 'in_review');
    await say(one);
    await say(one);
    await ask(one);
    await move(database, one.matterId, 'waiting_for_client', sam, {
      words: { message: 'Please', reason: 'x' },
    });
    const mail = await mails(one);
    expect(mail.map(({ kind, minutes }) => [kind, minutes])).toEqual([
      ['case_message', 0],
      ['case_news', 15],
    ]);
    const answer = await given.call(database, 'notices_of_mail', { mailKey: mail[1]?.key ?? '' });
    expect((answer as unknown as { items: Notice[] }).items.map(({ code }) => code)).toEqual([
      'message_sent',
      'request_added',
      'status_changed',
    ]);
  });

  test('never closer than a quarter of an hour, however things come', async () => {
    const one = await someCase();
    for (const pause of [3, 9, 14, 1, 16, 2, 40, 14, 14, 14]) {
      await say(one);
      await minutesPass(one, pause);
    }
    const hours = (await mails(one)).map(({ minutes }) => minutes);
    expect(hours.length).toBeGreaterThan(4);
    for (const [place, hour] of hours.entries())
      if (place > 0) expect(hour - (hours[place - 1] ?? 0)).toBeGreaterThanOrEqual(15);
  });

  test('every notice is told by some mail, and the mail that gathers leaves out what was read or done', async () => {
    const one = await someCase();
    await say(one);
    const requestId = await ask(one);
    await say(one);
    const untold = await database.sql`
      select id from public.client_notifications where user_id = ${one.userId} and mail_key is null`;
    expect(untold).toEqual([]);
    await write(database, 'decide_file_request', sam, { requestId, version: 1, decision: 'withdrawn' });
    const gathered = (await mails(one)).find(({ kind }) => kind === 'case_news')?.key ?? '';
    const left = async () =>
      (
        (await given.call(database, 'notices_of_mail', { mailKey: gathered })) as unknown as {
          items: Notice[];
        }
      ).items;
    expect((await left()).map(({ code }) => code)).toEqual(['message_sent']);
    const { items } = await bell(one);
    await given.call(database, 'mark_notices_read', { userId: one.userId, ids: items.map(({ id }) => id) });
    expect(await left()).toEqual([]);
  });

  test('who wants one mail a day gets one, at eight in the morning, and nothing for what they turned off', async () => {
    const one = await someCase({ message: 'daily', update: 'daily', progress: 'portal' });
    await standing(database, one.matterId, 'submitted');
    await say(one);
    await say(one);
    await write(database, 'write_case_update', sam, {
      caseId: one.caseId,
      visible: true,
      title: 'x',
      text: 'News',
    });
    await move(database, one.matterId, 'in_review', sam);
    const mail = await mails(one);
    expect(mail.map(({ kind }) => kind)).toEqual(['daily_news']);
    const [at] = await database.sql`
      select to_char(run_after at time zone 'America/New_York', 'HH24:MI') as hour, run_after > now() as later
      from public.outbox where dedupe_key = ${mail[0]?.key ?? ''}`;
    expect(at).toEqual({ hour: '08:00', later: true });
    const answer = await given.call(database, 'notices_of_mail', { mailKey: mail[0]?.key ?? '' });
    expect((answer as unknown as { items: Notice[] }).items).toHaveLength(3);
    expect(await codes(one)).toHaveLength(4);
  });

  test('their turn and dates of the court are mailed whatever was chosen', async () => {
    const one = await someCase({ message: 'portal', update: 'portal', progress: 'portal' });
    await say(one);
    expect(await mails(one)).toEqual([]);
    await ask(one);
    await minutesPass(one, 20);
    await standing(database, one.matterId, 'filed');
    await move(database, one.matterId, 'hearing_set', sam, { facts: { hearingAt: '2027-03-10T15:00:00Z' } });
    await minutesPass(one, 20);
    await move(database, one.matterId, 'filed', sam, { words: { reason: 'continued' } });
    expect((await mails(one)).map(({ kind }) => kind)).toEqual([
      'file_requested',
      'case_moved',
      'case_moved',
    ]);
  });

  test.each([
    ['2027-03-14T11:50:00Z', '2027-03-14T12:00:00Z', 'after the clocks went forward that night'],
    ['2027-03-13T12:56:00Z', '2027-03-14T12:00:00Z', 'a mail that is about to be written is left alone'],
    ['2027-11-06T12:10:00Z', '2027-11-07T13:00:00Z', 'over the night the clocks go back'],
    ['2027-07-01T03:30:00Z', '2027-07-01T12:00:00Z', 'late in the evening'],
  ])('at %s the next daily mail is at %s: %s', async (now, next) => {
    const [row] = await database.sql<
      { at: Date }[]
    >`select private.next_daily_mail(${now}::timestamptz) as at`;
    expect(row?.at.toISOString()).toBe(new Date(next).toISOString());
  });

  test('an account that is closed hears nothing', async () => {
    const one = await someCase();
    await database.sql`update public.users set deactivated_at = now() where id = ${one.userId}`;
    await say(one);
    expect(await mails(one)).toEqual([]);
  });

  test('two at once within one case make one mail now and one later', async () => {
    const one = await someCase();
    await Promise.all(Array.from({ length: 8 }, () => say(one, randomUUID())));
    expect((await mails(one)).map(({ kind }) => kind)).toEqual(['case_message', 'case_news']);
  });
});
