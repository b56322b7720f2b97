import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PaperState } from '#domain/cases/papers.ts';
import type { CaseStatus } from '#domain/cases/status.ts';
import { createTestDatabase, type TestDatabase } from '#tests/postgres.ts';
import * as given from './given.ts';
import { colleague, firstMatter, move, openFiling, standing } from './given-matters.ts';
import { caseMails, fileTicket, openTasks, write, type Who } from './given-talk.ts';

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
  return { ...paid, matterId: id, client: { id: paid.userId, role: 'client' } };
}
interface Version {
  readonly documentId: string;
  readonly sha256: string;
  readonly paperId: string;
  readonly versionNumber: number;
  readonly pageCode: string;
}
async function upload(matterId: string, more = {}, who = sam) {
  return write(database, 'add_paper_version', who, {
    matterId,
    kind: 'motion',
    title: null,
    ticketHash: await fileTicket(database, { file_name: 'motion.pdf' }),
    sha256: given.newHash(),
    ...more,
  });
}
const added = async (matterId: string, more = {}, who = sam) =>
  (await upload(matterId, more, who)) as unknown as Version;
const read = ({ documentId, sha256 }: Version) => ({ documentId, sha256 });
const approve = (who: Who, matterId: string, versions: readonly Version[], more = {}) =>
  write(database, 'approve_papers', who, {
    matterId,
    documents: versions.map(read),
    typedName: 'Ana Núñez',
    ...more,
  });
const giveBack = (who: Who, matterId: string, version: Version, words = 'The name') =>
  write(database, 'return_papers', who, { matterId, documents: [{ ...read(version), words }] });
async function stateOf({ documentId }: Version) {
  const [row] = await database.sql<{ status: PaperState }[]>`
    select status from public.generated_documents where id = ${documentId}`;
  return row?.status;
}
const statusOf = async (caseId: unknown) => (await firstMatter(database, caseId)).status;
const seenByClient = async (caseId: string) => {
  const { matters } = (await given.call(database, 'read_client_papers', { caseId })) as unknown as {
    matters: readonly { papers: readonly { documentId: string; isCurrent: boolean }[] }[];
  };
  return matters.flatMap(({ papers }) => papers);
};

test('a paper of another kind stands under the title and in the language that staff gave it', async () => {
  const { matterId, caseId } = await matterAt('preparing');
  const named = { kind: 'other', title: 'Carta de la “señora” <Peña>', language: 'es' };
  await added(matterId, named);
  const { matters } = (await given.call(database, 'read_case_papers', { caseId })) as unknown as {
    matters: readonly { papers: readonly object[] }[];
  };
  expect(matters[0]?.papers).toMatchObject([named]);
});

/** Two papers of a matter that the attorney has approved and the client reads. */
async function inClientReview() {
  const matter = await matterAt('attorney_review');
  const motion = await added(matter.matterId);
  const order = await added(matter.matterId, { kind: 'proposed_order' });
  await approve(lawyer, matter.matterId, [motion, order]);
  return { ...matter, motion, order };
}

