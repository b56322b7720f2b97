// Lists of the workplace as staff sort and narrow them, on the database that the migrations make.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { caseSorts } from '#domain/cases/queue.ts';
import { applicationViews } from '#domain/intake/review.ts';
import { closedDaysNear } from '#domain/promises/business-days.ts';
import { momentAfter } from '#domain/promises/counted-time.ts';
import { officeCalendar } from '#domain/promises/office-calendar.ts';
import { promises } from '#domain/promises/timings.ts';
import { hourMs } from '#domain/durations.ts';
import { inboxSources } from '#domain/workplace/inbox.ts';
import { createTestDatabase, type TestDatabase } from '#tests/postgres.ts';
import * as given from './given.ts';
import { colleague, firstMatter, standing } from './given-matters.ts';

let database: TestDatabase;
let sam: { id: string; role: string };
beforeAll(async () => {
  database = await createTestDatabase();
  sam = await colleague(database);
});
afterAll(() => database.drop());

interface Row {
  readonly id: string;
  readonly client: string;
}
const asked = () => ({
  actorId: sam.id,
  actorRole: sam.role,
  soonUntil: new Date(Date.now() + 86_400_000).toISOString(),
  closedDays: [],
});

/** Every page of a list, two rows at a time. */
async function pagesOf(more: Record<string, unknown>): Promise<Row[]> {
  const rows: Row[] = [];
  let before: string | null = null;
  do {
    const page: Record<string, unknown> = await given.call(database, 'list_cases', {
      ...asked(),
      limit: 2,
      ...more,
      ...(before !== null && { before }),
    });
    rows.push(...(page['items'] as Row[]));
    before = page['before'] as string | null;
  } while (before !== null);
  return rows;
}

test('whichever head staff press, each case comes once, page after page, and backwards in the reverse order', async () => {
  const people = [
    ['Ana', 'Núñez'],
    ['Bea', 'nunez'],
    ['Carla', 'Álvarez'],
    ['Dora', 'Zapata'],
    // The same name twice: the page that ends between them neither repeats nor loses one.
    ['Ana', 'Núñez'],
  ];
  const ids = new Set<string>();
  for (const [first_name = '', last_name = ''] of people)
    ids.add((await given.paidFor(database, { first_name, last_name })).caseId);
  for (const sort of caseSorts) {
    const up = await pagesOf({ sort });
    expect(new Set(up.map(({ id }) => id)), sort).toEqual(ids);
    expect(up, sort).toHaveLength(ids.size);
    const down = await pagesOf({ sort, down: true });
    expect(new Set(down.map(({ id }) => id)), sort).toEqual(ids);
    expect(down, sort).toHaveLength(ids.size);
  }
  const byClient = (await pagesOf({ sort: 'client' })).map(({ client }) => client.split(' ').at(-1));
  expect(byClient).toEqual(['Álvarez', 'Núñez', 'Núñez', 'nunez', 'Zapata']);
});

test('a new case stands by the day on which it is to be begun, also where a client waits longer for an answer', async () => {
  const { sql } = database;
  // Wednesday, Friday, Saturday and Sunday, and the end of a business day after each in Georgia.
  const closed = closedDaysNear('2027-03-05', officeCalendar([]));
  const came = {
    '2027-03-03T15:00Z': '2027-03-04T15:00Z',
    '2027-03-05T15:00Z': '2027-03-08T15:00Z',
    '2027-03-06T15:00Z': '2027-03-09T05:00Z',
    '2027-03-07T15:00Z': '2027-03-09T05:00Z',
  };
  for (const [since, begin] of Object.entries(came)) {
    const { caseId } = await given.paidFor(database);
    await sql.begin(async (transaction) => {
      await transaction`set local session_replication_role = replica`;
      await transaction`update public.court_matters set status_since = ${since} where case_id = ${caseId}`;
    });
    await sql`insert into public.case_tasks (case_id, code, due_at) values (${caseId}, 'answer_message', '2027-05-01T15:00Z')`;
    const sortAt = async () => {
      const [found] = await sql<{ sort_at: Date }[]>`
        select sort_at from private.found_cases(jsonb_populate_record(
          null::private.case_search, ${sql.json({ is_down: false, closed_days: `{${closed.join(',')}}` })}))
        where case_id = ${caseId}`;
      return found?.sort_at.toISOString();
    };
    expect(await sortAt(), since).toBe(new Date(begin).toISOString());
    await sql`update public.case_tasks set due_at = '2027-03-01T15:00Z' where case_id = ${caseId}`;
    expect(await sortAt(), since).toBe('2027-03-01T15:00:00.000Z');
  }
});

