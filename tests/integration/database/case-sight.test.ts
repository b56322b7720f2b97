import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openCases } from '#server/workplace/read-open-cases.ts';
import { savedView } from '#domain/cases/saved-views.ts';
import { createTestDatabase, type TestDatabase } from '#tests/postgres.ts';
import * as given from './given.ts';
import { colleague, firstMatter, standing } from './given-matters.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

type Who = { id: string; role: string };
const write = (who: Who) => ({ idempotencyKey: randomUUID(), actorId: who.id, actorRole: who.role });
async function caseAt(status: Parameters<typeof standing>[2] = 'preparing') {
  const made = await given.paidFor(database);
  const matter = await firstMatter(database, made.caseId);
  await standing(database, matter.id, status);
  return { ...made, caseId: String(made.caseId), matterId: matter.id };
}
const task = (caseId: string, hours: number, more: Record<string, string | Date | null> = {}) =>
  database.sql`
    insert into public.case_tasks ${database.sql({ case_id: caseId, code: 'first_contact', due_at: given.inHours(hours), ...more })}`;

describe('saved views', () => {
  const views = async (who: Who) => {
    const { items } = await given.call(database, 'list_saved_views', { actorId: who.id });
    return (items as unknown[]).map((item) => savedView.parse(item));
  };
  const save = (who: Who, more: object) =>
    given.call(database, 'save_view', { ...write(who), act: 'add', most: 2, ...more });
  const add = (who: Who, name: string, shared = false) =>
    save(who, { name, shared, filters: { view: 'late', county: 'Fulton' } });

  test('are one’s own until they are shared, and changed and deleted by their owner; an admin deletes a shared one', async () => {
    const [ana, sam, boss] = [
      await colleague(database),
      await colleague(database),
      await colleague(database, 'admin'),
    ];
    const { id } = await add(ana, 'Late in Fulton');
    expect(await views(ana)).toMatchObject([
      { name: 'Late in Fulton', mine: true, shared: false, filters: { view: 'late', county: 'Fulton' } },
    ]);
    expect((await views(sam)).map((view) => view.id)).not.toContain(id);
    const change = { act: 'change', viewId: String(id), version: 1, name: 'Fulton, late', shared: true };
    expect(await save(sam, change)).toEqual({ outcome: 'unknown' });
    expect(await save(ana, change)).toMatchObject({ outcome: 'done' });
    expect((await views(sam)).find((view) => view.id === id)).toMatchObject({
      name: 'Fulton, late',
      mine: false,
      version: 2,
    });
    expect(await save(ana, change)).toMatchObject({ outcome: 'stale' });
    const remove = { act: 'delete', viewId: String(id), version: 2 };
    expect(await save(sam, remove)).toEqual({ outcome: 'unknown' });
    expect(await save(boss, { ...change, version: 2 })).toEqual({ outcome: 'unknown' });
    expect(await save(boss, remove)).toMatchObject({ outcome: 'done' });
    expect((await views(ana)).map((view) => view.id)).not.toContain(id);
  });

  test('end at a number for each person, and hold no search', async () => {
    const ana = await colleague(database);
    await add(ana, 'One');
    await add(ana, 'Two');
    expect(await add(ana, 'Three')).toEqual({ outcome: 'too_many' });
    await expect(
      database.sql`
        insert into public.saved_views (owner_id, name, filters) values (${ana.id}, 'Names', '{"search": "Ana"}')`,
    ).rejects.toThrow(/check constraint/);
  });
});

test('today counts cases that wait for us once, without those on hold, and lists tasks of one’s own and of nobody', async () => {
  const [ana, sam] = [await colleague(database), await colleague(database)];
  const count = () =>
    given.call(database, 'count_open_cases', {
      actorId: ana.id,
      actorRole: 'staff',
      now: given.inHours(0),
      until: given.inHours(6),
      limit: 20,
    });
  const before = await count();
  const [late, held, over, others] = [await caseAt(), await caseAt(), await caseAt('closed'), await caseAt()];
  await task(late.caseId, -2, { owner_id: ana.id });
  await task(late.caseId, 30);
  await task(held.caseId, -2);
  await task(over.caseId, -2);
  await task(others.caseId, 3, { owner_id: sam.id });
  await database.sql`insert into public.case_holds (case_id, kind) values (${held.caseId}, 'client_asked')`;
  // A client who asked waits today, also where nobody gave the answer a day.
  await task(late.caseId, 30, { code: 'answer_message', due_at: null });
  const after = await count();
  openCases.parse(after);
  const more = (name: string) => Number(after[name]) - Number(before[name]);
  expect([more('cases'), more('casesDue'), more('casesLate'), more('casesToAnswer')]).toEqual([2, 2, 1, 1]);
  expect(
    (after['tasks'] as { caseId: string; mine: boolean }[]).map(({ caseId, mine }) => [caseId, mine]),
  ).toEqual([
    [late.caseId, true],
    [late.caseId, false],
  ]);
});

