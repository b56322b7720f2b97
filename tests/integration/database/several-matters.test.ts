import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/postgres.ts';
import * as given from './given.ts';
import { colleague, firstMatter, mattersOf, move, plaintiff, standing } from './given-matters.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const lines = (text: string) => database.sql<{ docket: string | null; county: string | null }[]>`
  select docket, county from private.read_case_lines(${text}) order by place`;

describe('what a client lists as case numbers', () => {
  test.each([
    ['17ED034455', [['17ED034455', null]]],
    [
      '17ED034455\nSPCV18-00912\nunknown, Ben Hill County',
      [
        ['17ED034455', null],
        ['SPCV18-00912', null],
        [null, 'Ben Hill'],
      ],
    ],
    [
      '17ED034455, SPCV18-00912',
      [
        ['17ED034455', null],
        ['SPCV18-00912', null],
      ],
    ],
    [
      '17ED034455 / SPCV18-00912 / unknown, Ben Hill County',
      [
        ['17ED034455', null],
        ['SPCV18-00912', null],
        [null, 'Ben Hill'],
      ],
    ],
    [
      '19ED0123 y 2024-CV-000123/A, condado de Cobb',
      [
        ['19ED0123', 'Cobb'],
        ['2024-CV-000123/A', 'Cobb'],
      ],
    ],
    ['Fulton County Magistrate Court, 19ED0123', [['19ED0123', 'Fulton']]],
    ['19ED0123 Magistrate Court of DeKalb County', [['19ED0123', 'DeKalb']]],
    ['no sé, condado de Cobb', [[null, 'Cobb']]],
    ['case no. 24-D-01 (2024)', [['24-D-01', null]]],
    ['24 D 01', [['24 D 01', null]]],
    ['MGCV 24-3003', [['MGCV 24-3003', null]]],
    ['DeKalb 24D12345', [['24D12345', 'DeKalb']]],
    ['24D12345 Clayton Magistrate', [['24D12345', 'Clayton']]],
    ['Corte de Cobb (19ED0123)', [['19ED0123', 'Cobb']]],
    // A landlord may be called like a county, and a flat has a number.
    ['24-D-1001 Henry Smith', [['24-D-1001', null]]],
    ['24-D-1001 apt 302', [['24-D-1001', null]]],
    [
      '24-M-10011, SPCV18-00912 Fulton',
      [
        ['24-M-10011', null],
        ['SPCV18-00912', 'Fulton'],
      ],
    ],
    [
      '24-M-1 DeKalb County, 24-M-2 Fulton County',
      [
        ['24-M-1', 'DeKalb'],
        ['24-M-2', 'Fulton'],
      ],
    ],
    [
      '1. 21-D-00123 filed 2021\n2. unknown, Ben Hill',
      [
        ['21-D-00123', null],
        [null, 'Ben Hill'],
      ],
    ],
    ['case one: 24-D-1001', [['24-D-1001', null]]],
    ['', []],
  ] as const)('%j is read line by line, and a county or “unknown” is no number', async (text, expected) => {
    expect((await lines(text)).map(({ docket, county }) => [docket, county])).toEqual(expected);
  });

  test('becomes one court case for each, with the county that was said of it and no other', async () => {
    const { caseId } = await given.paidFor(
      database,
      {
        case_numbers: '17ED034455\nSPCV18-00912\nunknown, Ben Hill County',
        knows_case_number: 'yes',
        number_of_evictions: '3',
        eviction_county: 'Fulton',
      },
      'vip',
    );
    const matters = await database.sql`
      select docket_number, county, sources ? 'county' as said from public.court_matters
      where case_id = ${caseId as string} order by place`;
    expect([...matters]).toEqual([
      { docket_number: '17ED034455', county: 'Fulton', said: true },
      { docket_number: 'SPCV18-00912', county: null, said: false },
      { docket_number: null, county: 'Ben Hill', said: true },
    ]);
  });
});

test('the number that networks know goes from the application to each court case, beside what was typed', async () => {
  const { caseId } = await given.paidFor(database, {
    phone_number: '+503 7123 4567 / 404-555-0199',
    phone_e164: '+50371234567',
  });
  const kept = await database.sql`
    select party.phone, party.phone_e164 as e164 from public.matter_parties as party
    join public.court_matters as matter on matter.id = party.matter_id
    where matter.case_id = ${caseId} and party.is_client`;
  expect([...kept]).toEqual([{ phone: '+503 7123 4567 / 404-555-0199', e164: '+50371234567' }]);
});

test('a client with one name stands under it alone in lists, in messages of staff and on papers', async () => {
  const { caseId } = await given.paidFor(database, { first_name: 'Suharto', last_name: '-' });
  const [shown] = await database.sql`
    select private.client_name(one) as client, private.printed_facts(matter.id) ->> 'present_name' as present,
           matter.name_as_filed as filed
    from public.cases as one join public.court_matters as matter on matter.case_id = one.id where one.id = ${caseId}`;
  expect(shown).toEqual({ client: 'Suharto', present: 'Suharto', filed: 'Suharto' });
});

test('the review of an application begins once, for all court cases it names, with one mail', async () => {
  const { caseId } = await given.paidFor(
    database,
    { case_numbers: '17ED034455\nSPCV18-00912', knows_case_number: 'yes', number_of_evictions: '2' },
    'vip',
  );
  const [first] = await mattersOf(database, caseId);
  const answer = await move(database, first?.id ?? '', 'in_review', await colleague(database), {
    words: { message: 'We begin.' },
  });
  expect(answer).toMatchObject({ outcome: 'done', caseStatus: 'in_review' });
  expect((await mattersOf(database, caseId)).map(({ status }) => status)).toEqual(['in_review', 'in_review']);
  // Whoever reads it has taken the application on: its list no longer says that nobody has looked.
  const [applied] = await database.sql`
    select form.status from public.intake_forms as form join public.cases as one on one.intake_form_id = form.id
    where one.id = ${caseId}`;
  expect(applied?.['status']).toBe('accepted');
  const [mails] = await database.sql<{ count: number }[]>`
    select count(*)::int as count from public.outbox where kind = 'case_moved' and payload ->> 'caseId' = ${caseId as string}`;
  expect(mails?.count).toBe(1);
});

test('the language a client chose last is the language that staff see', async () => {
  const { caseId, userId } = await given.paidFor(database);
  await database.sql`update public.users set preferred_language = 'en' where id = ${userId as string}`;
  const [row] = await database.sql<{ language: string }[]>`
    select private.case_row(${caseId as string}) ->> 'language' as language`;
  expect(row?.language).toBe('en');
});

describe('a match with the public record', () => {
  const sam = async () => ({ actorId: (await colleague(database)).id, actorRole: 'staff' });
  const match = async (matterId: string, partyIds: string[]) =>
    given.call(database, 'match_record', {
      ...(await sam()),
      idempotencyKey: crypto.randomUUID(),
      matterId,
      version: await versionOf(matterId),
      result: 'matched',
      court: 'magistrate',
      county: 'DeKalb',
      docketNumber: '24-D-01',
      nameAsFiled: 'Ana Nunez',
      partyIds,
      note: 'As the docket has it.',
    });
  const versionOf = async (id: string) => {
    const [row] = await database.sql<
      { version: number }[]
    >`select version from public.court_matters where id = ${id}`;
    return row?.version ?? 0;
  };
  const isMatched = async (id: string) => {
    const [row] = await database.sql<{ matched: boolean }[]>`
      select record_matched_at is not null as matched from public.court_matters where id = ${id}`;
    return row?.matched;
  };
  test('needs somebody who sued, and each party by name; another name or one more party loses it', async () => {
    const { caseId } = await given.paidFor(database);
    const { id } = await firstMatter(database, caseId);
    await standing(database, id, 'in_review');
    expect(await match(id, [])).toEqual({ outcome: 'parties' });
    const first = await plaintiff(database, id, 'Peachtree Homes LLC');
    const second = await plaintiff(database, id, 'Anna Stone');
    expect(await match(id, [first])).toEqual({ outcome: 'parties' });
    expect(await match(id, [first, second])).toMatchObject({ outcome: 'done' });
    expect(await isMatched(id)).toBe(true);
    const facts = {
      role: 'plaintiff',
      name: 'Anna Stone',
      address: '5 New St',
      deceased: false,
      dissolved: false,
    };
    const save = async (name: string, address: string, partyId: string | null = second) => {
      const [party] = await database.sql<{ version: number }[]>`
        select version from public.matter_parties where id = ${partyId}`;
      return given.call(database, 'save_party', {
        ...(await sam()),
        idempotencyKey: crypto.randomUUID(),
        matterId: id,
        partyId,
        version: party?.version ?? null,
        source: 'staff',
        facts: { ...facts, name, address },
      });
    };
    expect(await save('Anna Stone', '6 New St')).toMatchObject({ outcome: 'done' });
    expect(await isMatched(id)).toBe(true);
    expect(await save('Anne Stone', '6 New St')).toMatchObject({ outcome: 'done' });
    expect(await isMatched(id)).toBe(false);
    expect(await match(id, [first, second])).toMatchObject({ outcome: 'done' });
    expect(await save('A Third Landlord', '7 New St', null)).toMatchObject({ outcome: 'done' });
    expect(await isMatched(id)).toBe(false);
  });
});

describe('days that cannot be', () => {
  test.each([
    [{ decided_on: '2026-11-01', filed_on: '2026-11-20' }, 'decided_after_filed'],
    [{ decided_on: '2026-11-20', limit_ends_on: '1990-01-01', outcome: 'granted' }, 'limit_after_decision'],
    [{ filed_against_on: '2020-02-02', judged_on: '2019-01-01' }, 'judged_after_filed'],
    [
      { hearing_at: '2026-12-15T15:00:00Z', decided_on: '2026-11-27', outcome: 'denied' },
      'decided_after_hearing',
    ],
  ])('%j is refused by the table itself, whatever writes it', async (facts: Record<string, string>, rule) => {
    const { caseId } = await given.paidFor(database);
    const { id } = await firstMatter(database, caseId);
    await expect(
      database.sql`update public.court_matters set ${database.sql(facts)} where id = ${id}`,
    ).rejects.toThrow(rule);
  });
});
