import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { messagesPerPage } from '#domain/cases/thread.ts';
import { seed } from '#tests/chance.ts';
import { createTestDatabase, type TestDatabase } from '#tests/postgres.ts';
import { isFullRun } from '#tests/runs.ts';
import * as given from './given.ts';
import { colleague, firstMatter, standing } from './given-matters.ts';
import { caseMails, fileTicket, openTasks, write, type Who } from './given-talk.ts';

let database: TestDatabase;
let sam: Who;
beforeAll(async () => {
  database = await createTestDatabase();
  sam = await colleague(database);
});
afterAll(() => database.drop());

async function someCase() {
  const paid = await given.paidFor(database);
  return { ...paid, client: { id: paid.userId, role: 'client' } };
}
const say = (who: Who, caseId: string, message = 'Hola', more = {}) =>
  write(database, 'send_case_message', who, { caseId, message, answerDueAt: given.inHours(24), ...more });

interface Thread {
  readonly items: readonly {
    id: string;
    from: string;
    name: string | null;
    text: string;
    readAt: string | null;
    files: readonly { name: string }[];
  }[];
  readonly before: string | null;
  readonly unread: number;
}
async function thread(caseId: string, actorRole: string, before: string | null = null): Promise<Thread> {
  return (await given.call(database, 'read_case_thread', {
    caseId,
    actorRole,
    before,
    limit: messagesPerPage,
  })) as unknown as Thread;
}

describe('messages about a case', () => {
  test('a client writes with files: staff have one task with its time and a mail, and the files in their order', async () => {
    const { caseId, client } = await someCase();
    const files = [
      await fileTicket(database, { file_name: 'first.pdf' }),
      await fileTicket(database, { file_name: 'second.pdf' }),
    ];
    const answer = await say(client, caseId, 'Aquí está la carta', { ticketHashes: files });
    expect(answer).toMatchObject({ outcome: 'done', reopened: false });
    await say(client, caseId, 'Y otra cosa');
    expect(await openTasks(database, caseId)).toEqual(['answer_message']);
    const { items, unread } = await thread(caseId, 'staff');
    expect(items.map(({ from, text, files: sent }) => [from, text, sent.map(({ name }) => name)])).toEqual([
      ['client', 'Aquí está la carta', ['first.pdf', 'second.pdf']],
      ['client', 'Y otra cosa', []],
    ]);
    expect(unread).toBe(2);
    const mails = await caseMails(database, caseId);
    expect(mails.map(({ about, later }) => [about, later])).toEqual([
      ['staff', false],
      ['staff', true],
    ]);
    expect(mails.every(({ recipient }) => recipient === null)).toBe(true);
  });

  test('staff answer: the task is done, the client has a notice, an entry and a neutral mail in their language', async () => {
    const { caseId, client, userId } = await someCase();
    await say(client, caseId);
    await say(sam, caseId, 'We look at it today.');
    expect(await openTasks(database, caseId)).toEqual([]);
    const [mail] = await database.sql`
      select kind, language, payload from public.outbox
      where payload ->> 'caseId' = ${caseId} and payload ->> 'about' = 'message'`;
    expect(mail).toMatchObject({ language: 'es' });
    expect(JSON.stringify(mail?.['payload'])).not.toContain('today');
    const [notice] = await database.sql`
      select code, read_at from public.client_notifications where user_id = ${userId} and code = 'message_sent'`;
    expect(notice).toMatchObject({ read_at: null });
    const seen = await thread(caseId, 'client');
    expect(seen.items.at(-1)).toMatchObject({ from: 'us', name: 'Sam', readAt: null });
    const [entry] = await database.sql`
      select actor_role, details from public.audit_entries where action = 'case_message_sent' and object_id = ${caseId}`;
    expect(entry).toMatchObject({ actor_role: 'staff' });
  });

  test('pressed twice or sent again after a lost answer, a message is there once and answers the same', async () => {
    const { caseId, client } = await someCase();
    const key = { idempotencyKey: randomUUID() };
    const answers = await given.times(4, () => say(client, caseId, 'Una vez', key));
    expect(new Set(answers.map(({ messageId }) => messageId)).size).toBe(1);
    expect((await thread(caseId, 'staff')).items).toHaveLength(1);
  });

  test('a file goes with one message: the second that names it is refused, and nothing of it stays', async () => {
    const { caseId, client } = await someCase();
    const ticketHashes = [await fileTicket(database)];
    const answers = await given.times(2, () => say(client, caseId, 'Con archivo', { ticketHashes }));
    expect(given.tally(answers)).toEqual({ done: 1, bad_ticket: 1 });
    expect((await thread(caseId, 'staff')).items).toHaveLength(1);
  });

  test('nobody writes into, reads or marks the case of somebody else', async () => {
    const { caseId, client } = await someCase();
    const other = await someCase();
    const { messageId } = await say(sam, caseId);
    expect(await say(other.client, caseId)).toEqual({ outcome: 'unknown' });
    expect(
      await write(database, 'mark_thread_read', other.client, { caseId, messageId: messageId as string }),
    ).toEqual({ outcome: 'unknown' });
    expect(
      await write(database, 'mark_thread_read', client, { caseId, messageId: messageId as string }),
    ).toEqual({ outcome: 'done', read: 1 });
  });

  test('reading marks what the other side wrote up to the last one seen, and takes the notice away', async () => {
    const { caseId, client, userId } = await someCase();
    await say(client, caseId);
    const { messageId } = await say(sam, caseId, 'One');
    await say(sam, caseId, 'Two');
    await write(database, 'mark_thread_read', client, { caseId, messageId: messageId as string });
    const { items, unread } = await thread(caseId, 'client');
    expect(items.map(({ readAt }) => readAt !== null)).toEqual([false, true, false]);
    expect(unread).toBe(1);
    const notices = await database.sql`
      select read_at is not null as gone from public.client_notifications
      where user_id = ${userId} and code = 'message_sent' order by created_at`;
    expect(notices.map(({ gone }) => gone as boolean)).toEqual([true, false]);
  });

  test('ten messages within a quarter of an hour are told in two mails: one now, and one for the rest', async () => {
    const { caseId } = await someCase();
    for (let count = 0; count < 10; count += 1) await say(sam, caseId, `Part ${count}`);
    const mails = await database.sql`
      select kind, run_after > now() as later from public.outbox
      where payload ->> 'caseId' = ${caseId} and kind in ('case_message', 'case_news') order by run_after`;
    expect(mails.map(({ kind, later }) => [kind, later])).toEqual([
      ['case_message', false],
      ['case_news', true],
    ]);
    const [gap] = await database.sql`
      select max(run_after) - min(run_after) = interval '15 minutes' as right from public.outbox
      where payload ->> 'caseId' = ${caseId} and kind in ('case_message', 'case_news')`;
    expect(gap).toEqual({ right: true });
  });

  test('a client who had fallen silent writes: the hold ends and the matter is in review again', async () => {
    const { caseId, client } = await someCase();
    const { id } = await firstMatter(database, caseId);
    await standing(database, id, 'closed');
    await database.sql`update public.court_matters set end_reason = 'silent' where id = ${id}`;
    await database.sql`insert into public.case_holds (case_id, kind) values (${caseId}, 'unreachable')`;
    expect(await say(client, caseId, 'Aquí estoy')).toMatchObject({ outcome: 'done', reopened: true });
    const [after] = await database.sql`
      select status, over_since, (select end_reason from public.court_matters where id = ${id}),
        private.is_held(id) as held from public.cases where id = ${caseId}`;
    expect(after).toEqual({ status: 'in_review', over_since: null, end_reason: null, held: false });
  });

  test('one closed for another reason stays closed', async () => {
    const { caseId, client } = await someCase();
    const { id } = await firstMatter(database, caseId);
    await standing(database, id, 'closed');
    await database.sql`update public.court_matters set end_reason = 'papers_delivered' where id = ${id}`;
    expect(await say(client, caseId)).toMatchObject({ outcome: 'done', reopened: false });
    expect((await firstMatter(database, caseId)).status).toBe('closed');
  });

  test('a translation stands beside the text; who saw an older one is told whose it is', async () => {
    const { caseId, client } = await someCase();
    const { messageId } = await say(client, caseId, 'Buenos días');
    const translate = (translation: string, seen: string | null) =>
      write(database, 'translate_case_message', sam, { messageId: messageId as string, translation, seen });
    expect(await translate('Good morning', null)).toEqual({ outcome: 'done' });
    expect(await translate('Good day', null)).toMatchObject({ outcome: 'stale', changedBy: 'Sam Office' });
    expect(await translate('Good day', 'Good morning')).toEqual({ outcome: 'done' });
    expect((await thread(caseId, 'client')).items[0]).toMatchObject({
      text: 'Buenos días',
      translation: 'Good day',
    });
  });

  test('a long thread comes in pages, each message once and in order', async () => {
    const { caseId, client } = await someCase();
    for (let count = 0; count < messagesPerPage + 5; count += 1)
      await say(count % 2 ? sam : client, caseId, String(count));
    const newest = await thread(caseId, 'staff');
    const older = await thread(caseId, 'staff', newest.before);
    expect(older.before).toBeNull();
    expect([...older.items, ...newest.items].map(({ text }) => Number(text))).toEqual(
      Array.from({ length: messagesPerPage + 5 }, (_, index) => index),
    );
  });
});