test('an attorney reads on Today which papers wait for them, whoever has the case; not those of a colleague', async () => {
  const [sam, alma, ben] = [
    await colleague(database),
    await colleague(database, 'attorney'),
    await colleague(database, 'attorney'),
  ];
  const mine = await caseAt('attorney_review');
  await database.sql`update public.cases set assigned_to = ${sam.id} where id = ${mine.caseId}`;
  await database.sql`update public.court_matters set attorney_id = ${alma.id} where id = ${mine.matterId}`;
  await task(mine.caseId, -3, { owner_id: sam.id, code: 'attorney_reads', matter_id: mine.matterId });
  const todayOf = async (who: Who) => {
    const { tasks } = await given.call(database, 'count_open_cases', {
      actorId: who.id,
      actorRole: who.role,
      now: given.inHours(0),
      until: given.inHours(6),
      limit: 100,
    });
    return (tasks as { caseId: string; code: string }[]).filter(({ caseId }) => caseId === mine.caseId);
  };
  expect(await todayOf(alma)).toMatchObject([{ code: 'attorney_reads' }]);
  expect(await todayOf(ben)).toEqual([]);
});

test('today names a step that is late once', async () => {
  const ana = await colleague(database);
  const { caseId, matterId } = await caseAt();
  await task(caseId, -2, { code: 'attorney_reads', matter_id: matterId });
  await task(caseId, -1, { code: 'step_late', matter_id: matterId });
  const other = await caseAt();
  await task(other.caseId, -1, { code: 'step_late', matter_id: other.matterId });
  const { tasks } = await given.call(database, 'count_open_cases', {
    actorId: ana.id,
    actorRole: 'staff',
    now: given.inHours(0),
    until: given.inHours(6),
    limit: 100,
  });
  const codesOf = (of: string) =>
    (tasks as { caseId: string; code: string }[]).filter((one) => one.caseId === of).map(({ code }) => code);
  expect([codesOf(caseId), codesOf(other.caseId)]).toEqual([['attorney_reads'], ['step_late']]);
});

describe('a task without an owner of its own', () => {
  const todayOf = async (who: Who, ofCases: readonly string[]) => {
    const { tasks } = await given.call(database, 'count_open_cases', {
      actorId: who.id,
      actorRole: 'staff',
      now: given.inHours(0),
      until: given.inHours(6),
      limit: 200,
    });
    return (tasks as { caseId: string; owner: string | null; mine: boolean }[])
      .filter(({ caseId }) => ofCases.includes(caseId))
      .map(({ caseId, owner, mine }) => [ofCases.indexOf(caseId), owner, mine]);
  };
  const inCaseOf = async (owner: Who, ...cases: { caseId: string }[]) => {
    const ids = cases.map(({ caseId }) => caseId);
    await database.sql`update public.cases set assigned_to = ${owner.id} where id = any(${ids})`;
  };

  test('is on the Today of whoever has the case, not of the others; one of nobody is on everybody’s', async () => {
    const [ana, sam] = [await colleague(database), await colleague(database)];
    const [owned, open] = [await caseAt(), await caseAt()];
    await inCaseOf(sam, owned);
    await task(owned.caseId, -3);
    await task(open.caseId, -2);
    const ids = [owned.caseId, open.caseId];
    expect(await todayOf(sam, ids)).toEqual([
      [0, 'Sam Office', true],
      [1, null, false],
    ]);
    expect(await todayOf(ana, ids)).toEqual([[1, null, false]]);
  });

  test('is on everybody’s Today once whoever had the case left, so that nobody waits for them', async () => {
    const [ana, leaver] = [await colleague(database), await colleague(database)];
    const over = await caseAt('cancelled');
    await inCaseOf(leaver, over);
    await task(over.caseId, -1, { code: 'decide_refund' });
    expect(await todayOf(ana, [over.caseId])).toEqual([]);
    await database.sql`update public.users set deactivated_at = now() where id = ${leaver.id}`;
    expect(await todayOf(ana, [over.caseId])).toEqual([[0, null, false]]);
  });

  test('is in the calendar of whoever has the case, and one that a colleague took is in the colleague’s', async () => {
    const [ana, sam] = [await colleague(database), await colleague(database)];
    const owned = await caseAt();
    await inCaseOf(sam, owned);
    await task(owned.caseId, 3, { code: 'begin_papers' });
    await task(owned.caseId, 4, { code: 'first_contact', owner_id: ana.id });
    const codesOf = async (who: Who) => {
      const { items } = await given.call(database, 'read_team_calendar', {
        actorId: ana.id,
        actorRole: 'staff',
        from: given.inHours(-24),
        to: given.inHours(24),
        fromDay: given.inHours(-24).slice(0, 10),
        toDay: given.inHours(24).slice(0, 10),
        ownerId: who.id,
        limit: 100,
      });
      return (items as { caseId: string; code: string }[])
        .filter(({ caseId }) => caseId === owned.caseId)
        .map(({ code }) => code);
    };
    expect([await codesOf(sam), await codesOf(ana)]).toEqual([['begin_papers'], ['first_contact']]);
  });
});

