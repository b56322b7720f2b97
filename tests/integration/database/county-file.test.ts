// The county file in the database: staff change it, files come in, and stale values ask to be checked.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isStale, type CourtValue } from '#domain/counties/court-values.ts';
import { counties } from '#domain/counties/georgia.ts';
import { addDays, officeDate } from '#domain/promises/office-date.ts';
import { readCountyValues } from '#collections/counties.ts';
import { addCountyValues } from '#tools/database/county-values.ts';
import { createTestDatabase, type TestDatabase } from '#tests/postgres.ts';
import * as given from './given.ts';
import { firstMatter, move, standing } from './given-matters.ts';

let database: TestDatabase;
let ana: { actorId: string; actorRole: 'staff' };
let sam: { actorId: string; actorRole: 'staff' };
const today = officeDate(new Date());
// By the calendar: hours would miss a day in the last hour before midnight where clocks changed in between.
const daysAgo = (days: number) => addDays(today, -days);
beforeAll(async () => {
  database = await createTestDatabase();
  const colleague = async (first: string) => {
    const { id } = await given.account(database, { role: 'staff', first_name: first, last_name: 'Lee' });
    return { actorId: id, actorRole: 'staff' } as const;
  };
  ana = await colleague('Ana');
  sam = await colleague('Sam');
});
afterAll(() => database.drop());

const phoneOf = (county: string, more: Record<string, string | number | null> = {}) => ({
  county,
  court: 'magistrate',
  field: 'phone',
  value: '404-555-0100',
  source: 'phone call with the clerk',
  checked: today,
  version: null,
  ...ana,
  ...more,
});
const save = (county: string, more: Record<string, string | number | null> = {}) =>
  given.call(database, 'save_county_value', phoneOf(county, more));
/** The phone numbers of a county: what came with the file says of every county that its courts exist. */
const read = async (county: string) => {
  const { values } = await given.call(database, 'read_county', { county });
  return (values as (CourtValue & { version: number })[]).filter(({ field }) => field === 'phone');
};

describe('somebody of staff', () => {
  it('keeps a value under their name, once however often they press, and the audit log has it', async () => {
    expect(await save('Appling')).toMatchObject({ outcome: 'saved', value: { by: 'Ana Lee', version: 1 } });
    expect(await save('Appling')).toMatchObject({ outcome: 'saved', value: { version: 1 } });
    const entries = await database.sql`
      select action, details ->> 'county' as county from public.audit_entries where actor_id = ${ana.actorId}`;
    expect(entries).toEqual([{ action: 'county_value_saved', county: 'Appling' }]);
  });

  it('is told whose change came first, and changes nothing of it', async () => {
    await save('Bacon');
    const other = { value: '404-555-0199', ...sam };
    expect(await save('Bacon', other)).toEqual({ outcome: 'stale', version: 1, by: 'Ana Lee' });
    expect(await save('Bacon', { ...other, version: 1 })).toMatchObject({ outcome: 'saved' });
    expect(await save('Bacon', { value: '404-555-0111', version: 1 })).toMatchObject({
      outcome: 'stale',
      by: 'Sam Lee',
    });
    expect((await read('Bacon')).map(({ value }) => value)).toEqual(['404-555-0199']);
  });

  it('takes a value away only in the state they saw', async () => {
    await save('Baker');
    const place = { county: 'Baker', court: 'magistrate', field: 'phone', ...ana };
    expect(await given.call(database, 'remove_county_value', { ...place, version: 7 })).toMatchObject({
      outcome: 'stale',
    });
    expect(await given.call(database, 'remove_county_value', { ...place, version: 1 })).toEqual({
      outcome: 'done',
    });
    expect(await read('Baker')).toEqual([]);
  });

  it('cannot say that they checked something tomorrow', async () => {
    expect(await save('Banks', { checked: daysAgo(-2) })).toEqual({ outcome: 'future' });
    expect(await save('Duval')).toEqual({ outcome: 'unknown' });
  });

  it('finds counties by the first letters of their name, with how much of each was checked', async () => {
    const found = await given.call(database, 'search_counties', { search: 'appl' });
    expect(found['items']).toEqual([
      { county: 'Appling', fips: '13001', values: 1, stale: 0, checked: today },
    ]);
    const all = await given.call(database, 'search_counties', { search: null });
    expect(all['items']).toHaveLength(counties.length);
  });
});

describe('the database', () => {
  it.each([
    ['a source', { source: ' ' }],
    ['words', { value: '  ' }],
    ['a name', { checked_by: '' }],
    ['a court that its county has', { court: 'civil' }],
  ])('keeps no value without %s, however it comes', async (_, missing) => {
    const row = {
      county: 'Barrow',
      court: 'magistrate',
      field: 'fee',
      value: '$60',
      source: 'https://example.org',
      checked_on: today,
      checked_by: 'Ana',
      ...missing,
    };
    await expect(database.sql`insert into public.county_values ${database.sql(row)}`).rejects.toThrow(
      'check constraint',
    );
  });

  it('calls a value stale on the day the pages do', async () => {
    for (const days of [179, 180, 181]) {
      const [row] = await database.sql<{ stale: boolean }[]>`
        select private.is_stale_county_value(${daysAgo(days)}) as stale`;
      expect(row?.stale, `${days} days`).toBe(isStale(daysAgo(days), today));
    }
  });
});

