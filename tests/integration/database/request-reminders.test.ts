// What we ask for by a day is remembered in time, each reminder once, and somebody chases what still did not come.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { requestReminderMoments } from '#domain/calendar/reminders.ts';
import { addDays, officeDate } from '#domain/promises/office-date.ts';
import { createTestDatabase, type TestDatabase } from '#tests/postgres.ts';
import * as given from './given.ts';
import { colleague } from './given-matters.ts';
import { fileTicket, openTasks, write, type Who } from './given-talk.ts';

let database: TestDatabase;
let sam: Who;
beforeAll(async () => {
  database = await createTestDatabase();
  sam = await colleague(database);
});
afterAll(() => database.drop());

const inDays = (days: number) => addDays(officeDate(new Date()), days);

async function requestFile(dueOn: string | null) {
  const { userId, caseId } = await given.paidFor(database);
  const { requestId } = await write(database, 'ask_files', sam, {
    caseId: String(caseId),
    what: 'Letter',
    dueOn,
  });
  return {
    userId: String(userId),
    caseId: String(caseId),
    requestId: String(requestId),
    client: { id: String(userId), role: 'client' },
  };
}
type FileRequest = Awaited<ReturnType<typeof requestFile>>;

async function waiting({ userId }: FileRequest): Promise<string[]> {
  const rows = await database.sql<{ at: Date }[]>`
    select run_after as at from public.outbox
    where kind = 'request_reminder' and user_id = ${userId} and status = 'waiting' order by run_after`;
  return rows.map(({ at }) => at.toISOString());
}
const send = async ({ client, requestId }: FileRequest) =>
  write(database, 'answer_file_request', client, {
    requestId,
    ticketHashes: [await fileTicket(database)],
    mostFiles: 10,
    answerDueAt: given.inHours(24),
  });
async function decide({ requestId }: FileRequest, decision: string, more = {}) {
  const [row] = await database.sql<{ version: number }[]>`
    select version from public.file_requests where id = ${requestId}`;
  return write(database, 'decide_file_request', sam, {
    requestId,
    decision,
    version: row?.version ?? 0,
    ...more,
  });
}
const toRemember = ({ requestId }: FileRequest) => given.call(database, 'request_to_remember', { requestId });

test('the hours of the database are those of the domain on every day of 2027', async () => {
  const rows = await database.sql<{ due: string; at: Date[] }[]>`
    select due::date::text as due, (select array_agg(at order by at) from private.request_reminders_of(due::date)) as at
    from generate_series('2027-01-01'::date, '2027-12-31', interval '1 day') as due`;
  expect(rows).toHaveLength(365);
  for (const { due, at } of rows)
    expect(at.map((moment) => moment.toISOString())).toEqual(requestReminderMoments(due));
});

describe('a client whom we asked for something by a day', () => {
  test('is reminded three days before, on the day and three days after; then it is a task', async () => {
    const one = await requestFile(inDays(10));
    expect(await waiting(one)).toEqual(requestReminderMoments(inDays(10)));
    const [task] = await database.sql<{ day: string }[]>`
      select (due_at at time zone 'America/New_York')::date::text as day from public.case_tasks
      where case_id = ${one.caseId} and code = 'chase_client'`;
    expect(task?.day).toBe(inDays(14));
    expect(await toRemember(one)).toMatchObject({ dueOn: inDays(10), facts: { mailLostAt: null } });
  });

  test('hears only of what is still to come when the day is near, and of nothing without a day', async () => {
    const soon = await requestFile(inDays(1));
    expect(await waiting(soon)).toEqual(requestReminderMoments(inDays(1)).slice(1));
    const whenever = await requestFile(null);
    expect(await waiting(whenever)).toEqual([]);
    expect(await openTasks(database, whenever.caseId)).not.toContain('chase_client');
  });

  test('hears no more once it was sent, and again when it is returned', async () => {
    const one = await requestFile(inDays(10));
    await send(one);
    expect(await waiting(one)).toEqual([]);
    expect(await openTasks(database, one.caseId)).not.toContain('chase_client');
    expect(await toRemember(one)).toEqual({ dueOn: null, facts: null });
    await decide(one, 'returned', { note: 'The second page is missing' });
    expect(await waiting(one)).toEqual(requestReminderMoments(inDays(10)));
    expect(await openTasks(database, one.caseId)).toContain('chase_client');
    await decide(one, 'withdrawn');
    expect(await waiting(one)).toEqual([]);
  });

  test('is not reminded while the case rests, nor once it is over', async () => {
    const one = await requestFile(inDays(10));
    await write(database, 'set_case_hold', sam, {
      caseId: one.caseId,
      kind: 'client_asked',
      held: true,
      reason: 'Asked to wait',
    });
    expect(await toRemember(one)).toEqual({ dueOn: null, facts: null });
    const other = await requestFile(inDays(10));
    await database.sql`
      update public.court_matters set status = 'cancelled', end_reason = 'refunded' where case_id = ${other.caseId}`;
    expect(await toRemember(other)).toEqual({ dueOn: null, facts: null });
    expect(await openTasks(database, other.caseId)).not.toContain('chase_client');
  });
});
