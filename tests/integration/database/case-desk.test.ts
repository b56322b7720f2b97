import { randomUUID } from 'node:crypto';
import type postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { storedCaseSheet } from '#domain/cases/case-sheet.ts';
import type { TestDatabase } from '#tests/postgres.ts';
import { by, openCaseDesk, type CaseDesk, type Colleague } from './case-desk.ts';
import { mattersOf, move, noConflict, paper, plaintiff, standing } from './given-matters.ts';
import * as given from './given.ts';

let desk: CaseDesk;
let database: TestDatabase;
let sam: Colleague;
let alex: Colleague;
let lawyer: Colleague;
beforeAll(async () => {
  desk = await openCaseDesk();
  ({ database, sam, alex, lawyer } = desk);
});
afterAll(() => database.drop());

describe('a case that is opened', () => {
  const open = (caseId: string, who = sam) => given.call(database, 'open_case', { caseId, ...by(who) });

  test('shows facts with their source, parties, flags, money and what each move lacks, and is noted', async () => {
    const { caseId, matterId } = await desk.caseAt('in_review', { landlord_name: 'Oak Homes LLC' });
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
    const { matterId } = await desk.caseAt('in_review');
    const version = await desk.versionOf(matterId);
    const request = { ...desk.write(), matterId, version, source: 'staff', facts };
    expect(await given.call(database, 'save_matter', request)).toMatchObject({ outcome: 'done' });
    expect(await given.call(database, 'save_matter', request)).toMatchObject({ outcome: 'done' });
    expect(await desk.versionOf(matterId)).toBe(version + 1);
    const [row] = await database.sql`
      select docket_number, sources -> 'docket_number' ->> 'source' as docket, sources -> 'county' ->> 'source' as county
      from public.court_matters where id = ${matterId}`;
    expect(row).toEqual({ docket_number: '24-D-1', docket: 'staff', county: 'client' });
    expect(
      await given.call(database, 'save_matter', {
        ...desk.write(alex),
        matterId,
        version,
        source: 'staff',
        facts,
      }),
    ).toMatchObject({ outcome: 'stale', changedBy: 'Sam Office' });
  });

  test('that were compared with the record have to be compared again when somebody changes them', async () => {
    const { matterId, caseId } = await desk.caseAt('in_review');
    const match = {
      matterId,
      result: 'matched',
      court: 'magistrate',
      county: 'DeKalb',
      docketNumber: '24-D-1',
      nameAsFiled: 'Ana Nunez',
      partyIds: [await plaintiff(database, matterId)],
      note: 'Seen on the court’s page.',
    };
    const matched = await given.call(database, 'match_record', {
      ...desk.write(),
      ...match,
      version: await desk.versionOf(matterId),
    });
    expect(matched).toMatchObject({ outcome: 'done', papersVoided: 0 });
    const [log] = await database.sql`
      select channel, reached, note from public.contact_log where case_id = ${caseId}`;
    expect(log).toEqual({ channel: 'docket_check', reached: true, note: 'Seen on the court’s page.' });
    expect(await move(database, matterId, 'preparing', sam)).toMatchObject({ outcome: 'done' });
    const saved = await given.call(database, 'save_matter', {
      ...desk.write(),
      matterId,
      version: await desk.versionOf(matterId),
      source: 'client',
      facts: { ...facts, docketNumber: '25-D-9' },
    });
    expect(saved).toEqual({ outcome: 'done', matchLost: true });
  });

  test('read in the same look are kept with it: who sued and where, the days, the end; a refused look keeps nothing', async () => {
    const { matterId } = await desk.caseAt('in_review');
    const look = async (more: Record<string, postgres.JSONValue>) =>
      given.call(database, 'match_record', {
        ...desk.write(),
        matterId,
        version: await desk.versionOf(matterId),
        result: 'matched',
        court: 'magistrate',
        county: 'DeKalb',
        docketNumber: '24-D-2',
        nameAsFiled: 'Ana Nunez',
        partyIds: [],
        note: 'Seen on the court’s page.',
        plaintiff: { id: null, name: 'Peachtree Homes LLC', address: '1 Court Sq, Atlanta, GA 30303' },
        filedAgainstOn: '2019-05-03',
        caseOutcome: 'dismissed',
        judgment: 'none',
        ...more,
      });
    const sued = () => database.sql`
      select name, address, source, address_source as "addressSource" from public.matter_parties
      where matter_id = ${matterId} and role = 'plaintiff'`;
    // A second respondent stands there, and nobody compared that name.
    const [other] = await database.sql<{ id: string }[]>`
      insert into public.matter_parties (matter_id, role, name, source)
      values (${matterId}, 'respondent', 'Leo Nunez', 'client') returning id`;
    expect(await look({})).toEqual({ outcome: 'parties' });
    expect([...(await sued())]).toEqual([]);
    expect(await look({ partyIds: [other?.id ?? ''] })).toMatchObject({ outcome: 'done' });
    expect([...(await sued())]).toEqual([
      {
        name: 'Peachtree Homes LLC',
        address: '1 Court Sq, Atlanta, GA 30303',
        source: 'court_record',
        addressSource: 'court_record',
      },
    ]);
    const [kept] = await database.sql`
      select filed_against_on::text as filed, judged_on as judged, case_outcome as ended, judgment,
        sources #>> '{filed_against_on,source}' as source
      from public.court_matters where id = ${matterId}`;
    expect(kept).toEqual({
      filed: '2019-05-03',
      judged: null,
      ended: 'dismissed',
      judgment: 'none',
      source: 'court_record',
    });
  });

  test('of another county: the matter moves and its papers are void; once filed it stays', async () => {
    const { matterId } = await desk.caseAt('preparing');
    await paper(database, matterId);
    const wrong = async () =>
      given.call(database, 'match_record', {
        ...desk.write(),
        matterId,
        version: await desk.versionOf(matterId),
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
    const { matterId } = await desk.caseAt('in_review');
    const search = async () =>
      given.call(database, 'match_record', {
        ...desk.write(),
        matterId,
        version: await desk.versionOf(matterId),
        result: 'not_found',
        partyIds: [],
        note: 'No such name in DeKalb.',
      });
    expect(await search()).toMatchObject({ searches: 1 });
    expect(await search()).toMatchObject({ searches: 2 });
    expect(await move(database, matterId, 'preparing', sam)).toMatchObject({ outcome: 'missing' });
  });

  test('never bring more matters into work than the package covers, unless they are one dispute', async () => {
    const { caseId } = await desk.caseAt('in_review', {
      knows_case_number: 'yes',
      number_of_evictions: '2',
      case_numbers: 'A-1\nB-2',
    });
    const [first, second] = await mattersOf(database, caseId);
    const take = (more: object) => ({
      ...desk.write(),
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
    const { matterId } = await desk.caseAt('in_review');
    const withAttorney = async (attorneyId: string) =>
      given.call(database, 'save_matter', {
        ...desk.write(),
        matterId,
        version: await desk.versionOf(matterId),
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
    const { matterId } = await desk.caseAt('in_review');
    const added = await given.call(database, 'save_party', {
      ...desk.write(),
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
    expect(await given.call(database, 'save_party', { ...desk.write(), ...change })).toMatchObject({
      outcome: 'done',
    });
    expect(await given.call(database, 'save_party', { ...desk.write(alex), ...change })).toMatchObject({
      outcome: 'stale',
      changedBy: 'Sam Office',
    });
    const gone = { ...desk.write(), matterId, partyId, version: (row?.version ?? 0) + 1, act: 'remove' };
    expect(await given.call(database, 'save_party', gone)).toMatchObject({ outcome: 'done' });
  });

  test('whose copy the post brings back gets a task of that day, and a new address ends it', async () => {
    const { caseId, matterId } = await desk.caseAt('filed');
    const source = 'court_record';
    const landlord = { ...party, dissolved: false };
    const { partyId } = await given.call(database, 'save_party', {
      ...desk.write(),
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
    const back = { ...desk.write(), ...that, version, act: 'mail_returned', dueAt: '2026-11-30T22:00:00Z' };
    expect(await given.call(database, 'save_party', back)).toMatchObject({ outcome: 'done' });
    expect(await given.call(database, 'save_party', back)).toMatchObject({ outcome: 'done' });
    const seen = await returnedOn();
    expect(seen.on).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    const tasks = await database.sql<{ dueAt: Date }[]>`
      select due_at as "dueAt" from public.case_tasks
      where case_id = ${caseId} and matter_id = ${matterId} and code = 'mail_returned' and done_at is null`;
    expect(tasks.map(({ dueAt }) => dueAt.toISOString())).toEqual(['2026-11-30T22:00:00.000Z']);
    const phoned = {
      ...desk.write(),
      ...that,
      version: seen.version,
      source,
      facts: { ...landlord, phone: '4045550100' },
    };
    await given.call(database, 'save_party', phoned);
    expect((await returnedOn()).on).toBe(seen.on);
    const moved = { ...landlord, address: '9 New Street' };
    await given.call(database, 'save_party', {
      ...desk.write(),
      ...that,
      version: seen.version + 1,
      source,
      facts: moved,
    });
    expect((await returnedOn()).on).toBeNull();
  });

  test('who is the client is not removed, and only an attorney decides about one the client fears', async () => {
    const { matterId } = await desk.caseAt('in_review');
    const [client] = await database.sql<{ id: string; version: number }[]>`
      select id, version from public.matter_parties where matter_id = ${matterId} and is_client`;
    const that = { matterId, partyId: client?.id ?? '', version: client?.version ?? 0 };
    expect(await given.call(database, 'save_party', { ...desk.write(), ...that, act: 'remove' })).toEqual({
      outcome: 'is_client',
    });
    expect(
      await given.call(database, 'save_party', { ...desk.write(), ...that, act: 'clear_danger' }),
    ).toEqual({
      outcome: 'forbidden',
    });
    expect(
      await given.call(database, 'save_party', { ...desk.write(lawyer), ...that, act: 'clear_danger' }),
    ).toMatchObject({ outcome: 'done' });
  });

  test('whom the client fears is taken out of the matter by the attorney alone, who then has decided', async () => {
    const { userId, matterId } = await desk.caseAt('in_review');
    const { partyId } = await given.call(database, 'save_party', {
      ...desk.write(),
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
    const remove = { matterId, partyId: partyId as string, version: 3, act: 'remove' };
    expect(await given.call(database, 'save_party', { ...desk.write(), ...remove })).toEqual({
      outcome: 'forbidden',
    });
    expect(await given.call(database, 'save_party', { ...desk.write(lawyer), ...remove })).toMatchObject({
      outcome: 'done',
    });
  });
});