test('today lists what no hold pauses, what outlives its case, and a task by the name somebody gave it', async () => {
  const ana = await colleague(database);
  const [held, over] = [await caseAt(), await caseAt('cancelled')];
  await database.sql`insert into public.case_holds (case_id, kind) values (${held.caseId}, 'late_part')`;
  await task(held.caseId, -3, { owner_id: ana.id });
  await task(held.caseId, -2, { owner_id: ana.id, code: 'part_late' });
  await task(over.caseId, -1, { owner_id: ana.id });
  await task(over.caseId, 0, { owner_id: ana.id, code: 'decide_refund' });
  await task(over.caseId, 1, { owner_id: ana.id, code: 'custom', title: 'Send the file back' });
  const { tasks } = await given.call(database, 'count_open_cases', {
    actorId: ana.id,
    actorRole: 'staff',
    now: given.inHours(0),
    until: given.inHours(6),
    limit: 100,
  });
  const mine = (tasks as { code: string; title: string | null; mine: boolean }[]).filter((one) => one.mine);
  expect(mine.map(({ code, title }) => title ?? code)).toEqual([
    'part_late',
    'decide_refund',
    'Send the file back',
  ]);
  const calendar = await given.call(database, 'read_team_calendar', {
    actorId: ana.id,
    actorRole: 'staff',
    from: given.inHours(-24),
    to: given.inHours(24),
    fromDay: given.inHours(-24).slice(0, 10),
    toDay: given.inHours(24).slice(0, 10),
    ownerId: ana.id,
    limit: 100,
  });
  expect((calendar['items'] as { code: string }[]).map(({ code }) => code)).toEqual(
    expect.arrayContaining(['decide_refund', 'custom']),
  );
  expect(
    (calendar['items'] as { code: string; caseId: string }[]).filter(
      ({ caseId, code }) => caseId === over.caseId && code === 'first_contact',
    ),
  ).toEqual([]);
});

test('the calendar of the team shows tasks, hearings, calls, deadlines and days off, of everybody or of one', async () => {
  const ana = await colleague(database);
  const { caseId, matterId, userId } = await caseAt('hearing_set');
  await database.sql`update public.cases set assigned_to = ${ana.id} where id = ${caseId}`;
  await task(caseId, 24, { owner_id: ana.id });
  await task(caseId, 24 * 30, { owner_id: ana.id });
  await database.sql`
    insert into public.calendar_events (user_id, case_id, matter_id, title, event_type, start_date, location)
    values (${String(userId)}, ${caseId}, ${matterId}, 'hearing', 'hearing', ${given.inHours(30)}, 'Room 2B')`;
  await database.sql`
    insert into public.calendar_events (user_id, case_id, title, event_type, start_date, end_date, staff_id, phone, language)
    values (${String(userId)}, ${caseId}, 'call', 'call', ${given.inHours(40)}, ${given.inHours(41)}, ${ana.id}, '(404) 555-0100', 'en')`;
  await database.sql`insert into public.call_days_off (staff_id, day) values (${ana.id}, private.office_date() + 3)`;
  await database.sql`
    insert into public.file_requests (case_id, what, language, due_on) values (${caseId}, 'A letter', 'en', private.office_date() + 2)`;
  const [{ earlier, later } = { earlier: '', later: '' }] = await database.sql<
    { earlier: string; later: string }[]
  >`
    select (private.office_date() - 14)::text as earlier, (private.office_date() + 7)::text as later`;
  const read = (ownerId: string | null) =>
    given.call(database, 'read_team_calendar', {
      actorId: ana.id,
      actorRole: 'staff',
      from: given.inHours(-24 * 14),
      to: given.inHours(24 * 7),
      fromDay: earlier,
      toDay: later,
      ownerId,
      limit: 100,
    });
  const kinds = async (ownerId: string | null) => {
    const { items } = await read(ownerId);
    return (items as { caseId: string; kind: string }[])
      .filter((item) => item.caseId === caseId)
      .map(({ kind }) => kind)
      .toSorted();
  };
  // Two tasks come with the hearing: asking the court for an interpreter, and asking again, due at once by now. One comes
  // with the letter we need by a day: asking for it again once that day is over.
  const shown = ['call', 'deadline', 'hearing', 'task', 'task', 'task', 'task'];
  expect(await kinds(null)).toEqual(shown);
  expect(await kinds(ana.id)).toEqual(shown);
  const other = await colleague(database);
  expect(await kinds(other.id)).toEqual([]);
  expect([(await read(null))['daysOff'], (await read(other.id))['daysOff']]).toEqual([
    [{ day: expect.any(String), name: 'Sam Office' }],
    [],
  ]);
});