test.each(caseSorts)('cases that are over come once each, too, by %s', async (sort) => {
  const { sql } = database;
  const ids: string[] = [];
  for (const county of ['Fulton', 'DeKalb', 'Cobb']) {
    const { caseId } = await given.paidFor(database, { last_name: `Over ${county}` });
    await sql.begin(async (transaction) => {
      await transaction`set local session_replication_role = replica`;
      await transaction`update public.court_matters set status = 'closed', county = ${county} where case_id = ${caseId}`;
      await transaction`update public.cases set status = 'closed', over_since = now() where id = ${caseId}`;
      await transaction`select private.keep_case_words(${caseId})`;
    });
    ids.push(caseId);
  }
  const over = { sort, status: 'closed' };
  const up = (await pagesOf(over)).map(({ id }) => id);
  expect(new Set(up).size).toBe(up.length);
  expect(up).toEqual(expect.arrayContaining(ids));
  expect((await pagesOf({ ...over, down: true })).map(({ id }) => id).toSorted()).toEqual(up.toSorted());
  expect(await pagesOf({ ...over, county: 'Cobb' })).not.toHaveLength(up.length);
});

test('the tabs say how many cases each view holds, and the figures how many stand in each state', async () => {
  const { actorRole: _, ...reader } = asked();
  const answer = await given.call(database, 'count_case_views', reader);
  const open = await pagesOf({});
  const counts = answer['counts'] as Record<string, number>;
  for (const [view, count] of Object.entries(counts))
    expect(await pagesOf({ view }), view).toHaveLength(count);
  expect(counts).toMatchObject({ all: open.length, mine: 0 });
  const stages = Object.values(answer['stages'] as Record<string, { count: number }>);
  expect(stages.reduce((sum, { count }) => sum + count, 0)).toBe(open.length);
});

test('the tabs say how many applications each view holds', async () => {
  const { intakeId } = await given.submitted(database);
  await given.submitted(database);
  await given.call(database, 'decide_application', {
    intakeId,
    from: 'submitted',
    to: 'declined',
    note: 'Not in Georgia.',
    tasks: [],
    actorId: sam.id,
    actorRole: sam.role,
  });
  const { counts } = await given.call(database, 'count_application_views', {});
  for (const view of applicationViews) {
    const status = view === 'all' ? null : view;
    const { items } = await given.call(database, 'search_applications', { limit: 200, status });
    expect((counts as Record<string, number>)[view] ?? 0, view).toBe((items as unknown[]).length);
  }
  expect(counts).toMatchObject({ declined: 1 });
});

