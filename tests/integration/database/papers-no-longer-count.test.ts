import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { attorneyItem } from '#domain/cases/attorneys.ts';
import type { CaseStatus } from '#domain/cases/status.ts';
import { createTestDatabase, type TestDatabase } from '#tests/postgres.ts';
import * as given from './given.ts';
import { colleague, firstMatter, move, noConflict, paper, standing } from './given-matters.ts';
import { fileTicket, write, type Who } from './given-talk.ts';

let database: TestDatabase;
let sam: Who;
let lawyer: Who;
beforeAll(async () => {
  database = await createTestDatabase();
  sam = await colleague(database);
  lawyer = await colleague(database, 'attorney');
});
afterAll(() => database.drop());

async function matterAt(status: CaseStatus) {
  const paid = await given.paidFor(database);
  const { id } = await firstMatter(database, paid.caseId);
  await standing(database, id, status);
  return { ...paid, matterId: id };
}
const versionOf = async (caseId: unknown) => (await firstMatter(database, caseId)).version;
describe('papers to read', () => {
  test('are counted without the packet, which nobody approves', async () => {
    const { caseId, matterId } = await matterAt('attorney_review');
    await paper(database, matterId);
    const { paperId } = await paper(database, matterId);
    await database.sql`update public.case_papers set kind = 'packet' where id = ${paperId}`;
    await noConflict(database, caseId, lawyer.id);
    const { items } = await given.call(database, 'read_attorney_queue', {
      actorId: lawyer.id,
      limit: 100,
      weekStart: given.inHours(-24 * 7),
    });
    const queue = (items as unknown[]).map((item) => attorneyItem.parse(item));
    expect(queue.find((one) => one.caseId === caseId)?.versions).toBe(1);
  });

  test('are not shown to the client when the matter ended before anybody gave them to read', async () => {
    const { caseId, matterId } = await matterAt('preparing');
    await database.sql`update public.filing_rules set attorney_needed = false, confirmed_by = 'Sam', confirmed_on = '2026-11-01'`;
    await paper(database, matterId);
    await move(database, matterId, 'cancelled', sam, { facts: { endReason: 'not_found' } });
    const { matters } = await given.call(database, 'read_client_papers', { caseId });
    await database.sql`update public.filing_rules set attorney_needed = true, confirmed_by = null, confirmed_on = null`;
    expect((matters as unknown as { papers: unknown[] }[]).flatMap(({ papers }) => papers)).toEqual([]);
  });
});

describe('a signed copy', () => {
  test('is of the papers that were signed: another version has to be signed anew', async () => {
    const { caseId, matterId } = await matterAt('ready_to_file');
    const { paperId } = await paper(database, matterId, ['attorney', 'client']);
    await database.sql`update public.court_matters set signed_copy_at = now() where id = ${matterId}`;
    await move(database, matterId, 'preparing', sam, { words: { reason: 'The name is wrong.' } });
    await write(database, 'add_paper_version', sam, {
      matterId,
      paperId,
      version: 1,
      ticketHash: await fileTicket(database),
      sha256: given.newHash(),
    });
    const [row] =
      await database.sql`select signed_copy_at as signed from public.court_matters where case_id = ${caseId}`;
    expect(row).toEqual({ signed: null });
  });
});

describe('a matter that belongs to another county', () => {
  test('comes back from whoever reads its papers, because those are void', async () => {
    const { caseId, matterId } = await matterAt('client_review');
    await paper(database, matterId, ['attorney']);
    const answer = await write(database, 'match_record', sam, {
      matterId,
      version: await versionOf(caseId),
      result: 'wrong_county',
      county: 'Fulton',
      court: 'magistrate',
      partyIds: [],
      note: 'Found in Fulton.',
    });
    expect(answer).toMatchObject({ outcome: 'done', papersVoided: 1 });
    expect(await firstMatter(database, caseId)).toMatchObject({ status: 'preparing' });
  });
});
