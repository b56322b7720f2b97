// What keeps our papers from being prepared, what has to be done on the same day, and what is left to do at an end.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type postgres from 'postgres';
import { caseFlags, flagsThatStopPapers, type CaseFlag } from '#domain/cases/flags.ts';
import { outlivesCase, pausedByHold, taskCodes } from '#domain/cases/tasks.ts';
import { createTestDatabase, type TestDatabase } from '#tests/postgres.ts';
import * as given from './given.ts';
import { colleague, firstMatter, mattersOf, move, paper, standing } from './given-matters.ts';
import { openTasks, write, type Who } from './given-talk.ts';

let database: TestDatabase;
let sam: Who;
let alex: Who;
beforeAll(async () => {
  database = await createTestDatabase();
  [sam, alex] = [await colleague(database), await colleague(database)];
});
afterAll(() => database.drop());

async function matterAt(
  status: Parameters<typeof standing>[2],
  answers: Record<string, postgres.JSONValue> = {},
) {
  const paid = await given.paidFor(database, { knows_case_number: 'yes', ...answers });
  const { id } = await firstMatter(database, paid.caseId);
  if (status !== 'submitted') await standing(database, id, status);
  return { ...paid, matterId: id };
}
const flag = (caseId: string, name: CaseFlag, raised: boolean) =>
  write(database, 'set_case_flag', sam, { caseId, flag: name, raised, note: 'They told us so.' });
const matched = (matterId: string) =>
  database.sql`update public.court_matters set record_matched_at = now() where id = ${matterId}`;

test('the database knows which tasks a hold pauses, which outlive a case, and which flags stop papers', async () => {
  const rows = await database.sql<{ code: string; paused: boolean; outlives: boolean }[]>`
    select code::text, private.is_paused_by_hold(code) as paused, private.outlives_case(code) as outlives
    from unnest(enum_range(null::public.task_code)) as code`;
  const named = (holds: (row: (typeof rows)[number]) => boolean) =>
    rows
      .filter(holds)
      .map(({ code }) => code)
      .toSorted();
  expect(named(() => true)).toEqual(taskCodes.toSorted());
  expect(named(({ paused }) => paused)).toEqual([...pausedByHold].toSorted());
  expect(named(({ outlives }) => outlives)).toEqual([...outlivesCase].toSorted());
  const stops = await database.sql<{ flag: CaseFlag }[]>`
    select flag::text from unnest(enum_range(null::public.case_flag)) as flag where private.stops_papers(flag)`;
  expect(stops.map((row) => row.flag).toSorted()).toEqual([...flagsThatStopPapers].toSorted());
});

describe('no papers are prepared', () => {
  test.each(caseFlags.filter((name) => flagsThatStopPapers.has(name)))(
    'while the flag %s stands, until somebody clears it with a note',
    async (name) => {
      const { caseId, matterId } = await matterAt('in_review');
      await matched(matterId);
      await flag(caseId, name, true);
      expect(await move(database, matterId, 'preparing', sam)).toEqual({
        outcome: 'missing',
        status: 'in_review',
        missing: ['flags_cleared'],
      });
      await flag(caseId, name, false);
      expect(await move(database, matterId, 'preparing', sam)).toMatchObject({ outcome: 'done' });
    },
  );

  test('with an appeal that is heard of later: drafting stops where it is', async () => {
    const { caseId, matterId } = await matterAt('preparing');
    await paper(database, matterId);
    await flag(caseId, 'appeal_pending', true);
    expect(await move(database, matterId, 'attorney_review', sam)).toMatchObject({
      missing: ['flags_cleared'],
    });
    const sheet = await write(database, 'open_case', sam, { caseId });
    const [{ moves }] = sheet['matters'] as [{ moves: { to: string; lacks: string[] }[] }];
    expect(moves.find(({ to }) => to === 'attorney_review')?.lacks).toEqual(['flags_cleared']);
  });

  test.each(['judgment_unpaid', 'more_matters', 'county_unknown'] as const)(
    'and %s alone stops nothing',
    async (name) => {
      const { caseId, matterId } = await matterAt('in_review');
      await matched(matterId);
      await flag(caseId, name, true);
      expect(await move(database, matterId, 'preparing', sam)).toMatchObject({ outcome: 'done' });
    },
  );
});