test('whoever writes, whichever way, waits in one list, the oldest first, until they are answered', async () => {
  const { sql } = database;
  const { caseId, userId } = await given.paidFor(database, { first_name: 'Luz', last_name: 'Peña' });
  await sql`
    insert into public.contact_submissions (reference, first_name, last_name, email, inquiry_type, message, language, created_at)
    values (${given.newReference()}, 'Rosa', 'Diaz', 'rosa@example.com', 'general', 'How long?', 'en', now() - interval '3 hours')`;
  await sql`
    insert into public.contact_submissions
      (reference, first_name, last_name, email, inquiry_type, message, language, mail_doubt, created_at)
    values (${given.newReference()}, 'Ana', 'Mora', 'ana@example.com', 'general', 'Es mi carta', 'es', 'not_proven',
            now() - interval '150 minutes')`;
  await sql`
    insert into public.text_answers (provider_id, phone, body, meaning, received_at, taken_at)
    values (${`SM${crypto.randomUUID()}`}, '+14045550188', 'Who is this?', 'words', now() + interval '1 minute', now())`;
  await sql`
    insert into public.support_tickets (user_id, subject, description, category, language, reference, waiting_since)
    values (${userId}, 'My file', 'It does not open', 'files', 'es', ${given.newReference()}, now() - interval '2 hours')`;
  const write = (role: 'client' | 'staff', actorId: string, message: string) =>
    given.call(database, 'send_case_message', {
      idempotencyKey: crypto.randomUUID(),
      caseId,
      actorId,
      actorRole: role,
      language: 'es',
      message,
      ticketHashes: [],
      ...(role === 'client' && { answerDueAt: given.inHours(24) }),
    });
  const { messageId } = await write('client', userId, 'Me llegó una carta.');
  const inbox = async (more: Record<string, unknown> = {}) => {
    const answer = await given.call(database, 'list_inbox', { actorId: sam.id, limit: 50, ...more });
    return answer['items'] as { source: string; who: string | null; opens: string; reference: string }[];
  };
  expect((await inbox()).map(({ source }) => source)).toEqual([...inboxSources]);
  expect((await inbox({ source: 'thread' })).map(({ who, opens }) => [who, opens])).toEqual([
    ['Luz Peña', caseId],
  ]);
  // Whose number it is nobody knows.
  expect((await inbox({ language: 'en' })).map(({ who, reference }) => who ?? reference)).toEqual([
    'Rosa Diaz',
    '+14045550188',
  ]);
  const staff = await colleague(database);
  const by = { actorId: staff.id, actorRole: 'staff' };
  await given.call(database, 'mark_thread_read', { caseId, messageId: messageId as string, ...by });
  const threads = () => inbox({ source: 'thread' });
  expect(await threads(), 'read, and still without an answer').toHaveLength(1);
  const { id: matterId } = await firstMatter(database, caseId);
  await standing(database, matterId, 'waiting_for_client');
  const inOurTurn = async () => (await pagesOf({ view: 'our_turn' })).some(({ id }) => id === caseId);
  expect(await inOurTurn(), 'while the client has the next step').toBe(true);
  await write('staff', staff.id, 'La vemos hoy.');
  expect(await threads(), 'answered').toEqual([]);
  expect(await inOurTurn()).toBe(false);
  await write('client', userId, 'Gracias.');
  expect(await threads()).toHaveLength(1);
  const [task] = await sql<{ id: string; version: number }[]>`
    select id, version from public.case_tasks where case_id = ${caseId} and code = 'answer_message' and done_at is null`;
  await given.call(database, 'save_case_task', {
    idempotencyKey: crypto.randomUUID(),
    caseId,
    act: 'done',
    taskId: task?.id ?? '',
    version: task?.version ?? 0,
    ...by,
  });
  expect(await threads(), 'needs no answer').toEqual([]);
});

test('a business day ends for the database when it ends for everybody else, over a holiday and days of our own, too', async () => {
  const calendar = officeCalendar([{ from: '2026-12-28', to: '2026-12-30' }]);
  const closed = closedDaysNear('2026-12-15', calendar);
  const begin = Date.parse('2026-11-20T00:00:00-05:00');
  const cameAt = Array.from({ length: 60 * 24 }, (_, hour) => new Date(begin + hour * hourMs + 754_000));
  const rows = await database.sql<{ due: Date }[]>`
    select private.business_day_after(at, ${closed}::date[]) as due
    from unnest(${cameAt.map((at) => at.toISOString())}::timestamptz[]) with ordinality as came (at, place) order by place`;
  expect(rows.map(({ due }) => due.toISOString())).toEqual(
    cameAt.map((at) =>
      new Date(
        momentAfter(at.getTime(), promises.workStartsHours * hourMs, calendar.isBusinessDay),
      ).toISOString(),
    ),
  );
});