describe('a paper', () => {
  test('is not added while a flag stops papers, but a letter of the court is, and so is what follows the filing', async () => {
    const { matterId, caseId } = await matterAt('preparing');
    await database.sql`insert into public.case_flags (case_id, flag) values (${caseId}, 'appeal_pending')`;
    expect(await upload(matterId)).toEqual({ outcome: 'flagged' });
    expect(await upload(matterId, { kind: 'court_letter' })).toMatchObject({ outcome: 'done' });
    await standing(database, matterId, 'filed');
    expect(await upload(matterId, { kind: 'change_of_address' })).toMatchObject({ outcome: 'done' });
    await standing(database, matterId, 'preparing');
    await database.sql`update public.case_flags set cleared_at = now() where case_id = ${caseId}`;
    expect(await upload(matterId)).toMatchObject({ outcome: 'done' });
  });

  test('gets a version for each PDF, with hash and a page code of its own; the older one is replaced', async () => {
    const { matterId } = await matterAt('preparing');
    const first = await added(matterId);
    const second = await added(matterId, { paperId: first.paperId, version: 1 });
    expect(second).toMatchObject({ outcome: 'done', paperId: first.paperId, versionNumber: 2 });
    expect(second.pageCode).toMatch(/^[ACDEFGHJKMNPRTWXY34679]{6}$/);
    expect(second.pageCode).not.toBe(first.pageCode);
    expect([await stateOf(first), await stateOf(second)]).toEqual(['replaced', 'draft']);
  });

  test('is refused from an older version on the screen, and with a file that was used', async () => {
    const { matterId } = await matterAt('preparing');
    const { paperId } = await added(matterId);
    await added(matterId, { paperId, version: 1 });
    expect(await upload(matterId, { paperId, version: 1 })).toMatchObject({
      outcome: 'stale',
      changedBy: 'Sam Office',
    });
    const ticketHash = await fileTicket(database);
    await added(matterId, { ticketHash });
    expect(await upload(matterId, { ticketHash })).toMatchObject({ outcome: 'bad_ticket' });
  });

  test.each(['client_review', 'ready_to_file', 'cancelled'] as const)(
    'is frozen while the matter is in %s; a letter of the court may come until the end',
    async (status) => {
      const { matterId } = await matterAt(status);
      expect(await upload(matterId)).toMatchObject({ outcome: 'frozen' });
      expect(await upload(matterId, { kind: 'court_letter' })).toMatchObject({
        outcome: status === 'cancelled' ? 'frozen' : 'done',
      });
    },
  );

  test('sent twice with one key is there once', async () => {
    const { matterId } = await matterAt('preparing');
    const same = {
      idempotencyKey: randomUUID(),
      ticketHash: await fileTicket(database),
      sha256: given.newHash(),
    };
    const answers = await given.times(3, () => upload(matterId, same));
    expect(new Set(answers.map((answer) => answer['documentId'])).size).toBe(1);
  });

  test('that is not needed after all is withdrawn, and keeps nobody from going on', async () => {
    const { matterId } = await matterAt('attorney_review');
    const motion = await added(matterId);
    const extra = await added(matterId, { kind: 'exhibits' });
    expect(await write(database, 'withdraw_paper', sam, { paperId: extra.paperId })).toEqual({
      outcome: 'done',
    });
    expect(await approve(lawyer, matterId, [motion])).toMatchObject({
      outcome: 'done',
      moved: true,
      status: 'client_review',
    });
  });

  test('of superior court keeps its affidavit unless an attorney leaves it out', async () => {
    for (const [court, answer] of [
      ['superior', 'forbidden'],
      ['state', 'forbidden'],
      ['magistrate', 'done'],
    ] as const) {
      const { matterId } = await matterAt('attorney_review');
      await database.sql`update public.court_matters set court = ${court} where id = ${matterId}`;
      const { paperId } = await added(matterId, { kind: 'affidavit' });
      expect(await write(database, 'withdraw_paper', sam, { paperId }), court).toEqual({ outcome: answer });
      expect(await write(database, 'withdraw_paper', lawyer, { paperId }), court).toEqual({
        outcome: 'done',
      });
    }
  });
});