describe('an eviction that is still open', () => {
  const pressing = async (caseId: string) => {
    const { items } = await given.call(database, 'list_pressing_flags', { limit: 500 });
    return (items as { caseId: string; flag: string; raisedAt: string }[]).filter(
      (item) => item.caseId === caseId,
    );
  };
  const note = (items: { caseId: string; flag: string; raisedAt: string }[]) =>
    given.call(database, 'note_pressing_flags', {
      items: items.map((item) => ({ ...item, dueAt: given.inHours(3) })),
    });

  test('is one task of the same day, also with a hearing near, and once however often it is looked at', async () => {
    const { caseId } = await matterAt('submitted', {
      still_open: 'yes',
      hearing_date: given.inHours(24 * 5).slice(0, 10),
    });
    const items = await pressing(caseId);
    expect(items.map((item) => item.flag)).toEqual(expect.arrayContaining(['open_case', 'hearing_near']));
    await note(items);
    await note(items);
    expect((await openTasks(database, caseId)).filter((code) => code === 'offer_free_help')).toHaveLength(1);
    expect(await pressing(caseId)).toEqual([]);
    await flag(caseId, 'hearing_near', false);
    expect(await openTasks(database, caseId)).toContain('offer_free_help');
    await flag(caseId, 'open_case', false);
    expect(await openTasks(database, caseId)).not.toContain('offer_free_help');
  });

  test('is nobody’s task once the matter lies at the court', async () => {
    const { caseId } = await matterAt('filed', { still_open: 'yes' });
    expect(await pressing(caseId)).toEqual([]);
  });
});

describe('the end of a whole case', () => {
  const end = (caseId: string, endReason: string) =>
    write(database, 'end_case', sam, { caseId, endReason, note: 'Why.', refundDueAt: given.inHours(24) });

  test('that the client wanted leaves staff the refund to decide, where they see it', async () => {
    const { caseId } = await matterAt('preparing');
    expect(await end(caseId, 'client_stopped')).toMatchObject({ outcome: 'done', refundOpened: false });
    expect(await openTasks(database, caseId)).toEqual(['decide_refund']);
    const today = await given.call(database, 'count_open_cases', {
      actorId: sam.id,
      actorRole: 'staff',
      now: given.inHours(0),
      until: given.inHours(30),
      limit: 500,
    });
    expect(today['tasks']).toContainEqual(expect.objectContaining({ caseId, code: 'decide_refund' }));
  });

  test('that gives all of it back leaves nothing to decide about', async () => {
    const { caseId } = await matterAt('preparing');
    expect(await end(caseId, 'not_found')).toMatchObject({ outcome: 'done', refundOpened: true });
    expect(await openTasks(database, caseId)).toEqual([]);
  });

  test('by withdrawing a paid application leaves the refund to decide, too', async () => {
    const { caseId, intakeId } = await matterAt('submitted');
    await given.call(database, 'decide_application', {
      intakeId,
      from: 'submitted',
      to: 'withdrawn',
      note: null,
      tasks: [],
      refundDueAt: given.inHours(24),
      actorId: sam.id,
      actorRole: 'staff',
    });
    expect(await openTasks(database, caseId)).toEqual(['decide_refund']);
  });
});

test('papers that were delivered are closed as silent only after 120 days, by a second person', async () => {
  const { caseId, matterId } = await matterAt('ready_to_file');
  const silent = { facts: { endReason: 'silent' }, words: { message: 'We close.' } };
  expect(await move(database, matterId, 'closed', sam, silent)).toMatchObject({ missing: ['silence'] });
  await database.sql`
    insert into public.case_holds (case_id, kind, held_by, held_at)
    values (${caseId}, 'unreachable', ${sam.id}, now() - interval '121 days')`;
  expect(await move(database, matterId, 'closed', sam, silent)).toMatchObject({ missing: ['silence'] });
  expect(await move(database, matterId, 'closed', alex, silent)).toMatchObject({ outcome: 'done' });
});

