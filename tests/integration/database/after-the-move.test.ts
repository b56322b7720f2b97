import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CaseStatus } from '#domain/cases/status.ts';
import { createTestDatabase, type TestDatabase } from '#tests/postgres.ts';
import * as given from './given.ts';
import { colleague, firstMatter, mattersOf, move, paper, standing } from './given-matters.ts';
import { fileTicket, openTasks, write, type Who } from './given-talk.ts';

let database: TestDatabase;
let sam: Who;
beforeAll(async () => {
  database = await createTestDatabase();
  sam = await colleague(database);
});
afterAll(() => database.drop());

async function matterAt(status: CaseStatus) {
  const paid = await given.paidFor(database);
  const { id } = await firstMatter(database, paid.caseId);
  await standing(database, id, status);
  return { ...paid, matterId: id, client: { id: paid.userId, role: 'client' } };
}
const versionOf = async (caseId: unknown) => (await firstMatter(database, caseId)).version;
const hold = (caseId: string) =>
  database.sql`insert into public.case_holds (case_id, kind) values (${caseId}, 'legal')`;

describe('an order a judge looks at again', () => {
  test('is refunded by what the judge says then, not by why the case had been closed', async () => {
    const { caseId, matterId } = await matterAt('ready_to_file');
    const closed = await move(database, matterId, 'closed', sam, {
      facts: { endReason: 'papers_delivered' },
      words: { message: 'You have your papers.' },
    });
    expect(closed).toMatchObject({ outcome: 'done' });
    // She filed alone, and the court set a hearing: nobody says from now on that we filed.
    await move(database, matterId, 'hearing_set', sam, { facts: { hearingAt: '2026-11-19T15:00:00Z' } });
    const [filed] = await database.sql`
      select filed_by as by from public.court_matters where case_id = ${caseId}`;
    expect(filed).toEqual({ by: 'client' });
    const denied = await move(database, matterId, 'denied', sam, {
      facts: { decidedOn: '2026-11-20', outcome: 'denied' },
    });
    expect(denied).toMatchObject({ outcome: 'done', refundOpened: true });
    const [row] = await database.sql`
      select end_reason as why, outcome from public.court_matters where case_id = ${caseId}`;
    expect(row).toEqual({ why: null, outcome: 'denied' });
  });
});

describe('what a client asked for stays on the list when the court moves the matter on', () => {
  test('a wish to stop, until the matter is over', async () => {
    const { caseId, matterId, client } = await matterAt('filed');
    await database.sql`update public.court_matters set filed_on = '2026-11-01', filed_by = 'us' where id = ${matterId}`;
    await write(database, 'stop_matter', client, {
      matterId,
      version: await versionOf(caseId),
      words: 'I move away',
    });
    await move(database, matterId, 'hearing_set', sam, { facts: { hearingAt: given.inHours(100) } });
    expect(await openTasks(database, caseId)).toContain('stop_asked');
    await move(database, matterId, 'closed', sam, {
      facts: { decidedOn: '2026-11-20', outcome: 'withdrawn' },
    });
    expect(await openTasks(database, caseId)).not.toContain('stop_asked');
  });

  test('a letter of the court that nobody has read', async () => {
    const { caseId, matterId, client } = await matterAt('filed');
    await write(database, 'send_court_letter', client, {
      caseId,
      matterId,
      ticketHashes: [await fileTicket(database)],
      dueAt: given.inHours(24),
    });
    await move(database, matterId, 'hearing_set', sam, { facts: { hearingAt: given.inHours(100) } });
    expect(await openTasks(database, caseId)).toContain('read_court_letter');
  });
});

describe('a hearing whose room alone changes', () => {
  test('stays one hearing, with one set of reminders', async () => {
    const { caseId, matterId } = await matterAt('filed');
    const hearingAt = given.inHours(24 * 30);
    await move(database, matterId, 'hearing_set', sam, { facts: { hearingAt, hearingPlace: 'Room 2' } });
    await move(database, matterId, 'hearing_set', sam, { facts: { hearingAt, hearingPlace: 'Room 7' } });
    const events = await database.sql`
      select location from public.calendar_events where case_id = ${caseId} and status = 'scheduled'`;
    expect(events.map(({ location }) => location as string)).toEqual(['Room 7']);
    const [reminders] = await database.sql`
      select count(*)::int as waiting from public.outbox
      where kind = 'hearing_reminder' and status = 'waiting' and payload ->> 'caseId' = ${caseId}`;
    expect(reminders).toEqual({ waiting: 3 });
  });
});

describe('a matter that staff take in again', () => {
  test('joins the review that has begun, with its record to look up', async () => {
    const { caseId, intakeId } = await given.paidFor(database, {
      number_of_evictions: '2',
      case_numbers: 'A-1\nB-2',
    });
    const [first, second] = await mattersOf(database, caseId);
    await given.call(database, 'decide_application', {
      intakeId,
      from: 'submitted',
      to: 'accepted',
      note: null,
      tasks: [],
      actorId: sam.id,
      actorRole: 'staff',
    });
    expect([first?.leftOut, second?.leftOut]).toEqual([false, true]);
    await database.sql`update public.cases set package_type = 'vip' where id = ${caseId}`;
    await write(database, 'save_matter', sam, {
      matterId: second?.id ?? '',
      version: second?.version ?? 0,
      source: 'staff',
      facts: { court: 'unknown', aliases: [], judgment: 'unknown', county: 'DeKalb', leftOut: false },
    });
    expect((await mattersOf(database, caseId)).map(({ status }) => status)).toEqual([
      'in_review',
      'in_review',
    ]);
    expect(await openTasks(database, caseId)).toContain('match_record');
  });
});

describe('an attorney who leaves', () => {
  test('may go while a case of theirs is on hold; it stays where it is, and staff have a task', async () => {
    const admin = await colleague(database, 'admin');
    const leaver = await colleague(database, 'attorney');
    const { caseId, matterId } = await matterAt('client_review');
    await database.sql`update public.court_matters set attorney_id = ${leaver.id} where id = ${matterId}`;
    await hold(caseId);
    await given.call(database, 'deactivate_staff', { actorId: admin.id, userId: leaver.id });
    expect(await firstMatter(database, caseId)).toMatchObject({ status: 'client_review' });
    expect(await openTasks(database, caseId)).toContain('attorney_left');
  });
});

describe('papers for an attorney', () => {
  test('are our papers: a letter of the court alone brings nothing to the attorney', async () => {
    const { matterId } = await matterAt('preparing');
    const { paperId } = await paper(database, matterId);
    await database.sql`update public.case_papers set kind = 'court_letter' where id = ${paperId}`;
    expect(await move(database, matterId, 'attorney_review', sam)).toMatchObject({ missing: ['papers'] });
  });
});
