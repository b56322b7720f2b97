import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CaseStatus } from '#domain/cases/status.ts';
import { createTestDatabase, type TestDatabase } from '#tests/postgres.ts';
import * as given from './given.ts';
import { colleague, firstMatter, move, standing } from './given-matters.ts';
import { fileTicket, openTasks, write, type Who } from './given-talk.ts';

let database: TestDatabase;
let sam: Who;
let lawyer: Who;
beforeAll(async () => {
  database = await createTestDatabase();
  sam = await colleague(database);
  lawyer = await colleague(database, 'attorney');
});
afterAll(() => database.drop());

interface Version {
  readonly documentId: string;
  readonly sha256: string;
  readonly paperId: string;
  readonly versionNumber: number;
  readonly pageCode: string;
}

async function caseAt(status: CaseStatus, packageId: 'basic' | 'standard' = 'standard') {
  const paid = await given.paidFor(database, {}, packageId);
  const { id: matterId } = await firstMatter(database, paid.caseId);
  await standing(database, matterId, status);
  const client: Who = { id: paid.userId, role: 'client' };
  const now = async () => (await firstMatter(database, paid.caseId)).status;
  const go = async (who: Who, to: CaseStatus, more = {}) => {
    expect(await move(database, matterId, to, who, more)).toMatchObject({ outcome: 'done' });
    expect(await now()).toBe(to);
  };
  const look = (found: string, more = {}) =>
    write(database, 'record_docket_check', sam, {
      matterId,
      channel: 'docket_check',
      found,
      checkedOn: '2026-11-20',
      checkedAt: '2026-11-20T15:00:00Z',
      actDueAt: '2026-11-23T22:00:00Z',
      ...more,
    });
  return { ...paid, matterId, client, now, go, look };
}

