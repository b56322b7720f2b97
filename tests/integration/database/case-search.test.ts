import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestDatabase } from '#tests/postgres.ts';
import { openCaseDesk, type CaseDesk, type Colleague, inDays } from './case-desk.ts';
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

describe('staff find a case', () => {
  test('by part of a name without accents, both surnames, alias, mail, phone, docket, case number, landlord and reference', async () => {
    const made = await desk.caseAt('submitted', {
      first_name: 'María José',
      last_name: 'Núñez O’Brien',
      email: 'mj.nunez@example.com',
      phone_number: '(404) 555-0177',
      knows_case_number: 'yes',
      case_numbers: '24-D-77123',
      landlord_name: 'Peñasco Homes, LLC',
    });
    await database.sql`
      update public.court_matters set aliases = '{"Marijose Ortiz-Vega"}' where id = ${made.matterId}`;
    const [row] = await database.sql<{ case_number: string }[]>`
      select case_number from public.cases where id = ${made.caseId}`;
    const searches = [
      'nunez',
      'NÚÑEZ maria',
      'obrien nunez',
      'ortiz vega',
      'mj.nunez@example.com',
      '4045550177',
      '+1 404-555-0177',
      '24D77123',
      '24-d-77123',
      '77123',
      row?.case_number ?? '',
      'penasco homes',
      made.reference,
      `${made.reference.slice(0, 4)}-${made.reference.slice(4)}`,
    ];
    for (const search of searches) expect(await desk.idsOf({ search }), search).toEqual([made.caseId]);
    for (const search of ['nunez nobody', "z' | 'nunez", '***', 'unez'])
      expect(await desk.idsOf({ search }), search).toEqual([]);
  });

  test('by the new name alone after a change, also when it is over, and not at all once it was emptied', async () => {
    const made = await desk.caseAt('closed', { last_name: 'Quetzal' });
    expect(await desk.idsOf({ search: 'quetzal' })).toEqual([made.caseId]);
    await database.sql`update public.intake_forms set last_name = 'Zopilote' where id = ${made.intakeId}`;
    await database.sql`update public.users set last_name = 'Zopilote' where id = ${made.userId}`;
    await database.sql`update public.court_matters set name_as_filed = null where id = ${made.matterId}`;
    await database.sql`delete from public.matter_parties where matter_id = ${made.matterId}`;
    expect(await desk.idsOf({ search: 'quetzal' })).toEqual([]);
    expect(await desk.idsOf({ search: 'zopilote' })).toEqual([made.caseId]);
  });

  test('page by page without a gap, urgent and VIP first, then by what falls due', async () => {
    const county = 'Echols';
    const given5 = await Promise.all(
      [0, 1, 2, 3, 4].map(() => desk.caseAt('preparing', { eviction_county: county, urgency: 'low' })),
    );
    const [first, second, third, vip, last] = given5.map(({ caseId }) => caseId);
    await database.sql`update public.cases set package_type = 'vip' where id = ${vip ?? ''}`;
    for (const [at, id] of [second, first, third].entries())
      await desk.task(id ?? '', { due_at: inDays(at + 1) });
    const order: string[] = [];
    let before: unknown = null;
    do {
      const page = await desk.searchCases({ county, limit: 2, before: before as string | null });
      order.push(...page.items.map(({ id }) => id));
      before = page.before;
    } while (before !== null);
    expect(order).toEqual([vip, second, first, third, last]);
  });
});

test('what is over comes newest first, page by page, and only where it is asked for', async () => {
  const county = 'Quitman';
  const made = await Promise.all([1, 2, 3].map((days) => closedAgo(days, county)));
  const newestFirst = made.map(({ caseId }) => caseId);
  expect(await desk.idsOf({ county })).toEqual([]);
  expect(await desk.idsOf({ county, status: 'closed' })).toEqual(newestFirst);
  const walked: string[] = [];
  let before: unknown = null;
  do {
    const page = await desk.searchCases({ status: 'closed', limit: 2, before: before as string | null });
    walked.push(...page.items.map(({ id }) => id));
    before = page.before;
  } while (before !== null);
  expect(walked.filter((id) => newestFirst.includes(id))).toEqual(newestFirst);
});

async function closedAgo(days: number, county: string) {
  const made = await desk.caseAt('closed', { eviction_county: county });
  await database.sql.begin(async (transaction) => {
    await transaction`set local session_replication_role = replica`;
    await transaction`
      update public.cases set over_since = now() - ${`${days} days`}::interval where id = ${made.caseId}`;
  });
  return made;
}

