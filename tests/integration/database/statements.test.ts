import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/postgres.ts';
import * as given from './given.ts';
import { colleague, firstMatter, standing } from './given-matters.ts';
import { fileTicket, openTasks, write, type Who } from './given-talk.ts';

let database: TestDatabase;
let sam: Who;
beforeAll(async () => {
  database = await createTestDatabase();
  sam = await colleague(database);
});
afterAll(() => database.drop());

async function clientOfMatter() {
  const paid = await given.paidFor(database);
  const { id: matterId } = await firstMatter(database, paid.caseId);
  await standing(database, matterId, 'preparing');
  return { ...paid, matterId, client: { id: paid.userId, role: 'client' } };
}
const save = (who: Who, matterId: string, version: number, answers = {}, finished = false) =>
  write(database, 'save_statement', who, { matterId, version, answers, language: 'es', finished });
const read = (matterId: string, userId: string) =>
  given.call(database, 'read_statement', { matterId, actorId: userId }) as Promise<given.Answer>;

describe('what a client tells', () => {
  test('is kept, also half told; finished, it becomes the task of whoever puts it into English', async () => {
    const { matterId, client, caseId } = await clientOfMatter();
    expect(await save(client, matterId, 0, { harm: 'Me rechazaron.' })).toEqual({
      outcome: 'done',
      version: 1,
    });
    expect(await openTasks(database, caseId)).toEqual(['ask_statement']);
    expect(await save(client, matterId, 1, { harm: 'Me rechazaron.' }, true)).toMatchObject({ version: 2 });
    expect(await openTasks(database, caseId)).toEqual(['translate_statement']);
    expect(await read(matterId, client.id)).toMatchObject({
      outcome: 'done',
      open: true,
      statement: { answers: { harm: 'Me rechazaron.' }, language: 'es', version: 2 },
    });
  });

  test('is for its client alone to read and to write', async () => {
    const [one, other] = [await clientOfMatter(), await clientOfMatter()];
    expect(await save(other.client, one.matterId, 0)).toEqual({ outcome: 'unknown' });
    expect(await save(sam, one.matterId, 0)).toEqual({ outcome: 'unknown' });
    expect(await read(one.matterId, other.client.id)).toEqual({ outcome: 'unknown' });
  });

  test('is not overwritten from an older screen, and the same write twice is one', async () => {
    const { matterId, client } = await clientOfMatter();
    const p = {
      matterId,
      version: 0,
      answers: { harm: 'A' },
      language: 'es',
      finished: false,
      idempotencyKey: randomUUID(),
    };
    expect(await write(database, 'save_statement', client, p)).toEqual({ outcome: 'done', version: 1 });
    expect(await write(database, 'save_statement', client, p)).toEqual({ outcome: 'done', version: 1 });
    expect(await save(client, matterId, 0, { harm: 'B' })).toMatchObject({ outcome: 'stale' });
  });

  test('takes no file of another case, and no change once the court has the papers', async () => {
    const { matterId, client } = await clientOfMatter();
    const exhibits = [{ fileId: randomUUID(), kind: 'other', proves: 'harm', sentence: 'A' }];
    expect(await save(client, matterId, 0, { exhibits })).toEqual({ outcome: 'no_file' });
    await standing(database, matterId, 'filed');
    expect(await save(client, matterId, 0)).toEqual({ outcome: 'frozen' });
  });

  test('takes the files that are offered to the client, and none that only staff see', async () => {
    const { matterId, caseId, client } = await clientOfMatter();
    const file = async (isSeen: boolean) => {
      const [row] = await database.sql<{ id: string }[]>`
        insert into public.case_documents (case_id, file_path, file_name, original_name, file_size, file_type, is_client_visible)
        values (${caseId as string}, ${`cases/${randomUUID()}.pdf`}, 'a.pdf', 'a.pdf', 1, 'application/pdf', ${isSeen})
        returning id`;
      return row?.id ?? '';
    };
    const [seen, hidden] = [await file(true), await file(false)];
    const exhibit = (fileId: string) => ({ fileId, kind: 'denial_letter', proves: 'harm', sentence: 'A' });
    expect(await read(matterId, client.id)).toMatchObject({ files: [{ id: seen }] });
    expect(await save(client, matterId, 0, { exhibits: [exhibit(seen), exhibit(hidden)] })).toEqual({
      outcome: 'no_file',
    });
    expect(await save(client, matterId, 0, { exhibits: [exhibit(seen)] })).toMatchObject({ outcome: 'done' });
  });

  test('loses what was read back when its words change, and keeps it when they do not', async () => {
    const { matterId, client } = await clientOfMatter();
    const answers = { harm: 'Me rechazaron.' };
    await save(client, matterId, 0, answers);
    const english = {
      matterId,
      version: 1,
      translator: 'Rosa Díaz',
      words: { harm: 'I was refused.', debt: 'Made up.' },
    };
    expect(await write(database, 'translate_statement', client, english)).toEqual({ outcome: 'unknown' });
    expect(await write(database, 'translate_statement', sam, english)).toEqual({
      outcome: 'done',
      version: 2,
    });
    expect(await write(database, 'read_back_statement', sam, { matterId, version: 2 })).toEqual({
      outcome: 'unknown',
    });
    await write(database, 'read_back_statement', client, { matterId, version: 2 });
    await save(client, matterId, 3, answers);
    const stored = (await read(matterId, client.id)) as unknown as {
      statement: { readBackAt: string | null; translation: object };
    };
    expect(stored.statement.readBackAt).not.toBeNull();
    // English of words that nobody told is not kept.
    expect(stored.statement.translation).toEqual({ harm: { of: 'Me rechazaron.', text: 'I was refused.' } });
    await save(client, matterId, 4, { harm: 'Otra cosa.' });
    expect(await read(matterId, client.id)).toMatchObject({ statement: { readBackAt: null } });
  });

  test('goes with its case', async () => {
    const { matterId, client, caseId } = await clientOfMatter();
    await save(client, matterId, 0, { harm: 'A' });
    await database.sql`select private.erase_cases(array[${caseId as string}::uuid])`;
    expect(await read(matterId, client.id)).toMatchObject({ statement: null });
  });
});