test('whatever staff write into a case, no answer to its client holds an internal word', async () => {
  const secret = fc.uuid();
  const entry = fc.record({ visible: fc.boolean(), text: secret });
  await fc.assert(
    fc.asyncProperty(fc.array(entry, { minLength: 1, maxLength: 12 }), async (entries) => {
      const { caseId, client } = await someCase();
      for (const { visible, text } of entries)
        await write(database, 'write_case_update', sam, { caseId, visible, text, title: 'News' });
      await write(database, 'log_contact', sam, {
        caseId,
        channel: 'call',
        direction: 'out',
        reached: false,
        note: 'internal-contact',
      });
      const reader = { caseId, actorId: client.id, actorRole: 'client' };
      const p = { ...reader, limit: 1_000 };
      for (const forTranslation of [null, false, true]) {
        const seen = JSON.stringify(
          await given.call(database, 'read_case_updates', { ...p, visible: forTranslation }),
        );
        for (const { visible, text } of entries) {
          if (!visible) expect(seen).not.toContain(text);
          else if (forTranslation !== false) expect(seen).toContain(text);
        }
        expect(seen).not.toContain('Sam');
      }
      for (const [name, asked] of [
        ['read_case_thread', p],
        ['read_file_requests', reader],
        ['read_client_papers', reader],
      ] as const)
        expect(JSON.stringify(await given.call(database, name, asked))).not.toMatch(
          /internal-contact|Office/,
        );
    }),
    { numRuns: isFullRun ? 800 : 15, seed },
  );
}, 300_000);
