import { describe, expect, it } from 'vitest';
import { parseCsv, readCountyFile, writeCountyFile } from './county-file.ts';
import {
  countyCourts,
  courtFields,
  countySlug,
  isStale,
  isVerified,
  type CourtValue,
} from './court-values.ts';
import { counties } from './georgia.ts';

const head = 'county,court,field,value,source,checked,by\n';
const today = '2026-11-22';
const faults = (line: string) =>
  readCountyFile(`${head}${line}\n`, today).faults.map(({ column, fault }) => `${column}: ${fault}`);

const value = (rest: Partial<CourtValue> = {}): CourtValue => ({
  county: 'DeKalb',
  court: 'magistrate',
  field: 'phone',
  value: '404-555-0100',
  source: 'https://example.org/court',
  checked: '2026-11-20',
  by: 'Ana',
  ...rest,
});

describe('somebody who brings values in a file', () => {
  it.each([
    [
      'without a source',
      'DeKalb,magistrate,phone,404-555-0100,,2026-11-20,Ana',
      'source: countyValue.source',
    ],
    [
      'with a source of blanks',
      'DeKalb,magistrate,phone,404-555-0100,"  ",2026-11-20,Ana',
      'source: countyValue.source',
    ],
    [
      'with a source that is a script',
      'DeKalb,magistrate,phone,404-555-0100,javascript:alert(1),2026-11-20,Ana',
      'source: countyValue.sourceKind',
    ],
    ['without a day', 'DeKalb,magistrate,phone,404-555-0100,call,,Ana', 'checked: countyValue.checked'],
    [
      'with a day that never was',
      'DeKalb,magistrate,phone,404-555-0100,call,2026-02-30,Ana',
      'checked: countyValue.checked',
    ],
    [
      'with a day that has not come',
      'DeKalb,magistrate,phone,404-555-0100,call,2026-11-23,Ana',
      'checked: countyValue.future',
    ],
    ['by nobody', 'DeKalb,magistrate,phone,404-555-0100,call,2026-11-20,', 'by: countyValue.by'],
    ['without a value', 'DeKalb,magistrate,phone,,call,2026-11-20,Ana', 'value: countyValue.value'],
    [
      'of a county of another state',
      'Duval,magistrate,phone,1,call,2026-11-20,Ana',
      'county: countyValue.county',
    ],
    ['of a court there is not', 'DeKalb,juvenile,phone,1,call,2026-11-20,Ana', 'court: countyValue.court'],
    ['about something else', 'DeKalb,magistrate,parking,1,call,2026-11-20,Ana', 'field: countyValue.field'],
    [
      'that says perhaps about a court',
      'DeKalb,state,exists,perhaps,call,2026-11-20,Ana',
      'value: countyValue.exists',
    ],
  ])('is refused one %s', (_, line, fault) => {
    expect(faults(line)).toEqual([fault]);
  });

  it('is refused a second value in one place, with its line', () => {
    const csv = writeCountyFile([value(), value({ value: '404-555-0101' })]);
    expect(readCountyFile(csv, today).faults).toEqual([
      { line: 3, column: 'field', fault: 'countyFile.twice' },
    ]);
  });

  it('is refused a file of another kind', () => {
    expect(readCountyFile('a,b\n1,2\n', today).faults).toHaveLength(1);
  });

  it('gets back exactly what was written, with commas, quotes, line breaks and accents', () => {
    const values = [
      value({ field: 'address', value: 'Room "B", 2nd floor\nDecatur, GA', by: 'José, Núñez' }),
      value({ court: 'state', field: 'exists', value: 'yes' }),
    ];
    const csv = writeCountyFile(values);
    expect(readCountyFile(csv, today)).toEqual({ values, faults: [] });
    expect(readCountyFile(csv.replaceAll('\n', '\r\n'), today).faults).toEqual([]);
    expect(writeCountyFile(values.toReversed())).toBe(csv);
  });
});

describe('somebody who opens the file in a spreadsheet', () => {
  const formulas = ['=HYPERLINK("https://example.org","call")', '+1 404-555-0100', '-1+1', '@SUM(A1)', "'=1"];
  const values = formulas.map((one, at) =>
    value({ court: 'magistrate', field: courtFields[at + 1] ?? 'court', value: one, source: one, by: one }),
  );
  const csv = writeCountyFile(values);

  it('runs nothing that a value says', () => {
    const cells = parseCsv(csv).flatMap((row) => row.cells);
    expect(cells.filter((cell) => /^[=+\-@]/.test(cell))).toEqual([]);
    expect(cells).toContain("'-1+1");
  });

  it('gets the values back unchanged when the file comes home, also those typed into it without an apostrophe', () => {
    expect(readCountyFile(csv, today)).toEqual({ values, faults: [] });
    const typed = readCountyFile(
      `${head}DeKalb,magistrate,phone,+1 404-555-0100,call,2026-11-20,Ana\n`,
      today,
    );
    expect(typed.values).toEqual([value({ value: '+1 404-555-0100', source: 'call' })]);
  });
});

describe('a value', () => {
  it('is stale after half a year', () => {
    expect(isStale('2026-05-26', today)).toBe(false);
    expect(isStale('2026-05-25', today)).toBe(true);
  });

  it('makes a county verified when it says more than that there is a court', () => {
    expect(isVerified([value({ field: 'exists', value: 'yes' })])).toBe(false);
    expect(isVerified([value()])).toBe(true);
  });
});

describe('the counties', () => {
  it('are 159 with three courts each and an address of their own', () => {
    expect(counties.length * countyCourts.length).toBe(477);
    expect(new Set(counties.map(({ name }) => countySlug(name))).size).toBe(159);
    expect(countySlug('Jeff Davis')).toBe('jeff-davis');
  });
});