test('the papers of a case go from the client’s words to a record that is no longer in sight', async () => {
  const { caseId, matterId, client, now, go, look } = await caseAt('preparing');
  const statement = { matterId, version: 0, answers: { harm: 'Me rechazaron.' }, finished: true };
  expect(await write(database, 'save_statement', client, { ...statement, language: 'es' })).toMatchObject({
    outcome: 'done',
  });
  await database.sql`
    update public.court_matters set record_matched_at = now(), record_matched_by = ${sam.id} where id = ${matterId}`;
  const make = async (before?: Version): Promise<Version> => {
    const paper: Record<string, string | number> = before
      ? { paperId: before.paperId, version: before.versionNumber }
      : { kind: 'motion' };
    const p = { matterId, title: null, ticketHash: await fileTicket(database), sha256: given.newHash() };
    return (await write(database, 'add_paper_version', sam, { ...p, ...paper })) as unknown as Version;
  };
  const named = ({ documentId, sha256 }: Version) => [{ documentId, sha256 }];
  const approve = (who: Who, version: Version) =>
    write(database, 'approve_papers', who, { matterId, documents: named(version), typedName: 'Ana Núñez' });
  const giveBack = (who: Who, version: Version, words: string) =>
    write(database, 'return_papers', who, {
      matterId,
      documents: named(version).map((one) => ({ ...one, words })),
    });

  const first = await make();
  await go(sam, 'attorney_review');
  expect(await giveBack(lawyer, first, 'Page 1: name the rule.')).toMatchObject({ status: 'preparing' });
  const second = await make(first);
  await go(sam, 'attorney_review');
  expect(await approve(lawyer, first)).toMatchObject({ outcome: 'stale' });
  expect(await approve(lawyer, second)).toMatchObject({ moved: true, status: 'client_review' });
  expect(await giveBack(client, second, 'Mi apellido.')).toMatchObject({ status: 'preparing' });
  const third = await make(second);
  await go(sam, 'attorney_review');
  expect(await approve(lawyer, third)).toMatchObject({ status: 'client_review' });
  expect(await approve(client, second)).toMatchObject({ outcome: 'stale' });
  expect(await approve(client, third)).toMatchObject({ moved: true, status: 'ready_to_file' });

  expect(
    await write(database, 'record_signed_copy', sam, {
      matterId,
      version: (await firstMatter(database, caseId)).version,
      documents: [{ documentId: third.documentId }],
      codes: [third.pageCode],
      ticketHashes: [await fileTicket(database)],
    }),
  ).toEqual({ outcome: 'done' });
  await go(client, 'filed', { facts: { filedOn: '2026-11-10' } });
  await go(sam, 'preparing', { words: { reason: 'The clerk wants another form.' } });
  const fourth = await make(third);
  await go(sam, 'attorney_review');
  await approve(lawyer, fourth);
  await approve(client, fourth);
  expect(await now()).toBe('ready_to_file');
  await go(client, 'filed', { facts: { filedOn: '2026-11-16' } });

  const next = { nextCode: 'check_docket', nextDueAt: '2026-11-27T22:00:00Z' };
  expect(await look('nothing_new', next)).toEqual({ outcome: 'done', status: 'filed' });
  expect((await openTasks(database, caseId)).filter((code) => code === 'check_docket')).toHaveLength(1);
  const letter = {
    caseId,
    matterId,
    ticketHashes: [await fileTicket(database)],
    dueAt: '2026-11-23T22:00:00Z',
  };
  expect(await write(database, 'send_court_letter', client, letter)).toEqual({ outcome: 'done', files: 1 });
  expect(await openTasks(database, caseId)).toContain('read_court_letter');
  await go(sam, 'hearing_set', { facts: { hearingAt: '2026-11-19T14:00:00Z' } });
  expect(await look('hidden')).toMatchObject({ outcome: 'not_now' });
  await go(sam, 'granted', { facts: { outcome: 'granted', decidedOn: '2026-11-19' } });

  const request = { matterId, company: 'Screening Inc.', sentOn: '2026-11-20', addedInformation: false };
  const track = (more = {}) => write(database, 'save_letter', client, { ...request, ...more });
  const { id: letterId, version } = await track();
  const silent = { receivedOn: '2026-11-21', silentOn: '2026-12-21', silentDueAt: '2026-12-21T22:00:00Z' };
  const noted = await track({ letterId: letterId as string, version: version as number, ...silent });
  expect(await openTasks(database, caseId)).toContain('letter_silent');
  expect(await track({ letterId: letterId as string, version: version as number })).toMatchObject({
    outcome: 'stale',
  });
  await track({
    letterId: letterId as string,
    version: noted['version'] as number,
    receivedOn: '2026-11-21',
    answer: 'corrected',
    answeredOn: '2026-12-01',
  });
  expect(await openTasks(database, caseId)).not.toContain('letter_silent');

  await go(sam, 'notifying');
  await look('still_visible', { nextCode: 'after_care', nextDueAt: '2026-11-30T22:00:00Z' });
  expect(await openTasks(database, caseId)).toEqual(expect.arrayContaining(['after_care', 'copy_to_clerk']));
  await look('still_visible', { nextCode: 'after_care', nextDueAt: '2026-12-10T22:00:00Z' });
  expect(await openTasks(database, caseId)).toContain('still_visible');
  await look('hidden');
  const [seen] = await database.sql<{ on: string; source: string }[]>`
    select hidden_seen_on::text as on, sources -> 'hidden_seen_on' ->> 'source' as source
    from public.court_matters where id = ${matterId}`;
  expect(seen).toEqual({ on: '2026-11-20', source: 'court_record' });
  await go(sam, 'closed');
});

