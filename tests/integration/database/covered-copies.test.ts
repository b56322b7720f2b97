import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/postgres.ts';
import * as given from './given.ts';
import { colleague, firstMatter, standing } from './given-matters.ts';
import { fileTicket, write, type Who } from './given-talk.ts';

let database: TestDatabase;
let sam: Who;
beforeAll(async () => {
  database = await createTestDatabase();
  sam = await colleague(database);
});
afterAll(() => database.drop());

interface PaperFile {
  readonly id: string;
  readonly key: string;
  readonly boxes: number | null;
  readonly coveredAt: string | null;
}

async function exhibitOf() {
  const paid = await given.paidFor(database);
  const { id: matterId } = await firstMatter(database, paid.caseId);
  await standing(database, matterId, 'preparing');
  const client: Who = { id: paid.userId, role: 'client' };
  await write(database, 'send_court_letter', client, {
    caseId: paid.caseId as string,
    matterId,
    ticketHashes: [await fileTicket(database)],
    dueAt: '2026-11-23T22:00:00Z',
  });
  const files = async () => {
    const { files: read } = await given.call(database, 'read_paper_facts', { matterId });
    return read as PaperFile[];
  };
  const [original] = await files();
  if (!original) throw new Error('no file');
  return { matterId, client, original, files };
}

test('papers take the newest covered copy in place of an exhibit, and the original stays', async () => {
  const { matterId, client, original, files } = await exhibitOf();
  const cover = async (boxes: number, who = sam) =>
    write(database, 'add_covered_copy', who, {
      matterId,
      documentId: original.id,
      ticketHash: await fileTicket(database),
      boxes,
    });
  expect(await cover(2, client)).toEqual({ outcome: 'unknown' });
  const { copyId } = await cover(2);
  await cover(3);
  const [file, ...others] = await files();
  expect(others).toEqual([]);
  expect(file).toMatchObject({ id: original.id, boxes: 3 });
  expect(file?.key).not.toBe(original.key);
  const [kept] = await database.sql<{ path: string; seen: boolean }[]>`
    select file_path as path, (select is_client_visible from public.case_documents where id = ${copyId as string}) as seen
    from public.case_documents where id = ${original.id}`;
  expect(kept).toEqual({ path: original.key, seen: false });
});

test('a copy is none of another case, and no original of a further copy', async () => {
  const [one, other] = [await exhibitOf(), await exhibitOf()];
  const addCopy = async (matterId: string, documentId: string) =>
    write(database, 'add_covered_copy', sam, {
      matterId,
      documentId,
      ticketHash: await fileTicket(database),
      boxes: 1,
    });
  expect(await addCopy(other.matterId, one.original.id)).toEqual({ outcome: 'unknown' });
  const { copyId } = await addCopy(one.matterId, one.original.id);
  expect(await addCopy(one.matterId, copyId as string)).toEqual({ outcome: 'unknown' });
});

test('what was refused for its file goes through when the same press brings another', async () => {
  const { matterId, client, original } = await exhibitOf();
  const [{ caseId } = { caseId: '' }] = await database.sql<{ caseId: string }[]>`
    select case_id as "caseId" from public.court_matters where id = ${matterId}`;
  const letter = {
    idempotencyKey: randomUUID(),
    caseId,
    matterId,
    dueAt: '2026-11-23T22:00:00Z',
  };
  const copy = { idempotencyKey: randomUUID(), matterId, documentId: original.id, boxes: 1 };
  const gone = given.newHash();
  const sendLetter = (ticket: string) =>
    write(database, 'send_court_letter', client, { ...letter, ticketHashes: [ticket] });
  const covered = (ticket: string) =>
    write(database, 'add_covered_copy', sam, { ...copy, ticketHash: ticket });
  expect((await sendLetter(gone)).outcome).toBe('bad_ticket');
  expect((await sendLetter(await fileTicket(database))).outcome).toBe('done');
  expect((await covered(gone)).outcome).toBe('bad_ticket');
  expect((await covered(await fileTicket(database))).outcome).toBe('done');
});
