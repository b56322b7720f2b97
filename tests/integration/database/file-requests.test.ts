import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { roles } from '#domain/access/roles.ts';
import { mayMoveRequest, requestStatuses, type RequestStatus } from '#domain/cases/file-requests.ts';
import { createTestDatabase, type TestDatabase } from '#tests/postgres.ts';
import * as given from './given.ts';
import { colleague } from './given-matters.ts';
import { caseMails, fileTicket, openTasks, write, type Who } from './given-talk.ts';

let database: TestDatabase;
let sam: Who;
beforeAll(async () => {
  database = await createTestDatabase();
  sam = await colleague(database);
});
afterAll(() => database.drop());

async function requestFile(more = {}) {
  const paid = await given.paidFor(database);
  const answer = await write(database, 'ask_files', sam, {
    caseId: paid.caseId,
    what: 'The letter of the court',
    why: 'It names the docket',
    dueOn: '2026-12-01',
    ...more,
  });
  return { ...paid, requestId: answer['requestId'] as string, client: { id: paid.userId, role: 'client' } };
}
const send = async (who: Who, requestId: string, count = 1) =>
  write(database, 'answer_file_request', who, {
    requestId,
    ticketHashes: await given.times(count, () => fileTicket(database)),
    mostFiles: 10,
    answerDueAt: given.inHours(24),
  });
async function requestOf(requestId: string) {
  const [row] = await database.sql<{ status: RequestStatus; version: number }[]>`
    select status, version from public.file_requests where id = ${requestId}`;
  if (!row) throw new Error('no request');
  return row;
}
const decide = async (requestId: string, decision: string, more = {}) =>
  write(database, 'decide_file_request', sam, {
    requestId,
    decision,
    version: (await requestOf(requestId)).version,
    ...more,
  });

describe('what we ask a client for', () => {
  test('is sent, returned with the reason, sent again and accepted; each side hears of it', async () => {
    const { caseId, requestId, client } = await requestFile();
    expect((await caseMails(database, caseId)).map(({ about }) => about)).toEqual(['request']);
    expect(await send(client, requestId)).toMatchObject({ outcome: 'done', files: 1 });
    expect(await openTasks(database, caseId)).toEqual(['check_files']);
    expect(await decide(requestId, 'returned', { note: 'The second page is missing' })).toMatchObject({
      outcome: 'done',
    });
    // Somebody chases the client should the day pass again.
    expect(await openTasks(database, caseId)).toEqual(['chase_client']);
    const seen = await given.call(database, 'read_file_requests', { caseId });
    expect(seen['items']).toMatchObject([
      { status: 'returned', returnedNote: 'The second page is missing', files: [{ name: 'orden.pdf' }] },
    ]);
    expect(await send(client, requestId)).toMatchObject({ outcome: 'done' });
    expect(await decide(requestId, 'accepted')).toMatchObject({ outcome: 'done' });
    const notices = await database.sql`
      select code from public.client_notifications where case_id = ${caseId} and read_at is null and code like 'request%'`;
    expect(notices).toEqual([]);
    expect(await send(client, requestId)).toMatchObject({ outcome: 'stale' });
  });

  test('is nobody else’s to answer, and asked of nobody whose case is over', async () => {
    const { requestId, caseId } = await requestFile();
    const other = await requestFile();
    expect(await send(other.client, requestId)).toEqual({ outcome: 'unknown' });
    await database.sql`
      update public.court_matters set status = 'cancelled', end_reason = 'refunded' where case_id = ${caseId}`;
    const again = await write(database, 'ask_files', sam, { caseId, what: 'More', why: null, dueOn: null });
    expect(again).toEqual({ outcome: 'over' });
  });

  test('takes ten files in all, and gives one back before anybody looked at it', async () => {
    const { requestId, client } = await requestFile();
    await send(client, requestId, 9);
    expect(await send(client, requestId, 2)).toEqual({ outcome: 'too_many' });
    const [last] = await database.sql<{ id: string }[]>`
      select id from public.case_documents where request_id = ${requestId} limit 1`;
    const takeBack = () => write(database, 'take_back_file', client, { documentId: last?.id ?? '' });
    expect(await takeBack()).toEqual({ outcome: 'done' });
    expect(await send(client, requestId, 2)).toMatchObject({ outcome: 'done' });
    await decide(requestId, 'accepted');
    expect(await takeBack()).toMatchObject({ outcome: 'stale' });
  });

  test('is needed again when the only file was taken back', async () => {
    const { requestId, client } = await requestFile();
    await send(client, requestId);
    const [only] = await database.sql<{ id: string }[]>`
      select id from public.case_documents where request_id = ${requestId}`;
    await write(database, 'take_back_file', client, { documentId: only?.id ?? '' });
    expect((await requestOf(requestId)).status).toBe('needed');
  });

  test('is decided from what was seen: after another press it is stale', async () => {
    const { requestId, client } = await requestFile();
    const { version } = await requestOf(requestId);
    await send(client, requestId);
    expect(await decide(requestId, 'withdrawn', { version })).toMatchObject({ outcome: 'stale' });
    expect(await decide(requestId, 'withdrawn')).toMatchObject({ outcome: 'done' });
    expect(await decide(requestId, 'accepted')).toEqual({ outcome: 'forbidden' });
  });
});