test('a case whose record can still be seen is closed with a reason alone, and its client reads each look', async () => {
  const { caseId, matterId, client, now, go, look } = await caseAt('notifying');
  await database.sql`update public.court_matters set decided_on = '2026-11-01', outcome = 'granted' where id = ${matterId}`;
  expect(await look('hidden')).toMatchObject({ outcome: 'done' });
  expect(await look('still_visible', { checkedAt: '2026-11-22T15:00:00Z' })).toMatchObject({
    outcome: 'done',
  });
  const [after] = await database.sql<{ hidden: string | null }[]>`
    select hidden_seen_on as hidden from public.court_matters where id = ${matterId}`;
  expect(after).toEqual({ hidden: null });

  expect(await move(database, matterId, 'closed', sam)).toMatchObject({
    outcome: 'missing',
    missing: ['reason_while_visible'],
  });
  // What is written to the client is no reason for staff.
  expect(await move(database, matterId, 'closed', sam, { words: { message: 'Listo.' } })).toMatchObject({
    outcome: 'missing',
  });
  await expect(
    database.sql.begin(async (transaction) => {
      await transaction`select set_config('app.actor_role', 'staff', true)`;
      await transaction`update public.court_matters set status = 'closed' where id = ${matterId}`;
    }),
  ).rejects.toThrow('does not move from notifying to closed');
  expect(await now()).toBe('notifying');

  const read = (await given.call(database, 'read_own_case', { caseId, actorId: client.id })) as unknown as {
    matters: { lastCheck: unknown; isVisible: boolean }[];
  };
  expect(read.matters[0]).toMatchObject({
    lastCheck: { found: 'still_visible', on: '2026-11-22' },
    isVisible: true,
  });
  const story = (await given.call(database, 'read_case_timeline', {
    caseId,
    actorId: client.id,
    limit: 50,
    excerpt: 200,
    maxBytes: 20_000,
  })) as unknown as { items: { code?: string; found?: string }[] };
  expect(story.items.filter(({ code }) => code === 'docket_checked').map(({ found }) => found)).toEqual([
    'still_visible',
    'hidden',
  ]);
  await go(sam, 'closed', { words: { message: 'Cerramos.', reason: 'The client asked to end here.' } });
});

test('a client with Basic is the one who is asked to bring the order to the clerk, and staff get no task for it', async () => {
  const { caseId, client, look } = await caseAt('notifying', 'basic');
  expect(await look('still_visible')).toMatchObject({ outcome: 'done' });
  expect(await openTasks(database, caseId)).not.toContain('copy_to_clerk');
  const notices = await database.sql<{ code: string; action: boolean }[]>`
    select code, action_required as action from public.client_notifications
    where case_id = ${caseId} and user_id = ${client.id} and code = 'case_update'`;
  expect([...notices]).toEqual([{ code: 'case_update', action: true }]);
  const ours = await caseAt('notifying');
  await ours.look('still_visible');
  expect(await openTasks(database, ours.caseId)).toContain('copy_to_clerk');
});

test('what the court sent, and letters, are told by the client of the case alone; staff alone look at the record', async () => {
  const [one, other] = [await caseAt('granted'), await caseAt('granted')];
  const { matterId, caseId } = one;
  const letter = {
    caseId,
    matterId,
    ticketHashes: [await fileTicket(database)],
    dueAt: '2026-11-23T22:00:00Z',
  };
  const track = { matterId, company: 'A', sentOn: '2026-11-20', addedInformation: false };
  for (const [name, p] of [
    ['send_court_letter', letter],
    ['save_letter', track],
  ] as const)
    expect(await write(database, name, other.client, p), name).toEqual({ outcome: 'unknown' });
  expect(
    await given.call(database, 'read_letters', { matterId, actorRole: 'client', actorId: other.client.id }),
  ).toEqual({
    outcome: 'unknown',
  });
  const look = { matterId, channel: 'docket_check', found: 'hidden', checkedOn: '2026-11-20' };
  expect(
    await write(database, 'record_docket_check', other.client, {
      ...look,
      checkedAt: '2026-11-20T15:00:00Z',
      actDueAt: '2026-11-23T22:00:00Z',
    }),
  ).toEqual({ outcome: 'unknown' });
});

test('a denied request opens its refund by itself, and letters have nothing to go with', async () => {
  const { go, orderId, matterId, client } = await caseAt('hearing_set');
  await go(sam, 'denied', { facts: { outcome: 'denied', decidedOn: '2026-11-19' } });
  const refunds = await database.sql<{ reason_code: string; status: string }[]>`
    select reason_code, status from public.refund_requests where order_id = ${orderId as string}`;
  expect([...refunds]).toEqual([{ reason_code: 'court_denied', status: 'asked' }]);
  const track = { matterId, company: 'A', sentOn: '2026-11-20', addedInformation: false };
  expect(await write(database, 'save_letter', client, track)).toEqual({ outcome: 'not_now' });
});