describe('the attorney', () => {
  test('approves each version by its hash; with the last one the client reads, and hears of it by mail', async () => {
    const { matterId, caseId } = await matterAt('attorney_review');
    const motion = await added(matterId);
    const order = await added(matterId, { kind: 'proposed_order' });
    expect(await seenByClient(caseId)).toEqual([]);
    expect(await approve(lawyer, matterId, [motion])).toMatchObject({
      moved: false,
      status: 'attorney_review',
    });
    expect(await approve(lawyer, matterId, [order])).toMatchObject({ moved: true, status: 'client_review' });
    expect((await seenByClient(caseId)).map(({ documentId }) => documentId).toSorted()).toEqual(
      [motion.documentId, order.documentId].toSorted(),
    );
    const rows = await database.sql`
      select payload #>> '{stands,status}' as status from public.outbox
      where kind = 'case_moved' and payload ->> 'caseId' = ${caseId}`;
    expect(rows).toEqual([{ status: 'client_review' }]);
  });

  test('approves a paper that follows at the court: nothing moves, and the client hears that there is something to read', async () => {
    const { matterId, caseId } = await matterAt('filed');
    const later = await added(matterId, { kind: 'change_of_address' });
    expect(await approve(lawyer, matterId, [later])).toMatchObject({ moved: false, status: 'filed' });
    expect((await caseMails(database, caseId)).map(({ kind }) => kind)).toEqual(['papers_ready']);
    expect(await seenByClient(caseId)).toMatchObject([{ documentId: later.documentId, isCurrent: true }]);
  });

  test('who left has approved nothing that was not filed; another one approves the same version', async () => {
    const { matterId } = await matterAt('attorney_review');
    const gone = await colleague(database, 'attorney');
    const motion = await added(matterId);
    const order = await added(matterId, { kind: 'proposed_order' });
    await approve(gone, matterId, [motion]);
    await database.sql`update public.users set deactivated_at = now() where id = ${gone.id}`;
    expect(await approve(lawyer, matterId, [order])).toMatchObject({ moved: false });
    expect(await approve(lawyer, matterId, [motion])).toMatchObject({ moved: true, status: 'client_review' });
  });

  test('may approve own work, and it is noted as such', async () => {
    const { matterId } = await matterAt('attorney_review');
    const own = await added(matterId, {}, lawyer);
    await approve(lawyer, matterId, [own]);
    const [given_] = await database.sql`
      select own_work, typed_name from public.paper_approvals where document_id = ${own.documentId}`;
    expect(given_).toEqual({ own_work: true, typed_name: 'Ana Núñez' });
  });

  test('does not approve what is no longer the newest version, or other bytes', async () => {
    const { matterId } = await matterAt('attorney_review');
    const first = await added(matterId);
    const second = await added(matterId, { paperId: first.paperId, version: 1 });
    expect(await approve(lawyer, matterId, [first])).toMatchObject({ outcome: 'stale' });
    expect(await approve(lawyer, matterId, [{ ...second, sha256: given.newHash() }])).toMatchObject({
      outcome: 'stale',
    });
  });

  test('returns a paper with comments that no client sees: it is prepared again, with a task', async () => {
    const { matterId, caseId, client } = await matterAt('attorney_review');
    const motion = await added(matterId);
    expect(await giveBack(lawyer, matterId, motion, 'Caption is wrong')).toMatchObject({
      outcome: 'done',
      status: 'preparing',
      timesReturned: 1,
    });
    expect(await openTasks(database, caseId)).toEqual(['prepare_papers']);
    expect(await stateOf(motion)).toBe('returned');
    const visible = await given.call(database, 'read_case_updates', {
      caseId,
      actorId: client.id,
      actorRole: 'client',
      limit: 100,
    });
    expect(JSON.stringify(visible)).not.toContain('Caption');
    expect(await seenByClient(caseId)).toEqual([]);
  });

  test('alone approves as one: staff cannot', async () => {
    const { matterId } = await matterAt('attorney_review');
    const motion = await added(matterId);
    expect(await approve(sam, matterId, [motion])).toMatchObject({ outcome: 'not_now' });
    expect(await giveBack(sam, matterId, motion)).toEqual({ outcome: 'unknown' });
  });
});