describe('a view of the queue has', () => {
  const has = async (view: string, caseId: string) => (await desk.idsOf({ view })).includes(caseId);

  test('mine and nobody’s', async () => {
    const { caseId } = await desk.caseAt();
    expect([await has('mine', caseId), await has('nobody', caseId)]).toEqual([false, true]);
    await database.sql`update public.cases set assigned_to = ${sam.id} where id = ${caseId}`;
    expect([await has('mine', caseId), await has('nobody', caseId)]).toEqual([true, false]);
  });

  test('what is late and what falls due within a day, unless a hold stops its clocks', async () => {
    const { caseId } = await desk.caseAt('preparing');
    await desk.task(caseId, { due_at: inDays(3) });
    expect([await has('late', caseId), await has('due_soon', caseId)]).toEqual([false, false]);
    await desk.task(caseId, { due_at: given.inHours(20) });
    expect([await has('late', caseId), await has('due_soon', caseId)]).toEqual([false, true]);
    await desk.task(caseId, { due_at: given.inHours(-1) });
    expect(await has('late', caseId)).toBe(true);
    await given.call(database, 'set_case_hold', {
      ...desk.write(),
      caseId,
      kind: 'client_asked',
      held: true,
    });
    expect([await has('late', caseId), await has('due_soon', caseId)]).toEqual([false, false]);
  });

  test('what is late although a hold stands: a court, a question and the hold itself do not wait', async () => {
    const { caseId } = await desk.caseAt('preparing');
    await given.call(database, 'set_case_hold', { ...desk.write(), caseId, kind: 'unreachable', held: true });
    await desk.task(caseId, { due_at: given.inHours(-5) });
    await desk.task(caseId, { code: 'send_letter', due_at: given.inHours(-1) });
    expect([await has('late', caseId), await has('due_soon', caseId)]).toEqual([true, true]);
    const { items } = await desk.searchCases({ view: 'late' });
    expect(items.find(({ id }) => id === caseId)?.due?.code).toBe('send_letter');
  });

  test('what is over and still has something to do, as long as it has', async () => {
    const { caseId } = await desk.caseAt('cancelled');
    await desk.task(caseId, { due_at: given.inHours(-1) });
    expect(await has('late', caseId)).toBe(false);
    await desk.task(caseId, { code: 'decide_refund', due_at: given.inHours(-1) });
    expect([await has('late', caseId), await has('due_soon', caseId), await has('all', caseId)]).toEqual([
      true,
      true,
      false,
    ]);
    await database.sql`update public.case_tasks set done_at = now() where case_id = ${caseId}`;
    expect(await has('late', caseId)).toBe(false);
  });

  test('new cases nobody began within the time we promise', async () => {
    const { caseId } = await desk.caseAt();
    expect(await has('late', caseId)).toBe(false);
    await database.sql`update public.court_matters set status_since = now() - interval '30 hours' where case_id = ${caseId}`;
    expect(await has('late', caseId)).toBe(true);
  });

  test('clients from whom nothing came for a week, while it is their turn', async () => {
    const { caseId, matterId } = await desk.caseAt('waiting_for_client');
    await database.sql`update public.court_matters set status_since = now() - interval '8 days' where id = ${matterId}`;
    expect(await has('silent_week', caseId)).toBe(true);
    await database.sql`
      insert into public.contact_log (case_id, channel, direction, reached) values (${caseId}, 'call', 'in', true)`;
    expect(await has('silent_week', caseId)).toBe(false);
  });

  test('hearings to come, however far, and filed ones whose docket nobody looked at for a week', async () => {
    const { caseId, matterId } = await desk.caseAt('hearing_set');
    await database.sql`
      update public.court_matters set hearing_at = ${inDays(-1)}, status_since = now() - interval '8 days' where id = ${matterId}`;
    expect([await has('hearings', caseId), await has('unchecked', caseId)]).toEqual([false, true]);
    await database.sql`update public.court_matters set hearing_at = ${inDays(60)} where id = ${matterId}`;
    await database.sql`
      insert into public.contact_log (case_id, channel, direction, reached) values (${caseId}, 'docket_check', 'out', true)`;
    expect([await has('hearings', caseId), await has('unchecked', caseId)]).toEqual([true, false]);
  });

  test('open flags, until the last one is cleared with a note', async () => {
    const { caseId } = await desk.caseAt('submitted', {
      working_with_attorney: 'yes',
      knows_case_number: 'yes',
    });
    expect(await has('triage', caseId)).toBe(true);
    const clear = { caseId, flag: 'has_attorney', raised: false, note: 'The attorney agreed in writing.' };
    expect(await given.call(database, 'set_case_flag', { ...desk.write(), ...clear })).toMatchObject({
      outcome: 'done',
    });
    expect(await has('triage', caseId)).toBe(false);
    expect(await given.call(database, 'set_case_flag', { ...desk.write(alex), ...clear })).toMatchObject({
      outcome: 'stale',
      changedBy: 'Sam Office',
    });
  });

  test('on the board: how many stand in each state, and the first of them', async () => {
    const county = 'Clinch';
    await Promise.all([1, 2, 3].map(() => desk.caseAt('filed', { eviction_county: county })));
    await desk.caseAt('preparing', { eviction_county: county });
    const { columns } = await given.call(database, 'board_of_cases', {
      limit: 2,
      actorId: sam.id,
      soonUntil: given.inHours(24),
      closedDays: [],
      county,
    });
    expect(
      (columns as { status: string; count: number; items: unknown[] }[]).map(({ status, count, items }) => [
        status,
        count,
        items.length,
      ]),
    ).toEqual([
      ['preparing', 1, 1],
      ['filed', 3, 2],
    ]);
  });
});