describe('a packet', () => {
  test('waits for nobody’s approval, and is replaced when one of its papers is', async () => {
    const { matterId } = await clientOfMatter();
    const add = async (kind: string, more = {}) =>
      (await write(database, 'add_paper_version', sam, {
        matterId,
        kind,
        title: null,
        ticketHash: await fileTicket(database, { file_name: 'a.pdf' }),
        sha256: given.newHash(),
        ...more,
      })) as unknown as { paperId: string; documentId: string };
    const motion = await add('motion');
    const packet = await add('packet');
    const lawyer = await colleague(database, 'attorney');
    await standing(database, matterId, 'attorney_review');
    const [version] = await database.sql<{ sha256: string }[]>`
      select sha256 from public.generated_documents where id = ${motion.documentId}`;
    const approved = await write(database, 'approve_papers', lawyer, {
      matterId,
      documents: [{ documentId: motion.documentId, sha256: version?.sha256 ?? '' }],
      typedName: 'Pat Law',
    });
    expect(approved).toMatchObject({ outcome: 'done', moved: true });
    await standing(database, matterId, 'preparing');
    await add('motion', { paperId: motion.paperId, version: 1 });
    const [row] = await database.sql<{ status: string }[]>`
      select status from public.generated_documents where id = ${packet.documentId}`;
    expect(row?.status).toBe('replaced');
  });

  test('keeps the Word file of a made version from the sweep, and gives it up with the case', async () => {
    const { matterId, caseId } = await clientOfMatter();
    const [ticketHash, wordTicketHash] = [await fileTicket(database), await fileTicket(database)];
    await write(database, 'add_paper_version', sam, {
      matterId,
      kind: 'motion',
      title: null,
      ticketHash,
      wordTicketHash,
      sha256: given.newHash(),
      wordSha256: given.newHash(),
      pageCode: 'ACDE34',
    });
    const statusOf = async () => {
      const [row] = await database.sql<{ status: string }[]>`
        select status from public.uploads where ticket_hash = ${wordTicketHash}`;
      return row?.status;
    };
    await database.sql`update public.uploads set created_at = now() - interval '2 days' where ticket_hash = ${wordTicketHash}`;
    await database.sql`select public.sweep_expired()`;
    expect(await statusOf()).toBe('attached');
    await database.sql`select private.erase_files('{}', array[${caseId as string}::uuid], '{}')`;
    expect(await statusOf()).toBe('expired');
  });
});