describe('an order of the court', () => {
  const granted = (matterId: string) =>
    move(database, matterId, 'granted', sam, {
      facts: { decidedOn: '2026-11-20', outcome: 'granted' },
      tasks: [{ code: 'decided_without_hearing', dueAt: given.inHours(24), dedupeKey: randomUUID() }],
    });

  test('without a hearing is looked at by the attorney of the matter, also when the case is closed at once', async () => {
    const lawyer = await colleague(database, 'attorney');
    const { caseId, matterId } = await matterAt('filed');
    await database.sql`update public.court_matters set attorney_id = ${lawyer.id} where id = ${matterId}`;
    await granted(matterId);
    await move(database, matterId, 'closed', sam);
    const tasks = await database.sql<{ code: string; owner: string }[]>`
      select code, owner_id as owner from public.case_tasks where case_id = ${caseId} and done_at is null and dropped_at is null`;
    expect([...tasks]).toEqual([{ code: 'decided_without_hearing', owner: lawyer.id }]);
  });

  test('after a hearing needs no such look', async () => {
    const { caseId, matterId } = await matterAt('filed');
    await move(database, matterId, 'hearing_set', sam, { facts: { hearingAt: '2026-11-18T15:00:00Z' } });
    await granted(matterId);
    expect(await openTasks(database, caseId)).not.toContain('decided_without_hearing');
  });
});

describe('a client who files alone', () => {
  test('is told apart from one who is silent, by the package and by who delivers', async () => {
    const { caseId, matterId } = await matterAt('ready_to_file');
    await database.sql`update public.court_matters set status_since = now() - interval '40 days' where id = ${matterId}`;
    const { items } = await given.call(database, 'list_silent_cases', {
      silentBefore: given.inHours(-24 * 7),
    });
    const listed = (items as { caseId: string; filesAloneSince: string | null }[]).find(
      (item) => item.caseId === caseId,
    );
    expect(listed?.filesAloneSince).not.toBeNull();
  });
});

test('a docket of one matter that nobody looked at is found, though another matter of the case is still prepared', async () => {
  const { caseId } = await given.paidFor(
    database,
    { number_of_evictions: '2', case_numbers: 'A-1\nB-2', selected_service_package: 'vip' },
    'vip',
  );
  const [first, second] = await mattersOf(database, caseId);
  await standing(database, first?.id ?? '', 'filed');
  await standing(database, second?.id ?? '', 'preparing');
  await database.sql`update public.court_matters set status_since = now() - interval '9 days' where id = ${first?.id ?? ''}`;
  const unchecked = async () => {
    const answer = await given.call(database, 'list_cases', {
      limit: 500,
      actorId: sam.id,
      actorRole: sam.role,
      view: 'unchecked',
      soonUntil: given.inHours(24),
      closedDays: [],
    });
    return (answer['items'] as { id: string }[]).some(({ id }) => id === caseId);
  };
  const look = (matterId: string | undefined) => database.sql`
    insert into public.contact_log (case_id, matter_id, channel, direction, reached)
    values (${caseId}, ${matterId ?? null}, 'docket_check', 'out', true)`;
  await look(second?.id);
  expect(await unchecked()).toBe(true);
  await look(first?.id);
  expect(await unchecked()).toBe(false);
});

test('somebody without an address that may be public has a case without one, and staff see that they write first', async () => {
  const flagsOf = async (caseId: string) =>
    (
      await database.sql<{ flag: string }[]>`
        select flag::text from public.case_flags where case_id = ${caseId} and cleared_at is null`
    ).map((row) => row.flag);
  const without = { address_use: ['ask'], street_address: null, city: null, zip_code: null };
  const { caseId } = await given.paidFor(database, without);
  const { id } = await firstMatter(database, caseId);
  expect(await flagsOf(caseId)).toContain('safety');
  const [party] = await database.sql`
    select address, city, state from public.matter_parties where matter_id = ${id} and is_client`;
  expect(party).toEqual({ address: null, city: null, state: null });
  const other = await given.paidFor(database);
  expect(await flagsOf(other.caseId)).not.toContain('safety');
});

test('an application has an address or says why not', async () => {
  await expect(given.paidFor(database, { street_address: null })).rejects.toThrow(/check constraint/u);
});
