import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type postgres from 'postgres';
import { storedCaseRow } from '#domain/cases/queue.ts';
import { storedCaseSheet } from '#domain/cases/case-sheet.ts';
import { createTestDatabase, type TestDatabase } from '#tests/postgres.ts';
import * as given from './given.ts';
import { colleague, firstMatter, mattersOf, move, noConflict, paper, standing } from './given-matters.ts';

let database: TestDatabase;
let sam: { id: string; role: string };
let alex: { id: string; role: string };
let lawyer: { id: string; role: string };
beforeAll(async () => {
  database = await createTestDatabase();
  [sam, alex, lawyer] = [
    await colleague(database),
    await colleague(database),
    await colleague(database, 'attorney'),
  ];
});
afterAll(() => database.drop());

const inDays = (days: number) => given.inHours(24 * days);
const by = (who: { id: string; role: string }) => ({ actorId: who.id, actorRole: who.role });
const write = (who: { id: string; role: string } = sam) => ({ idempotencyKey: randomUUID(), ...by(who) });

type Row = ReturnType<typeof storedCaseRow.parse>;
async function found(
  facts: Record<string, postgres.JSONValue> = {},
): Promise<{ items: Row[]; before: unknown }> {
  const answer = await given.call(database, 'search_cases', {
    limit: 50,
    actorId: sam.id,
    soonUntil: inDays(1),
    beginLateBefore: inDays(-1),
    ...facts,
  });
  return {
    items: (answer['items'] as unknown[]).map((row) => storedCaseRow.parse(row)),
    before: answer['before'],
  };
}
const ids = async (facts: Record<string, postgres.JSONValue>) =>
  (await found(facts)).items.map(({ id }) => id);

async function caseAt(
  status: Parameters<typeof standing>[2] = 'submitted',
  answers: Record<string, postgres.JSONValue> = {},
  packageId?: given.PackageName,
) {
  const paid = await given.paidFor(database, answers, packageId);
  const matter = await firstMatter(database, paid.caseId);
  if (status !== 'submitted') await standing(database, matter.id, status);
  return { ...paid, matterId: matter.id };
}
const versionOf = async (matterId: string) => {
  const [row] = await database.sql<{ version: number }[]>`
    select version from public.court_matters where id = ${matterId}`;
  return row?.version ?? 0;
};
const task = (caseId: string, more: Record<string, string | null> = {}) =>
  database.sql`insert into public.case_tasks ${database.sql({ case_id: caseId, code: 'first_contact', ...more })}`;