describe('the client', () => {
  test('approves all papers in one call: the matter is ready to file in the same moment', async () => {
    const { matterId, caseId, client, motion, order } = await inClientReview();
    expect(await approve(client, matterId, [motion, order])).toMatchObject({
      outcome: 'done',
      moved: true,
      status: 'ready_to_file',
    });
    expect(await stateOf(motion)).toBe('client_approved');
    const [row] = await database.sql`
      select as_role, sha256 = ${motion.sha256} as same, language, recorded_by from public.paper_approvals
      where document_id = ${motion.documentId} and as_role = 'client'`;
    expect(row).toEqual({ as_role: 'client', same: true, language: 'en', recorded_by: null });
    expect(await statusOf(caseId)).toBe('ready_to_file');
  });

  test('approves nothing the attorney has not, nothing in danger, and nobody else does it for them', async () => {
    const { matterId, client, motion, order } = await inClientReview();
    const other = await matterAt('submitted');
    expect(await approve(other.client, matterId, [motion, order])).toEqual({ outcome: 'unknown' });
    await database.sql`
      update public.matter_parties set danger_answer = 'yes', danger_answered_at = now() where matter_id = ${matterId}`;
    expect(await approve(client, matterId, [motion, order])).toEqual({ outcome: 'danger' });
    await database.sql`
      update public.matter_parties set danger_cleared_at = now(), danger_cleared_by = ${lawyer.id}
      where matter_id = ${matterId}`;
    await database.sql`delete from public.paper_approvals where document_id = ${order.documentId}`;
    expect(await approve(client, matterId, [motion, order])).toEqual({ outcome: 'not_ready' });
    expect(await stateOf(motion)).toBe('attorney_approved');
  });

  test('asks for a change in their own words: the matter is prepared again, and the words stay in sight', async () => {
    const { matterId, caseId, client, motion } = await inClientReview();
    expect(await giveBack(client, matterId, motion, 'Mi segundo apellido falta')).toMatchObject({
      outcome: 'done',
      status: 'preparing',
    });
    expect(await openTasks(database, caseId)).toEqual(['prepare_papers']);
    expect((await seenByClient(caseId)).map(({ documentId }) => documentId)).toEqual([motion.documentId]);
  });

  test('finds the approvals void when there is a new version', async () => {
    const { matterId, client, motion } = await inClientReview();
    await giveBack(client, matterId, motion);
    await added(matterId, { paperId: motion.paperId, version: 1 });
    const [row] = await database.sql`
      select private.all_approved(${matterId}, 'attorney') as attorney, private.all_approved(${matterId}, 'client') as client`;
    expect(row).toEqual({ attorney: false, client: false });
  });

  test('stops before filing: canceled, and staff decide about the fee', async () => {
    const { matterId, caseId, client } = await inClientReview();
    const { version } = await firstMatter(database, caseId);
    const stop = { matterId, version, words: 'Me mudo' };
    expect(await write(database, 'stop_matter', client, { ...stop, version: version - 1 })).toMatchObject({
      outcome: 'stale',
    });
    expect(await write(database, 'stop_matter', client, stop)).toMatchObject({
      outcome: 'done',
      stopped: 'cancelled',
      status: 'cancelled',
    });
    expect(await openTasks(database, caseId)).toEqual(['decide_refund']);
    const [ended] = await database.sql`select end_reason from public.court_matters where id = ${matterId}`;
    expect(ended).toEqual({ end_reason: 'client_stopped' });
  });

  test('stops at the court: a task for staff, and nothing moves', async () => {
    const { matterId, caseId, client } = await matterAt('filed');
    const { version } = await firstMatter(database, caseId);
    expect(await write(database, 'stop_matter', client, { matterId, version })).toMatchObject({
      stopped: 'asked',
      status: 'filed',
    });
    expect(await openTasks(database, caseId)).toEqual(['stop_asked']);
  });

  test('who pressed twice approved once', async () => {
    const { matterId, client, motion, order } = await inClientReview();
    const idempotencyKey = randomUUID();
    const answers = await given.times(4, () =>
      approve(client, matterId, [motion, order], { idempotencyKey }),
    );
    expect(given.tally(answers)).toEqual({ done: 4 });
    const [count] = await database.sql`
      select count(*)::int from public.paper_approvals where as_role = 'client' and document_id = ${motion.documentId}`;
    expect(count).toEqual({ count: 1 });
  });

  test('on a hold approves all the same, and the matter waits', async () => {
    const { matterId, caseId, client, motion, order } = await inClientReview();
    await database.sql`insert into public.case_holds (case_id, kind) values (${caseId}, 'dispute')`;
    expect(await approve(client, matterId, [motion, order])).toMatchObject({
      outcome: 'done',
      moved: false,
      status: 'client_review',
    });
    await database.sql`update public.case_holds set released_at = now() where case_id = ${caseId}`;
    expect(await move(database, matterId, 'ready_to_file', sam)).toMatchObject({ outcome: 'done' });
  });
});