describe('the file', () => {
  const value = (more: Partial<CourtValue>): CourtValue => ({
    county: 'Bartow',
    court: 'state',
    field: 'phone',
    value: 'old',
    source: 'https://example.org',
    checked: daysAgo(10),
    by: 'file',
    ...more,
  });

  it('comes in whole, and coming in again changes nothing', async () => {
    await addCountyValues(database.sql, readCountyValues());
    await addCountyValues(database.sql, readCountyValues());
    const [row] = await database.sql<{ count: number; changed: number }[]>`
      select count(*)::int, count(*) filter (where version > 1)::int as changed from public.county_values
      where changed_by is null`;
    expect(row).toEqual({ count: readCountyValues().length, changed: 0 });
  });

  it('does not undo what staff checked later, and brings in what was checked after them', async () => {
    await save('Bartow', { court: 'state', value: 'ours', checked: daysAgo(5) });
    await addCountyValues(database.sql, [value({})]);
    expect((await read('Bartow')).find(({ court }) => court === 'state')).toMatchObject({
      value: 'ours',
    });
    await addCountyValues(database.sql, [value({ value: 'newer', checked: daysAgo(1) })]);
    expect((await read('Bartow')).find(({ court }) => court === 'state')).toMatchObject({
      value: 'newer',
      version: 2,
    });
  });
});

describe('papers that are about to rest on the county file', () => {
  const tasksOf = async (matterId: string) =>
    (
      await database.sql<{ code: string }[]>`
        select code from public.case_tasks where matter_id = ${matterId} and dropped_at is null`
    ).map(({ code }) => code);
  async function preparing(county: string): Promise<string> {
    const { caseId } = await given.paidFor(database, { eviction_county: county });
    const { id } = await firstMatter(database, caseId);
    await database.sql`update public.court_matters set court = 'magistrate' where id = ${id}`;
    await database.sql`update public.court_matters
      set record_matched_at = now(), record_matched_by = ${ana.actorId} where id = ${id}`;
    await standing(database, id, 'waiting_for_client');
    const moved = await move(database, id, 'preparing', { id: ana.actorId, role: 'staff' });
    expect(moved.outcome).toBe('done');
    return id;
  }

  it('set a task to check a stale value, and none where all is current', async () => {
    await save('Worth', { checked: daysAgo(181) });
    await save('Wilkes', { checked: daysAgo(180) });
    expect(await tasksOf(await preparing('Worth'))).toContain('check_county');
    expect(await tasksOf(await preparing('Wilkes'))).not.toContain('check_county');
  });
});

describe('a file that staff bring in', () => {
  const item = (county: string, more: Record<string, string | number | null> = {}) => ({
    county,
    court: 'magistrate',
    field: 'fee',
    value: '$20',
    source: 'call',
    checked: today,
    by: 'Eva Luz',
    version: null,
    ...more,
  });
  const bringIn = (values: ReturnType<typeof item>[], idempotencyKey: string = randomUUID()) =>
    given.call(database, 'import_county_values', { idempotencyKey, values, ...ana });
  const feeOf = async (county: string) => {
    const [row] = await database.sql<{ value: string; version: number; by: string }[]>`
      select value, version, checked_by as by from public.county_values
      where county = ${county} and court = 'magistrate' and field = 'fee'`;
    return row;
  };

  it('is saved as a whole, once, under the names in the file', async () => {
    const key = randomUUID();
    const values = [item('Worth'), item('Wilcox')];
    expect(await bringIn(values, key)).toEqual({ outcome: 'done', saved: 2 });
    expect(await bringIn(values, key)).toEqual({ outcome: 'done', saved: 2 });
    expect(await feeOf('Worth')).toEqual({ value: '$20', version: 1, by: 'Eva Luz' });
  });

  it('is saved not at all when one value is another than the one in the preview', async () => {
    await bringIn([item('Wilkes')]);
    expect(await bringIn([item('Ware'), item('Wilkes', { value: '$30', version: 4 })])).toMatchObject({
      outcome: 'stale',
      by: 'Eva Luz',
    });
    expect(await bringIn([item('Ware', { version: 1 })])).toMatchObject({ outcome: 'stale' });
    expect(await feeOf('Ware')).toBeUndefined();
    expect(await bringIn([item('Wilkes', { value: '$30', version: 1 })])).toMatchObject({ saved: 1 });
    expect(await feeOf('Wilkes')).toEqual({ value: '$30', version: 2, by: 'Eva Luz' });
  });
});
