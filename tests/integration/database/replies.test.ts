// Answers to messages, and the saved replies they are made of.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addShippedReplies, readShippedReplies } from '#tools/database/shipped-replies.ts';
import { createTestDatabase, type TestDatabase } from '#tests/postgres.ts';
import * as given from './given.ts';

let database: TestDatabase;
let ana: { actorId: string; actorRole: 'staff' };
let sam: { actorId: string; actorRole: 'staff' };
beforeAll(async () => {
  database = await createTestDatabase();
  const colleague = async (first: string) =>
    ({
      actorId: (await given.account(database, { role: 'staff', first_name: first, last_name: 'Lee' })).id,
      actorRole: 'staff',
    }) as const;
  ana = await colleague('Ana');
  sam = await colleague('Sam');
});
afterAll(() => database.drop());

async function message(): Promise<string> {
  const [row] = await database.sql<{ id: string }[]>`
    insert into public.contact_submissions (reference, first_name, last_name, email, inquiry_type, message, language)
    values (${given.newReference()}, 'Luz', 'Peña', ${`luz.${randomUUID()}@example.com`}, 'general', 'Hola', 'es')
    returning id`;
  return row?.id ?? '';
}
const answer = (messageId: string, more: Record<string, string | number>) =>
  given.call(database, 'answer_contact', {
    messageId,
    idempotencyKey: randomUUID(),
    answer: 'Sí.',
    ...ana,
    ...more,
  });
const mailsAbout = (messageId: string) => database.sql`
  select outbox.language, recipient, payload ->> 'answer' as answer from public.outbox
  join public.contact_submissions as message on message.email = outbox.recipient
  where message.id = ${messageId} and kind = 'contact_answer' order by position`;
const stateOf = async (messageId: string) =>
  (
    await database.sql`
      select handled_at is not null as handled, handled_by, version from public.contact_submissions
      where id = ${messageId}`
  )[0];

describe('an answer', () => {
  it('is kept, mailed once in the language of the message, and the message counts as handled', async () => {
    const id = await message();
    const press = { version: 1, idempotencyKey: randomUUID() };
    expect(await answer(id, press)).toEqual({ outcome: 'done', version: 2 });
    // The first answer was lost on its way, and the button was pressed again.
    expect(await answer(id, press)).toEqual({ outcome: 'done', version: 2 });
    expect(await mailsAbout(id)).toMatchObject([{ language: 'es', answer: 'Sí.' }]);
    expect(await stateOf(id)).toEqual({ handled: true, handled_by: ana.actorId, version: 2 });
    expect(
      await database.sql`select body, language, answered_by from public.contact_answers
        where contact_submission_id = ${id}`,
    ).toEqual([{ body: 'Sí.', language: 'es', answered_by: ana.actorId }]);
  });

  it('may be followed by another; who handled it first stays', async () => {
    const id = await message();
    await answer(id, { version: 1 });
    expect(await answer(id, { version: 2, answer: 'Y algo más.', ...sam })).toMatchObject({
      outcome: 'done',
    });
    expect((await mailsAbout(id)).map((row) => row['answer'] as string)).toEqual(['Sí.', 'Y algo más.']);
    expect(await stateOf(id)).toMatchObject({ handled_by: ana.actorId, version: 3 });
  });

  it('to what somebody else answered or marked meanwhile is refused with their name, and nothing is sent', async () => {
    const id = await message();
    await answer(id, { version: 1 });
    expect(await answer(id, { version: 1, answer: 'No.', ...sam })).toEqual({
      outcome: 'stale',
      version: 2,
      by: 'Ana Lee',
    });
    const mark = (version: number, handled: boolean) =>
      given.call(database, 'mark_message', { messageId: id, version, handled, ...sam });
    expect(await mark(1, false)).toMatchObject({ outcome: 'stale', by: 'Ana Lee' });
    expect(await mark(2, false)).toEqual({ outcome: 'done' });
    expect(await answer(id, { version: 2 })).toMatchObject({ outcome: 'stale', by: 'Sam Lee' });
    expect(await mailsAbout(id)).toHaveLength(1);
  });

  it('of twenty at once goes out once', async () => {
    const id = await message();
    const all = await Promise.all(
      Array.from({ length: 20 }, (_, index) => answer(id, { version: 1, answer: `Sí ${index}` })),
    );
    expect(all.filter(({ outcome }) => outcome === 'done')).toHaveLength(1);
    expect(all.filter(({ outcome }) => outcome === 'stale')).toHaveLength(19);
    expect(await mailsAbout(id)).toHaveLength(1);
  });

  it('goes with its message', async () => {
    const id = await message();
    await answer(id, { version: 1 });
    await database.sql`delete from public.contact_submissions where id = ${id}`;
    expect(
      await database.sql`select id from public.contact_answers where contact_submission_id = ${id}`,
    ).toEqual([]);
  });
});