describe('two statements that tell the same harm', () => {
  const story =
    'After the case was filed against me I applied for nine apartments near the school of my daughter, and every one of them ' +
    'refused me within a day because the name in the record is mine. We slept in the car of my sister for three weeks in January.';
  const inOtherNames = story.replace('nine', 'seven').replace('daughter', 'son').replace('January', 'March');
  const lawyerApproves = async (lawyer: Who, matterId: string, kind: string, more = {}) => {
    const added = await write(database, 'add_paper_version', sam, {
      matterId,
      kind,
      title: null,
      ticketHash: await fileTicket(database, { file_name: 'paper.pdf' }),
      sha256: given.newHash(),
    });
    await standing(database, matterId, 'attorney_review');
    const { documentId, sha256 } = added as unknown as { documentId: string; sha256: string };
    return write(database, 'approve_papers', lawyer, {
      matterId,
      documents: [{ documentId, sha256 }],
      typedName: 'Pat Law',
      ...more,
    });
  };
  const alikeOf = async (caseId: string) => {
    const { matters } = (await given.call(database, 'read_case_papers', { caseId })) as unknown as {
      matters: readonly {
        alike: object | null;
        papers: readonly { versions: readonly { approvals: readonly { alikeReason: string | null }[] }[] }[];
      }[];
    };
    return matters[0];
  };

  test('stop at the attorney, who says why the second may go on; an order has no harm in it', async () => {
    const lawyer = await colleague(database, 'attorney');
    const [first, second] = [await clientOfMatter(), await clientOfMatter()];
    await save(first.client, first.matterId, 0, { harm: `Before.\n${story}` });
    await save(second.client, second.matterId, 0, { harm: inOtherNames });
    const [named] = await database.sql<{ caseNumber: string }[]>`
      select case_number as "caseNumber" from public.cases where id = ${first.caseId}`;
    expect(await alikeOf(second.caseId)).toMatchObject({ alike: { share: 93, ...named } });
    expect(await lawyerApproves(lawyer, second.matterId, 'proposed_order')).toMatchObject({
      outcome: 'done',
    });
    await standing(database, second.matterId, 'preparing');
    expect(await lawyerApproves(lawyer, second.matterId, 'motion')).toEqual({ outcome: 'alike' });
    await standing(database, second.matterId, 'preparing');
    const alikeReason = 'They lost the same home.';
    expect(await lawyerApproves(lawyer, second.matterId, 'affidavit', { alikeReason })).toMatchObject({
      outcome: 'done',
    });
    const { papers } = (await alikeOf(second.caseId)) ?? { papers: [] };
    expect(papers.flatMap(({ versions }) => versions.flatMap(({ approvals }) => approvals))).toContainEqual(
      expect.objectContaining({ alikeReason }),
    );
  });

  test('are found in the English of a translation too, and never in another case of the same person', async () => {
    const [one, other] = [await clientOfMatter(), await clientOfMatter()];
    await save(one.client, one.matterId, 0, { harm: 'Dormimos en el carro.' });
    await save(other.client, other.matterId, 0, { harm: 'Nadie quiso rentarnos.' });
    const english = story.replaceAll('apartments', 'houses').toUpperCase().replace('SCHOOL', 'CLINIC');
    const translate = ({ matterId }: typeof one) =>
      write(database, 'translate_statement', sam, {
        matterId,
        version: 1,
        translator: 'Rosa Paz',
        words: { harm: english },
      });
    await translate(one);
    await database.sql`delete from public.statement_passages where matter_id not in ${database.sql([one.matterId, other.matterId])}`;
    expect(await alikeOf(one.caseId)).toMatchObject({ alike: null });
    await translate(other);
    expect(await alikeOf(one.caseId)).toMatchObject({ alike: { share: 100 } });
    await database.sql`
      update public.cases set user_id = ${one.client.id} where id = ${other.caseId}`;
    expect(await alikeOf(one.caseId)).toMatchObject({ alike: null });
  });

  test('of sixty percent or less, and of a few words, are what people have in common', async () => {
    const [one, other] = [await clientOfMatter(), await clientOfMatter()];
    await save(one.client, one.matterId, 0, { harm: 'I lost my home and I could not rent another.' });
    await save(other.client, other.matterId, 0, { harm: 'I lost my home and I could not rent another.' });
    expect(await alikeOf(other.caseId)).toMatchObject({ alike: null });
    const half = 'alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu';
    await save(one.client, one.matterId, 1, { harm: `${half} nu xi omicron pi rho sigma tau upsilon` });
    await save(other.client, other.matterId, 1, { harm: `${half} one two three four five six seven eight` });
    expect(await alikeOf(other.caseId)).toMatchObject({ alike: null });
    await save(other.client, other.matterId, 2, { harm: `${half} nu two three four five six seven eight` });
    expect(await alikeOf(other.caseId)).toMatchObject({ alike: { share: 65 } });
  });

  test('are found too where one says over and over what the other says once', async () => {
    const [one, other] = [await clientOfMatter(), await clientOfMatter()];
    const passage = 'nobody in that town would let us a room because of this old case. ';
    const further = 'Whoever reads my name there believes that I owe them something to this very day.';
    await save(one.client, one.matterId, 0, { harm: passage + further });
    await save(other.client, other.matterId, 0, { harm: passage.repeat(6) });
    expect(await alikeOf(other.caseId)).toMatchObject({ alike: { share: expect.any(Number) } });
  });
});