describe('staff', () => {
  test('note an approval that was given on paper, with the picture of it; who prepared the paper does not', async () => {
    const { matterId, caseId, userId, motion, order } = await inClientReview();
    const eva = await colleague(database);
    const record = async (who: Who, more = {}) =>
      approve(who, matterId, [motion, order], {
        as: 'client',
        ticketHashes: [await fileTicket(database)],
        ...more,
      });
    expect(await record(sam)).toEqual({ outcome: 'own_work' });
    expect(await record(eva, { ticketHashes: [] })).toEqual({ outcome: 'no_copy' });
    expect(await record(eva)).toMatchObject({ outcome: 'done', moved: true, status: 'ready_to_file' });
    const [row] = await database.sql`
      select approved_by = ${userId} as client, recorded_by = ${eva.id} as noted from public.paper_approvals
      where document_id = ${motion.documentId} and as_role = 'client'`;
    expect(row).toEqual({ client: true, noted: true });
    const copies = await database.sql`select id from public.case_documents where case_id = ${caseId}`;
    expect(copies).toHaveLength(1);
  });

  test('take signed copies by the codes on their pages, also once the client has filed, and note the fee of the court', async () => {
    const { matterId, caseId, client, motion, order } = await inClientReview();
    await approve(client, matterId, [motion, order]);
    const sign = async (papers: readonly { documentId: string }[], codes: readonly string[]) =>
      write(database, 'record_signed_copy', sam, {
        matterId,
        version: (await firstMatter(database, caseId)).version,
        documents: papers.map(({ documentId }) => ({ documentId })),
        codes,
        ticketHashes: [await fileTicket(database)],
      });
    expect(await sign([motion], ['XXXXXX'])).toEqual({ outcome: 'wrong_code' });
    expect(await sign([motion, order], [motion.pageCode])).toEqual({ outcome: 'wrong_code' });
    expect(await sign([motion], ['SERVED', motion.pageCode])).toEqual({ outcome: 'done' });
    expect([await stateOf(motion), await stateOf(order)]).toEqual(['signed', 'client_approved']);
    const settle = async (settled: boolean) =>
      write(database, 'settle_court_fee', sam, {
        matterId,
        version: (await firstMatter(database, caseId)).version,
        settled,
      });
    expect(await settle(true)).toEqual({ outcome: 'done' });
    const facts = async () => {
      const [row] = await database.sql`
        select signed_copy_at is not null as signed, court_fee_settled_at is not null as paid
        from public.court_matters where id = ${matterId}`;
      return row;
    };
    expect(await facts()).toEqual({ signed: true, paid: true });
    await settle(false);
    expect(await facts()).toEqual({ signed: true, paid: false });
    const filing = { facts: { filedOn: '2026-11-20' } };
    expect(await move(database, matterId, 'filed', sam, filing)).toMatchObject({
      outcome: 'missing',
      missing: ['filing_open', 'court_fee'],
    });
    await settle(true);
    await openFiling(database, lawyer.id ?? '');
    expect(await move(database, matterId, 'filed', sam, filing)).toMatchObject({ outcome: 'done' });
    expect(await stateOf(motion)).toBe('filed');
  });
});

test('a person who is erased, and a sweep: uploaded papers go with their case and never before', async () => {
  const { matterId, caseId } = await matterAt('preparing');
  const ticketHash = await fileTicket(database, { object_key: `case/${randomUUID()}` });
  const { documentId } = await added(matterId, { ticketHash });
  await database.sql`update public.uploads set created_at = now() - interval '3 days' where ticket_hash = ${ticketHash}`;
  const swept = async () => {
    const [row] = await database.asServer<
      { answer: { objectKeys: string[] } }[]
    >`select public.sweep_expired() as answer`;
    return row?.answer.objectKeys ?? [];
  };
  const [stored] = await database.sql<{ key: string; id: string }[]>`
    select object_key as key, id from public.uploads where ticket_hash = ${ticketHash}`;
  expect(await swept()).not.toContain(stored?.key);
  await database.sql`select private.erase_files('{}', ${[caseId]}::uuid[], '{}')`;
  expect(await swept()).toContain(stored?.key);
  const left = await database.sql`
    select file_name from public.uploads where id = ${stored?.id ?? ''}
    union all select file_name from public.generated_documents where id = ${documentId}`;
  expect(left).toEqual([{ file_name: 'removed' }]);
});