test('a question is the first of several messages, and answered by our first; who paid and signed in within a week counts', async () => {
  const { caseId, userId } = await caseAt();
  const say = (hours: number, from: 'client' | 'staff') => database.sql`
    insert into public.client_messages (user_id, case_id, subject, message, sent_by, sender_role, language, created_at)
    values (${String(userId)}, ${caseId}, '', 'Hola', ${String(userId)}, ${from}, 'es', ${given.inHours(hours)})`;
  await say(-50, 'client');
  await say(-49, 'client');
  await say(-40, 'staff');
  await say(-39, 'staff');
  await say(-3, 'client');
  const { replies, portal } = await given.call(database, 'read_sight', {
    since: given.inHours(-60),
    limit: 100,
    paidSince: given.inHours(-1),
    paidUntil: given.inHours(1),
  });
  // Others write just now.
  const mine = (replies as { askedAt: string; answeredAt: string | null }[]).filter(
    ({ askedAt }) => Date.parse(askedAt) < Date.now() - 3_600_000,
  );
  const hours = mine.map(({ askedAt, answeredAt }) =>
    answeredAt === null ? null : Math.round((Date.parse(answeredAt) - Date.parse(askedAt)) / 3_600_000),
  );
  expect(hours).toEqual([10, null]);
  const first = portal as { paid: number; signedIn: number };
  await database.sql`update public.users set last_login_at = now() where id = ${String(userId)}`;
  await database.sql`update public.users set last_login_at = now() + interval '30 days' where id = ${String(userId)}`;
  const again = await given.call(database, 'read_sight', {
    since: given.inHours(-60),
    limit: 100,
    paidSince: given.inHours(-1),
    paidUntil: given.inHours(1),
  });
  expect(again['portal']).toEqual({ paid: first.paid, signedIn: first.signedIn + 1 });
});

test('how clients rate our help is read as one number, without who said so', async () => {
  const [row] = await database.sql<{ count: number; sum: number }[]>`
    select count(*)::int as count, coalesce(sum(satisfaction_rating), 0)::int as sum from public.support_tickets
    where rated_at is not null`;
  const before = row ?? { count: 0, sum: 0 };
  for (const rating of [5, 4, 3, 1]) {
    const { id } = await given.account(database);
    await database.sql`
      insert into public.support_tickets (user_id, reference, subject, description, category, language, satisfaction_rating, rated_at)
      values (${id}, ${given.newReference()}, 'Help', 'Help', 'other', 'en', ${rating}, now())`;
  }
  const { ratings } = await given.call(database, 'read_sight', {
    since: given.inHours(-60),
    limit: 1,
    paidSince: given.inHours(-1),
    paidUntil: given.inHours(1),
  });
  const count = before.count + 4;
  expect(ratings).toEqual({ count, mean: Math.round(((before.sum + 13) / count) * 10) / 10 });
});

test('two who have a case open see each other and who writes; who left, or was last seen minutes ago, is not here', async () => {
  const [ana, sam] = [await colleague(database), await colleague(database)];
  const { caseId } = await caseAt();
  const note = (who: Who, more: object = {}) =>
    given.call(database, 'note_presence', {
      caseId,
      actorId: who.id,
      writing: false,
      leaves: false,
      ...more,
    });
  expect(await note(ana)).toMatchObject({ others: [], shared: false });
  expect(await note(sam, { writing: true })).toMatchObject({
    others: [{ id: ana.id, writing: null }],
    shared: true,
  });
  expect(await note(ana)).toMatchObject({ others: [{ id: sam.id, writing: true }] });
  await database.sql`
    update public.case_presence set seen_at = now() - interval '5 minutes' where user_id = ${sam.id}`;
  expect(await note(ana)).toMatchObject({ others: [], shared: true });
  await note(sam, { leaves: true });
  expect(await note(ana)).toMatchObject({ others: [], shared: false });
  expect(await note(ana, { caseId: randomUUID() })).toEqual({ outcome: 'unknown' });
});
