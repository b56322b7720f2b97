import { randomUUID } from 'node:crypto';
import type postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestDatabase } from '#tests/postgres.ts';
import { by, openCaseDesk, type CaseDesk, type Colleague, inDays } from './case-desk.ts';
import { colleague, mattersOf, move, paper, plaintiff } from './given-matters.ts';
import * as given from './given.ts';

let desk: CaseDesk;
let database: TestDatabase;
let sam: Colleague;
let alex: Colleague;
beforeAll(async () => {
  desk = await openCaseDesk();
  ({ database, sam, alex } = desk);
});
afterAll(() => database.drop());

describe('work on a case', () => {
  test('has tasks of one’s own: added, given to a colleague, done, and taken up again', async () => {
    const { caseId } = await desk.caseAt('preparing');
    const add = {
      ...desk.write(),
      caseId,
      act: 'add',
      title: 'Call the clerk',
      ownerId: sam.id,
      dueAt: inDays(1),
    };
    const { taskId } = await given.call(database, 'save_case_task', add);
    expect((await given.call(database, 'save_case_task', add))['taskId']).toBe(taskId);
    const act = (more: Record<string, postgres.JSONValue>) =>
      given.call(database, 'save_case_task', { ...desk.write(), caseId, taskId: taskId as string, ...more });
    expect(await act({ act: 'change', version: 1, ownerId: alex.id })).toMatchObject({ outcome: 'done' });
    expect(await act({ act: 'done', version: 1 })).toMatchObject({ outcome: 'stale' });
    expect(await act({ act: 'done', version: 2 })).toMatchObject({ outcome: 'done' });
    expect(await act({ act: 'reopen', version: 3 })).toMatchObject({ outcome: 'done' });
    const client = await given.account(database);
    expect(await act({ act: 'change', version: 4, ownerId: client.id })).toEqual({ outcome: 'no_owner' });
    const other = await desk.caseAt();
    expect(
      await given.call(database, 'save_case_task', {
        ...desk.write(),
        caseId: other.caseId,
        taskId: taskId as string,
        act: 'done',
        version: 4,
      }),
    ).toEqual({ outcome: 'unknown' });
  });

  test('stands still while a hold does, which is set once and let go once; a bank’s question only the bank ends', async () => {
    const { caseId, matterId, orderId } = await desk.caseAt('preparing');
    await paper(database, matterId);
    const hold = (isHeld: boolean, kind = 'legal') =>
      given.call(database, 'set_case_hold', {
        ...desk.write(),
        caseId,
        kind,
        held: isHeld,
        reason: 'Erasure asked',
      });
    expect(await hold(true)).toEqual({ outcome: 'done' });
    expect(await hold(true)).toMatchObject({ outcome: 'stale' });
    expect(await move(database, matterId, 'attorney_review', sam)).toMatchObject({ outcome: 'held' });
    expect(await hold(false)).toEqual({ outcome: 'done' });
    expect(await move(database, matterId, 'attorney_review', sam)).toMatchObject({ outcome: 'done' });
    await database.sql`update public.orders set disputed_at = now() where id = ${orderId}`;
    expect(await hold(false, 'dispute')).toEqual({ outcome: 'disputed' });
  });

  test('is given to somebody with its tasks, several cases at once, with a result for each', async () => {
    const open = await desk.caseAt('preparing');
    const over = await desk.caseAt('closed');
    await desk.task(open.caseId);
    const unknown = randomUUID();
    const assign = (ownerId: string | null, caseIds: string[], more = {}) =>
      given.call(database, 'assign_cases', { ...desk.write(), ownerId, caseIds, ...more });
    const { results } = await assign(alex.id, [open.caseId, over.caseId, unknown]);
    expect(
      new Map((results as { id: string; result: string }[]).map(({ id, result }) => [id, result])),
    ).toEqual(
      new Map([
        [open.caseId, 'done'],
        [over.caseId, 'over'],
        [unknown, 'unknown'],
      ]),
    );
    const [owned] = await database.sql`select owner_id from public.case_tasks where case_id = ${open.caseId}`;
    expect(owned?.['owner_id']).toBe(alex.id);
    expect(await assign((await given.account(database)).id, [open.caseId])).toEqual({ outcome: 'no_owner' });
  });

  test('of somebody who leaves goes to another person at once, tasks in cases of others too', async () => {
    const leaver = await colleague(database);
    const mine = await desk.caseAt('preparing');
    const others = await desk.caseAt('preparing');
    await database.sql`update public.cases set assigned_to = ${leaver.id} where id = ${mine.caseId}`;
    await desk.task(others.caseId, { owner_id: leaver.id });
    await given.call(database, 'assign_cases', { ...desk.write(), ownerId: alex.id, fromId: leaver.id });
    const [left] = await database.sql`
      select (select count(*)::int from public.cases where assigned_to = ${leaver.id}) as cases,
        (select count(*)::int from public.case_tasks where owner_id = ${leaver.id}) as tasks,
        (select assigned_to from public.cases where id = ${others.caseId}) as others`;
    expect(left).toEqual({ cases: 0, tasks: 0, others: null });
  });

  test('is counted by person: how much is open, late, and with whom it waits', async () => {
    const busy = await colleague(database);
    for (const status of ['in_review', 'waiting_for_client', 'filed'] as const) {
      const { caseId } = await desk.caseAt(status);
      await database.sql`update public.cases set assigned_to = ${busy.id} where id = ${caseId}`;
      await desk.task(caseId, { due_at: given.inHours(status === 'in_review' ? -2 : 2), owner_id: busy.id });
    }
    const { people } = await given.call(database, 'read_workload', {});
    expect((people as { id: string }[]).find(({ id }) => id === busy.id)).toMatchObject({
      open: 3,
      late: 1,
      withUs: 1,
      withClient: 1,
      withCourt: 1,
      tasks: 3,
    });
  });

  test('counts as the work of whoever has the case where a task has no owner of its own, and is handed over with it', async () => {
    const busy = await colleague(database);
    const own = await desk.caseAt('preparing');
    const over = await desk.caseAt('cancelled');
    await database.sql`
      update public.cases set assigned_to = ${busy.id} where id = any(${[own.caseId, over.caseId]})`;
    await desk.task(own.caseId, { code: 'begin_papers' });
    await desk.task(own.caseId, { code: 'answer_message', owner_id: alex.id });
    await desk.task(over.caseId, { code: 'decide_refund' });
    const tasksOf = async (who: Colleague) => {
      const { people } = await given.call(database, 'read_workload', {});
      return (people as { id: string; tasks: number }[]).find(({ id }) => id === who.id)?.tasks ?? 0;
    };
    const before = await tasksOf(alex);
    expect(await tasksOf(busy)).toBe(2);
    await given.call(database, 'assign_cases', { ...desk.write(), ownerId: alex.id, fromId: busy.id });
    expect([await tasksOf(busy), await tasksOf(alex)]).toEqual([0, before + 2]);
  });

  test('begins with its tasks when the application is accepted: the record of each matter, one first call', async () => {
    const { caseId, intakeId } = await given.paidFor(
      database,
      { knows_case_number: 'yes', number_of_evictions: '2', case_numbers: 'A-1\nB-2' },
      'vip',
    );
    const accept = {
      intakeId,
      from: 'submitted',
      to: 'accepted',
      note: null,
      tasks: [
        { code: 'match_record', dueAt: inDays(2) },
        { code: 'first_contact', dueAt: inDays(2) },
      ],
      ...by(sam),
    };
    expect(await given.call(database, 'decide_application', accept)).toMatchObject({ outcome: 'decided' });
    const tasks = await database.sql`
      select code from public.case_tasks where case_id = ${caseId} order by code`;
    expect(tasks.map(({ code }) => code as string)).toEqual([
      'match_record',
      'match_record',
      'first_contact',
    ]);
  });

  test('begins with the same tasks when a colleague begins the review: nobody has to think of the other court cases', async () => {
    const { caseId } = await given.paidFor(
      database,
      { knows_case_number: 'yes', number_of_evictions: '2', case_numbers: 'A-1\nB-2' },
      'vip',
    );
    const [first] = await mattersOf(database, caseId);
    const tasks = [
      { code: 'match_record', dueAt: inDays(2), dedupeKey: `match:${caseId}` },
      { code: 'first_contact', dueAt: inDays(2), dedupeKey: `contact:${caseId}` },
    ];
    expect(await move(database, first?.id ?? '', 'in_review', sam, { tasks })).toMatchObject({
      outcome: 'done',
    });
    const set = await database.sql`
      select task.code, place from public.case_tasks as task
      join public.court_matters as matter on matter.id = matter_id
      where task.case_id = ${caseId} order by task.code, place`;
    expect(set.map(({ code, place }) => [code, place])).toEqual([
      ['match_record', 1],
      ['match_record', 2],
      ['first_contact', 1],
    ]);
  });

  test('is compared again by the end of the next business day where a name in it changed, and is not late at once', async () => {
    const { caseId, matterId } = await desk.caseAt('in_review');
    const party = await plaintiff(database, matterId);
    await database.sql`update public.court_matters set record_matched_at = now() where id = ${matterId}`;
    const [found] = await database.sql`select version from public.matter_parties where id = ${party}`;
    const renamed = await given.call(database, 'save_party', {
      ...desk.write(),
      matterId,
      partyId: party,
      version: found?.version as number,
      facts: { role: 'plaintiff', name: 'Oak Homes of Decatur LLC' },
      source: 'court_record',
    });
    expect(renamed).toMatchObject({ outcome: 'done' });
    const [task] = await database.sql`
      select due_at > now() + interval '6 hours' as "hasTime" from public.case_tasks
      where case_id = ${caseId} and code = 'match_record' and done_at is null`;
    expect(task).toMatchObject({ hasTime: true });
  });

  test('has nothing to compare again where somebody looked at the record before it was accepted', async () => {
    const { caseId, matterId } = await desk.caseAt('submitted');
    const match = {
      matterId,
      version: await desk.versionOf(matterId),
      result: 'matched',
      court: 'magistrate',
      county: 'DeKalb',
      docketNumber: '24-D-1',
      nameAsFiled: 'Ana Nunez',
      partyIds: [await plaintiff(database, matterId)],
      note: 'Seen on the court’s page.',
    };
    expect(await given.call(database, 'match_record', { ...desk.write(), ...match })).toMatchObject({
      outcome: 'done',
    });
    const tasks = [
      { code: 'match_record', dueAt: inDays(2), dedupeKey: `match:${matterId}` },
      { code: 'first_contact', dueAt: inDays(2), dedupeKey: `contact:${matterId}` },
    ];
    expect(await move(database, matterId, 'in_review', sam, { tasks })).toMatchObject({ outcome: 'done' });
    expect(
      await database.sql`select code from public.case_tasks where case_id = ${caseId} order by code`,
    ).toEqual([{ code: 'first_contact' }, { code: 'begin_papers' }]);
  });

  test('that somebody compared and left there for the day has a next step with a day, until it is moved on', async () => {
    const { caseId, matterId } = await desk.caseAt('in_review');
    const party = await plaintiff(database, matterId);
    const match = async (result: 'matched' | 'wrong_county') => ({
      ...desk.write(),
      matterId,
      version: await desk.versionOf(matterId),
      result,
      court: 'magistrate',
      county: result === 'matched' ? 'DeKalb' : 'Cobb',
      docketNumber: '24-D-1',
      nameAsFiled: 'Ana Nunez',
      partyIds: [party],
      note: 'Seen on the court’s page.',
    });
    const open = () => database.sql`
      select code, due_at > now() as "hasDay" from public.case_tasks
      where case_id = ${caseId} and code in ('begin_papers', 'prepare_papers', 'ask_statement')
        and done_at is null and dropped_at is null`;
    const log = async (result: 'matched' | 'wrong_county') =>
      expect(await given.call(database, 'match_record', await match(result))).toMatchObject({
        outcome: 'done',
      });
    await log('matched');
    expect(await open()).toEqual([{ code: 'begin_papers', hasDay: true }]);
    await log('wrong_county');
    expect(await open()).toEqual([]);
    await log('matched');
    await database.sql`update public.case_flags set cleared_at = now() where case_id = ${caseId}`;
    expect(await move(database, matterId, 'preparing', sam, {})).toMatchObject({ outcome: 'done' });
    expect(await open()).toEqual([{ code: 'ask_statement', hasDay: true }]);
  });
});