interface Pair {
  readonly id: string;
  readonly version: number;
  readonly older: string | null;
}

describe('a saved reply', () => {
  const halves = { titleEn: 'Fee', titleEs: 'Tarifa', bodyEn: 'It costs.', bodyEs: 'Cuesta.' };
  const save = async (more: Record<string, string | number | boolean | null>) => {
    const done = await given.call(database, 'save_reply', { ...halves, most: 200, ...ana, ...more });
    return { ...done, reply: done['reply'] as Pair | undefined };
  };
  const made = async () => {
    const { reply } = await save({ newId: randomUUID() });
    if (!reply) throw new Error('not saved');
    return reply;
  };

  it('is added once under the id the browser made, and another one under it is refused', async () => {
    const newId = randomUUID();
    const [first, again] = [await save({ newId }), await save({ newId })];
    expect(first.reply).toMatchObject({ id: newId, version: 1, older: null, titleEn: 'Fee' });
    expect(again.reply).toEqual(first.reply);
    await expect(save({ newId, titleEn: 'Other' })).rejects.toMatchObject({ code: 'FK409' });
    expect(await save({ newId: randomUUID(), most: 1 })).toMatchObject({ outcome: 'too_many' });
  });

  it('says which half is older after one was changed, until both are changed or found right', async () => {
    const { id } = await made();
    const changed = await save({ id, version: 1, bodyEn: 'It costs more.' });
    expect(changed.reply).toMatchObject({ version: 2, older: 'es' });
    const same = await save({ id, version: 2, bodyEn: 'It costs more.' });
    expect(same.reply).toMatchObject({ older: 'es' });
    const checked = await save({ id, version: 3, bodyEn: 'It costs more.', bothCurrent: true });
    expect(checked.reply).toMatchObject({ version: 4, older: null });
    const spanish = await save({ id, version: 4, bodyEn: 'It costs more.', titleEs: 'La tarifa' });
    expect(spanish.reply).toMatchObject({ older: 'en' });
  });

  it('that somebody else changed is not overwritten, and says whose change it was', async () => {
    const { id } = await made();
    await save({ id, version: 1, bodyEn: 'A', ...sam });
    expect(await save({ id, version: 1, bodyEn: 'B' })).toMatchObject({
      outcome: 'stale',
      version: 2,
      by: 'Sam Lee',
    });
    const retire = (version: number) => given.call(database, 'retire_reply', { id, version, ...ana });
    expect(await retire(1)).toMatchObject({ outcome: 'stale', by: 'Sam Lee' });
    expect(await retire(2)).toEqual({ outcome: 'done' });
    expect(await retire(2)).toEqual({ outcome: 'done' });
    expect(await given.call(database, 'read_reply', { replyId: id })).toEqual({ outcome: 'unknown' });
    expect(await save({ id, version: 3 })).toMatchObject({ outcome: 'unknown' });
  });

  it('of those we ship is added once, and stays as staff left it', async () => {
    const shipped = readShippedReplies();
    expect(shipped.length).toBeGreaterThanOrEqual(12);
    await addShippedReplies(database.sql);
    await database.sql`update public.saved_replies set body_en = 'Ours' where shipped_as = 'thanks'`;
    await database.sql`update public.saved_replies set retired_at = now() where shipped_as = 'price'`;
    await addShippedReplies(database.sql);
    const rows = await database.sql`
      select shipped_as, body_en, retired_at is not null as retired from public.saved_replies
      where shipped_as is not null`;
    expect(rows).toHaveLength(shipped.length);
    expect(rows.find((row) => row['shipped_as'] === 'thanks')).toMatchObject({ body_en: 'Ours' });
    expect(rows.find((row) => row['shipped_as'] === 'price')).toMatchObject({ retired: true });
  });
});