test('the moves of a request are those of the domain, and the database itself refuses every other, for every role', async () => {
  const { requestId } = await requestFile();
  const wrong: string[] = [];
  for (const from of requestStatuses)
    for (const to of requestStatuses)
      for (const role of [...roles, 'system'] as const) {
        if (from === to) continue;
        const allowed = await database.sql
          .begin(async (transaction) => {
            await transaction`set local session_replication_role = replica`;
            await transaction`
              update public.file_requests set status = ${from}, returned_note = 'x' where id = ${requestId}`;
            await transaction`set local session_replication_role = origin`;
            await transaction`select private.move_as(${role}::public.actor_role)`;
            await transaction`update public.file_requests set status = ${to} where id = ${requestId}`;
            throw new Error('moved');
          })
          .catch((error: unknown) => String(error).includes('moved'));
        if (allowed !== mayMoveRequest(from, to, role)) wrong.push(`${from} → ${to} by ${role}`);
      }
  expect(wrong).toEqual([]);
  const rows = await database.sql<
    { from_status: RequestStatus; to_status: RequestStatus; by_roles: string[] }[]
  >`
    select from_status, to_status, by_roles::text[] from public.request_moves`;
  expect(
    rows.filter((row) =>
      row.by_roles.some((role) => !mayMoveRequest(row.from_status, row.to_status, role as 'staff')),
    ),
  ).toEqual([]);
});

describe('whom we reached', () => {
  const log = (caseId: string, more = {}) =>
    write(database, 'log_contact', sam, {
      caseId,
      channel: 'call',
      direction: 'out',
      reached: false,
      note: null,
      ...more,
    });

  test('a next try is a task, which the next call does; reaching the client ends the hold', async () => {
    const { caseId } = await requestFile({ dueOn: null });
    await database.sql`insert into public.case_holds (case_id, kind) values (${caseId}, 'unreachable')`;
    await log(caseId, { nextTryOn: '2026-12-01', nextTryDueAt: given.inHours(48) });
    expect(await openTasks(database, caseId)).toEqual(['call_again']);
    await log(caseId, { channel: 'docket_check', reached: true });
    expect(await openTasks(database, caseId)).toEqual(['call_again']);
    await log(caseId, { reached: true });
    expect(await openTasks(database, caseId)).toEqual([]);
    const [held] = await database.sql`select private.is_held(${caseId}) as held`;
    expect(held).toEqual({ held: false });
  });

  test('notes and calls leave their line in the audit log, and a client cannot write them', async () => {
    const { caseId, client } = await requestFile();
    await log(caseId);
    await write(database, 'write_case_update', sam, { caseId, visible: false, text: 'A note' });
    const rows = await database.sql<{ action: string }[]>`
      select action from public.audit_entries where object_id = ${caseId} order by created_at, action`;
    expect(rows.map(({ action }) => action)).toEqual(['files_asked', 'contact_logged', 'case_noted']);
    const unknown = { outcome: 'unknown' };
    const call = { caseId, channel: 'call', direction: 'in', reached: true };
    expect(await write(database, 'log_contact', client, call)).toEqual(unknown);
    const note = { caseId, visible: true, text: 'Mine' };
    expect(await write(database, 'write_case_update', client, note)).toEqual(unknown);
  });
});