describe('staff find a case', () => {
  test('by part of a name without accents, both surnames, alias, mail, phone, docket, case number, landlord and reference', async () => {
    const made = await caseAt('submitted', {
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
    for (const search of searches) expect(await ids({ search }), search).toEqual([made.caseId]);
    for (const search of ['nunez nobody', "z' | 'nunez", '***', 'unez'])
      expect(await ids({ search }), search).toEqual([]);
  });

  test('by the new name alone after a change, also when it is over, and not at all once it was emptied', async () => {
    const made = await caseAt('closed', { last_name: 'Quetzal' });
    expect(await ids({ search: 'quetzal' })).toEqual([made.caseId]);
    await database.sql`update public.intake_forms set last_name = 'Zopilote' where id = ${made.intakeId}`;
    await database.sql`update public.users set last_name = 'Zopilote' where id = ${made.userId}`;
    await database.sql`update public.court_matters set name_as_filed = null where id = ${made.matterId}`;
    await database.sql`delete from public.matter_parties where matter_id = ${made.matterId}`;
    expect(await ids({ search: 'quetzal' })).toEqual([]);
    expect(await ids({ search: 'zopilote' })).toEqual([made.caseId]);
  });

  test('page by page without a gap, urgent and VIP first, then by what falls due', async () => {
    const county = 'Echols';
    const given5 = await Promise.all(
      [0, 1, 2, 3, 4].map(() => caseAt('preparing', { eviction_county: county, urgency: 'low' })),
    );
    const [first, second, third, vip, last] = given5.map(({ caseId }) => caseId);
    await database.sql`update public.cases set package_type = 'vip' where id = ${vip ?? ''}`;
    for (const [at, id] of [second, first, third].entries()) await task(id ?? '', { due_at: inDays(at + 1) });
    const order: string[] = [];
    let before: unknown = null;
    do {
      const page = await found({ county, limit: 2, before: before as string | null });
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
  expect(await ids({ county })).toEqual([]);
  expect(await ids({ county, status: 'closed' })).toEqual(newestFirst);
  const walked: string[] = [];
  let before: unknown = null;
  do {
    const page = await found({ status: 'closed', limit: 2, before: before as string | null });
    walked.push(...page.items.map(({ id }) => id));
    before = page.before;
  } while (before !== null);
  expect(walked.filter((id) => newestFirst.includes(id))).toEqual(newestFirst);
});

async function closedAgo(days: number, county: string) {
  const made = await caseAt('closed', { eviction_county: county });
  await database.sql.begin(async (transaction) => {
    await transaction`set local session_replication_role = replica`;
    await transaction`
      update public.cases set over_since = now() - ${`${days} days`}::interval where id = ${made.caseId}`;
  });
  return made;
}

describe('a view of the queue has', () => {
  const has = async (view: string, caseId: string) => (await ids({ view })).includes(caseId);

  test('mine and nobody’s', async () => {
    const { caseId } = await caseAt();
    expect([await has('mine', caseId), await has('nobody', caseId)]).toEqual([false, true]);
    await database.sql`update public.cases set assigned_to = ${sam.id} where id = ${caseId}`;
    expect([await has('mine', caseId), await has('nobody', caseId)]).toEqual([true, false]);
  });

  test('what is late and what falls due within a day, unless a hold stops its clocks', async () => {
    const { caseId } = await caseAt('preparing');
    await task(caseId, { due_at: inDays(3) });
    expect([await has('late', caseId), await has('due_soon', caseId)]).toEqual([false, false]);
    await task(caseId, { due_at: given.inHours(20) });
    expect([await has('late', caseId), await has('due_soon', caseId)]).toEqual([false, true]);
    await task(caseId, { due_at: given.inHours(-1) });
    expect(await has('late', caseId)).toBe(true);
    await given.call(database, 'set_case_hold', { ...write(), caseId, kind: 'client_asked', held: true });
    expect([await has('late', caseId), await has('due_soon', caseId)]).toEqual([false, false]);
  });

  test('what is late although a hold stands: a court, a question and the hold itself do not wait', async () => {
    const { caseId } = await caseAt('preparing');
    await given.call(database, 'set_case_hold', { ...write(), caseId, kind: 'unreachable', held: true });
    await task(caseId, { due_at: given.inHours(-5) });
    await task(caseId, { code: 'send_letter', due_at: given.inHours(-1) });
    expect([await has('late', caseId), await has('due_soon', caseId)]).toEqual([true, true]);
    const { items } = await found({ view: 'late' });
    expect(items.find(({ id }) => id === caseId)?.due?.code).toBe('send_letter');
  });

  test('what is over and still has something to do, as long as it has', async () => {
    const { caseId } = await caseAt('cancelled');
    await task(caseId, { due_at: given.inHours(-1) });
    expect(await has('late', caseId)).toBe(false);
    await task(caseId, { code: 'decide_refund', due_at: given.inHours(-1) });
    expect([await has('late', caseId), await has('due_soon', caseId), await has('all', caseId)]).toEqual([
      true,
      true,
      false,
    ]);
    await database.sql`update public.case_tasks set done_at = now() where case_id = ${caseId}`;
    expect(await has('late', caseId)).toBe(false);
  });

  test('new cases nobody began within the time we promise', async () => {
    const { caseId } = await caseAt();
    expect(await has('late', caseId)).toBe(false);
    await database.sql`update public.court_matters set status_since = now() - interval '30 hours' where case_id = ${caseId}`;
    expect(await has('late', caseId)).toBe(true);
  });

  test('clients from whom nothing came for a week, while it is their turn', async () => {
    const { caseId, matterId } = await caseAt('waiting_for_client');
    await database.sql`update public.court_matters set status_since = now() - interval '8 days' where id = ${matterId}`;
    expect(await has('silent_week', caseId)).toBe(true);
    await database.sql`
      insert into public.contact_log (case_id, channel, direction, reached) values (${caseId}, 'call', 'in', true)`;
    expect(await has('silent_week', caseId)).toBe(false);
  });

  test('hearings within 14 days, and filed ones whose docket nobody looked at for a week', async () => {
    const { caseId, matterId } = await caseAt('hearing_set');
    await database.sql`
      update public.court_matters set hearing_at = ${inDays(20)}, status_since = now() - interval '8 days' where id = ${matterId}`;
    expect([await has('hearings', caseId), await has('unchecked', caseId)]).toEqual([false, true]);
    await database.sql`update public.court_matters set hearing_at = ${inDays(10)} where id = ${matterId}`;
    await database.sql`
      insert into public.contact_log (case_id, channel, direction, reached) values (${caseId}, 'docket_check', 'out', true)`;
    expect([await has('hearings', caseId), await has('unchecked', caseId)]).toEqual([true, false]);
  });

  test('open flags, until the last one is cleared with a note', async () => {
    const { caseId } = await caseAt('submitted', { working_with_attorney: 'yes', knows_case_number: 'yes' });
    expect(await has('triage', caseId)).toBe(true);
    const clear = { caseId, flag: 'has_attorney', raised: false, note: 'The attorney agreed in writing.' };
    expect(await given.call(database, 'set_case_flag', { ...write(), ...clear })).toEqual({
      outcome: 'done',
    });
    expect(await has('triage', caseId)).toBe(false);
    expect(await given.call(database, 'set_case_flag', { ...write(alex), ...clear })).toMatchObject({
      outcome: 'stale',
      changedBy: 'Sam Office',
    });
  });

  test('on the board: how many stand in each state, and the first of them', async () => {
    const county = 'Clinch';
    await Promise.all([1, 2, 3].map(() => caseAt('filed', { eviction_county: county })));
    await caseAt('preparing', { eviction_county: county });
    const { columns } = await given.call(database, 'board_of_cases', { limit: 2, actorId: sam.id, county });
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

describe('a case that is opened', () => {
  const open = (caseId: string, who = sam) => given.call(database, 'open_case', { caseId, ...by(who) });

  test('shows facts with their source, parties, flags, money and what each move lacks, and is noted', async () => {
    const { caseId, matterId } = await caseAt('in_review', { landlord_name: 'Oak Homes LLC' });
    const { outcome, ...answer } = await open(caseId);
    const sheet = storedCaseSheet.parse(answer);
    expect(outcome).toBe('done');
    expect(sheet.matters[0]?.sources['county']?.source).toBe('client');
    expect(sheet.matters[0]?.parties.map(({ role, name }) => [role, name])).toEqual([
      ['plaintiff', 'Oak Homes LLC'],
      ['respondent', 'Ana Núñez'],
    ]);
    expect(sheet.orders[0]?.status).toBe('paid');
    expect(sheet.flags.map(({ flag }) => flag)).toContain('county_unknown');
    const lacking = (to: string) => sheet.matters[0]?.moves.find((one) => one.to === to)?.lacks;
    expect([lacking('preparing'), lacking('waiting_for_client')]).toEqual([['record_matched'], []]);
    expect(sheet.audit.map(({ action }) => action)).toContain('case_viewed');
    expect(await open(caseId, lawyer)).toEqual({ outcome: 'conflict_check' });
    await noConflict(database, caseId, lawyer.id);
    const asLawyer = storedCaseSheet.parse(await open(caseId, lawyer));
    expect(asLawyer.matters[0]?.moves).toEqual([]);
    await standing(database, matterId, 'attorney_review');
    expect(storedCaseSheet.parse(await open(caseId, lawyer)).matters[0]?.moves.map(({ to }) => to)).toEqual([
      'in_review',
      'preparing',
      'client_review',
    ]);
    expect(await open(randomUUID())).toEqual({ outcome: 'unknown' });
  });
});

const facts = {
  court: 'magistrate',
  county: 'DeKalb',
  docketNumber: '24-D-1',
  nameAsFiled: 'Ana Nunez',
  aliases: ['A. Nunez'],
  addressThen: null,
  filingYear: 2019,
  filedAgainstOn: null,
  judgedOn: '2019-05-02',
  caseOutcome: 'dismissed',
  judgment: 'none',
  writRecordedIn: null,
  hiddenSeenOn: null,
  attorneyId: null,
  sameDisputeAs: null,
  leftOut: false,
} as const;

describe('facts of a court matter', () => {
  test('are written with their source, once however often they are sent, and from what was seen', async () => {
    const { matterId } = await caseAt('in_review');
    const version = await versionOf(matterId);
    const request = { ...write(), matterId, version, source: 'staff', facts };
    expect(await given.call(database, 'save_matter', request)).toMatchObject({ outcome: 'done' });
    expect(await given.call(database, 'save_matter', request)).toMatchObject({ outcome: 'done' });
    expect(await versionOf(matterId)).toBe(version + 1);
    const [row] = await database.sql`
      select docket_number, sources -> 'docket_number' ->> 'source' as docket, sources -> 'county' ->> 'source' as county
      from public.court_matters where id = ${matterId}`;
    expect(row).toEqual({ docket_number: '24-D-1', docket: 'staff', county: 'client' });
    expect(
      await given.call(database, 'save_matter', {
        ...write(alex),
        matterId,
        version,
        source: 'staff',
        facts,
      }),
    ).toMatchObject({ outcome: 'stale', changedBy: 'Sam Office' });
  });

  test('that were compared with the record have to be compared again when somebody changes them', async () => {
    const { matterId, caseId } = await caseAt('in_review');
    const match = {
      matterId,
      result: 'matched',
      court: 'magistrate',
      county: 'DeKalb',
      docketNumber: '24-D-1',
      nameAsFiled: 'Ana Nunez',
      partyIds: [],
      note: 'Seen on the court’s page.',
    };
    const matched = await given.call(database, 'match_record', {
      ...write(),
      ...match,
      version: await versionOf(matterId),
    });
    expect(matched).toMatchObject({ outcome: 'done', papersVoided: 0 });
    const [log] = await database.sql`
      select channel, reached, note from public.contact_log where case_id = ${caseId}`;
    expect(log).toEqual({ channel: 'docket_check', reached: true, note: 'Seen on the court’s page.' });
    expect(await move(database, matterId, 'preparing', sam)).toMatchObject({ outcome: 'done' });
    const saved = await given.call(database, 'save_matter', {
      ...write(),
      matterId,
      version: await versionOf(matterId),
      source: 'client',
      facts: { ...facts, docketNumber: '25-D-9' },
    });
    expect(saved).toEqual({ outcome: 'done', matchLost: true });
  });

  test('of another county: the matter moves and its papers are void; once filed it stays', async () => {
    const { matterId } = await caseAt('preparing');
    await paper(database, matterId);
    const wrong = async () =>
      given.call(database, 'match_record', {
        ...write(),
        matterId,
        version: await versionOf(matterId),
        result: 'wrong_county',
        county: 'Fulton',
        court: 'magistrate',
        partyIds: [],
        note: 'It stands in Fulton.',
      });
    expect(await wrong()).toMatchObject({ outcome: 'done', papersVoided: 1 });
    await standing(database, matterId, 'filed');
    expect(await wrong()).toEqual({ outcome: 'at_court' });
  });

  test('not found: each search is logged, and nothing else changes', async () => {
    const { matterId } = await caseAt('in_review');
    const search = async () =>
      given.call(database, 'match_record', {
        ...write(),
        matterId,
        version: await versionOf(matterId),
        result: 'not_found',
        partyIds: [],
        note: 'No such name in DeKalb.',
      });
    expect(await search()).toMatchObject({ searches: 1 });
    expect(await search()).toMatchObject({ searches: 2 });
    expect(await move(database, matterId, 'preparing', sam)).toMatchObject({ outcome: 'missing' });
  });

  test('never bring more matters into work than the package covers, unless they are one dispute', async () => {
    const { caseId } = await caseAt('in_review', {
      knows_case_number: 'yes',
      number_of_evictions: '2',
      case_numbers: 'A-1\nB-2',
    });
    const [first, second] = await mattersOf(database, caseId);
    const take = (more: object) => ({
      ...write(),
      matterId: second?.id ?? '',
      version: second?.version ?? 0,
      source: 'staff',
      facts: { ...facts, ...more },
    });
    expect(await given.call(database, 'save_matter', take({}))).toEqual({
      outcome: 'not_covered',
      covered: 1,
    });
    expect(await given.call(database, 'save_matter', take({ sameDisputeAs: first?.id ?? '' }))).toMatchObject(
      { outcome: 'done' },
    );
  });

  test('name only an attorney who works here', async () => {
    const { matterId } = await caseAt('in_review');
    const withAttorney = async (attorneyId: string) =>
      given.call(database, 'save_matter', {
        ...write(),
        matterId,
        version: await versionOf(matterId),
        source: 'staff',
        facts: { ...facts, attorneyId },
      });
    expect(await withAttorney(sam.id)).toEqual({ outcome: 'no_attorney' });
    expect(await withAttorney(lawyer.id)).toMatchObject({ outcome: 'done' });
  });
});

describe('a party of a matter', () => {
  const party = {
    role: 'plaintiff',
    name: 'Oak Homes LLC',
    address: '1 Oak St',
    city: 'Decatur',
    state: 'Georgia',
    zip: '30030',
    email: null,
    phone: null,
    attorneyOfRecord: 'R. Roe',
    registeredAgent: null,
    deceased: false,
    dissolved: true,
  };

  test('is added with the source of its name and address, changed from what was seen, and removed', async () => {
    const { matterId } = await caseAt('in_review');
    const added = await given.call(database, 'save_party', {
      ...write(),
      matterId,
      source: 'court_record',
      facts: party,
    });
    const partyId = added['partyId'] as string;
    const [row] = await database.sql<{ version: number }[]>`
      select version, source, address_source, dissolved_noted_at is not null as dissolved from public.matter_parties where id = ${partyId}`;
    expect(row).toMatchObject({ source: 'court_record', address_source: 'court_record', dissolved: true });
    const change = {
      matterId,
      partyId,
      version: row?.version ?? 0,
      source: 'client',
      facts: { ...party, zip: '30031' },
    };
    expect(await given.call(database, 'save_party', { ...write(), ...change })).toMatchObject({
      outcome: 'done',
    });
    expect(await given.call(database, 'save_party', { ...write(alex), ...change })).toMatchObject({
      outcome: 'stale',
      changedBy: 'Sam Office',
    });
    const gone = { ...write(), matterId, partyId, version: (row?.version ?? 0) + 1, remove: true };
    expect(await given.call(database, 'save_party', gone)).toMatchObject({ outcome: 'done' });
  });

  test('whose copy the post brings back gets a task of that day, and a new address ends it', async () => {
    const { caseId, matterId } = await caseAt('filed');
    const source = 'court_record';
    const landlord = { ...party, dissolved: false };
    const { partyId } = await given.call(database, 'save_party', {
      ...write(),
      matterId,
      source,
      facts: landlord,
    });
    const that = { matterId, partyId: partyId as string };
    const returnedOn = async () => {
      const [row] = await database.sql<{ on: string | null; version: number }[]>`
        select mail_returned_on::text as on, version from public.matter_parties where id = ${that.partyId}`;
      return row ?? { on: null, version: 0 };
    };
    const { version } = await returnedOn();
    const back = { ...write(), ...that, version, mailReturned: true, dueAt: '2026-11-30T22:00:00Z' };
    expect(await given.call(database, 'save_party', back)).toMatchObject({ outcome: 'done' });
    expect(await given.call(database, 'save_party', back)).toMatchObject({ outcome: 'done' });
    const seen = await returnedOn();
    expect(seen.on).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    const tasks = await database.sql<{ dueAt: Date }[]>`
      select due_at as "dueAt" from public.case_tasks
      where case_id = ${caseId} and matter_id = ${matterId} and code = 'mail_returned' and done_at is null`;
    expect(tasks.map(({ dueAt }) => dueAt.toISOString())).toEqual(['2026-11-30T22:00:00.000Z']);
    const phoned = {
      ...write(),
      ...that,
      version: seen.version,
      source,
      facts: { ...landlord, phone: '4045550100' },
    };
    await given.call(database, 'save_party', phoned);
    expect((await returnedOn()).on).toBe(seen.on);
    const moved = { ...landlord, address: '9 New Street' };
    await given.call(database, 'save_party', {
      ...write(),
      ...that,
      version: seen.version + 1,
      source,
      facts: moved,
    });
    expect((await returnedOn()).on).toBeNull();
  });

  test('who is the client is not removed, and only an attorney decides about one the client fears', async () => {
    const { matterId } = await caseAt('in_review');
    const [client] = await database.sql<{ id: string; version: number }[]>`
      select id, version from public.matter_parties where matter_id = ${matterId} and is_client`;
    const that = { matterId, partyId: client?.id ?? '', version: client?.version ?? 0 };
    expect(await given.call(database, 'save_party', { ...write(), ...that, remove: true })).toEqual({
      outcome: 'is_client',
    });
    expect(await given.call(database, 'save_party', { ...write(), ...that, clearDanger: true })).toEqual({
      outcome: 'forbidden',
    });
    expect(
      await given.call(database, 'save_party', { ...write(lawyer), ...that, clearDanger: true }),
    ).toMatchObject({ outcome: 'done' });
  });

  test('whom the client fears is taken out of the matter by the attorney alone, who then has decided', async () => {
    const { userId, matterId } = await caseAt('in_review');
    const { partyId } = await given.call(database, 'save_party', {
      ...write(),
      matterId,
      source: 'client',
      facts: party,
    });
    await given.call(database, 'answer_danger', {
      idempotencyKey: randomUUID(),
      partyId: partyId as string,
      version: 2,
      answer: 'yes',
      actorId: userId,
      userId,
    });
    const remove = { matterId, partyId: partyId as string, version: 3, remove: true };
    expect(await given.call(database, 'save_party', { ...write(), ...remove })).toEqual({
      outcome: 'forbidden',
    });
    expect(await given.call(database, 'save_party', { ...write(lawyer), ...remove })).toMatchObject({
      outcome: 'done',
    });
  });
});

describe('work on a case', () => {
  test('has tasks of one’s own: added, given to a colleague, done, and taken up again', async () => {
    const { caseId } = await caseAt('preparing');
    const add = {
      ...write(),
      caseId,
      act: 'add',
      title: 'Call the clerk',
      ownerId: sam.id,
      dueAt: inDays(1),
    };
    const { taskId } = await given.call(database, 'save_case_task', add);
    expect((await given.call(database, 'save_case_task', add))['taskId']).toBe(taskId);
    const act = (more: Record<string, postgres.JSONValue>) =>
      given.call(database, 'save_case_task', { ...write(), caseId, taskId: taskId as string, ...more });
    expect(await act({ act: 'change', version: 1, ownerId: alex.id })).toMatchObject({ outcome: 'done' });
    expect(await act({ act: 'done', version: 1 })).toMatchObject({ outcome: 'stale' });
    expect(await act({ act: 'done', version: 2 })).toMatchObject({ outcome: 'done' });
    expect(await act({ act: 'reopen', version: 3 })).toMatchObject({ outcome: 'done' });
    const client = await given.account(database);
    expect(await act({ act: 'change', version: 4, ownerId: client.id })).toEqual({ outcome: 'no_owner' });
    const other = await caseAt();
    expect(
      await given.call(database, 'save_case_task', {
        ...write(),
        caseId: other.caseId,
        taskId: taskId as string,
        act: 'done',
        version: 4,
      }),
    ).toEqual({ outcome: 'unknown' });
  });

  test('stands still while a hold does, which is set once and let go once; a bank’s question only the bank ends', async () => {
    const { caseId, matterId, orderId } = await caseAt('preparing');
    await paper(database, matterId);
    const hold = (isHeld: boolean, kind = 'legal') =>
      given.call(database, 'set_case_hold', {
        ...write(),
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
    const open = await caseAt('preparing');
    const over = await caseAt('closed');
    await task(open.caseId);
    const unknown = randomUUID();
    const assign = (ownerId: string | null, caseIds: string[], more = {}) =>
      given.call(database, 'assign_cases', { ...write(), ownerId, caseIds, ...more });
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
    const mine = await caseAt('preparing');
    const others = await caseAt('preparing');
    await database.sql`update public.cases set assigned_to = ${leaver.id} where id = ${mine.caseId}`;
    await task(others.caseId, { owner_id: leaver.id });
    await given.call(database, 'assign_cases', { ...write(), ownerId: alex.id, fromId: leaver.id });
    const [left] = await database.sql`
      select (select count(*)::int from public.cases where assigned_to = ${leaver.id}) as cases,
        (select count(*)::int from public.case_tasks where owner_id = ${leaver.id}) as tasks,
        (select assigned_to from public.cases where id = ${others.caseId}) as others`;
    expect(left).toEqual({ cases: 0, tasks: 0, others: null });
  });

  test('is counted by person: how much is open, late, and with whom it waits', async () => {
    const busy = await colleague(database);
    for (const status of ['preparing', 'waiting_for_client', 'filed'] as const) {
      const { caseId } = await caseAt(status);
      await database.sql`update public.cases set assigned_to = ${busy.id} where id = ${caseId}`;
      await task(caseId, { due_at: given.inHours(status === 'preparing' ? -2 : 2), owner_id: busy.id });
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
      mails: [],
      tasks: [
        { code: 'match_record', dueAt: inDays(2) },
        { code: 'first_contact', dueAt: inDays(2) },
      ],
      ...by(sam),
    };
    expect(await given.call(database, 'review_application', accept)).toMatchObject({ outcome: 'decided' });
    const tasks = await database.sql`
      select code from public.case_tasks where case_id = ${caseId} order by code`;
    expect(tasks.map(({ code }) => code as string)).toEqual([
      'match_record',
      'match_record',
      'first_contact',
    ]);
  });

  test('has nothing to compare again where somebody looked at the record before it was accepted', async () => {
    const { caseId, matterId } = await caseAt('submitted');
    const match = {
      matterId,
      version: await versionOf(matterId),
      result: 'matched',
      court: 'magistrate',
      county: 'DeKalb',
      docketNumber: '24-D-1',
      nameAsFiled: 'Ana Nunez',
      partyIds: [],
      note: 'Seen on the court’s page.',
    };
    expect(await given.call(database, 'match_record', { ...write(), ...match })).toMatchObject({
      outcome: 'done',
    });
    const tasks = [
      { code: 'match_record', dueAt: inDays(2), dedupeKey: `match:${matterId}` },
      { code: 'first_contact', dueAt: inDays(2), dedupeKey: `contact:${matterId}` },
    ];
    expect(await move(database, matterId, 'in_review', sam, { tasks })).toMatchObject({ outcome: 'done' });
    expect(await database.sql`select code from public.case_tasks where case_id = ${caseId}`).toEqual([
      { code: 'first_contact' },
    ]);
  });
});
