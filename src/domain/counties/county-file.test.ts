import { describe, expect, it } from 'vitest';
import { countyFileFaults, isPage, readCountyFile, writeCountyFile } from './county-file.ts';
import { parseSheet } from './sheet.ts';
import { courtsOf, courtFields, countySlug, isStale, isVerified, type CourtValue } from './court-values.ts';
import { counties } from './georgia.ts';
import { countyFileText } from '#i18n/county-file-text.ts';
import { countyFileMessages as en } from '#i18n/en/county-messages.ts';
import { countyFileMessages as es } from '#i18n/es/county-messages.ts';

const head = 'county,court,field,value,source,checked,by\n';
const today = '2026-11-22';
const faults = (line: string) =>
  readCountyFile(`${head}${line}\n`, { today }).faults.map(({ column, fault }) => `${column}: ${fault}`);

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
    ['without a source', 'DeKalb,magistrate,phone,404-555-0100,,2026-11-20,Ana', 'source: source'],
    ['with a source of blanks', 'DeKalb,magistrate,phone,404-555-0100,"  ",2026-11-20,Ana', 'source: source'],
    [
      'with a source that is a script',
      'DeKalb,magistrate,phone,404-555-0100,javascript:alert(1),2026-11-20,Ana',
      'source: page',
    ],
    ['without a day', 'DeKalb,magistrate,phone,404-555-0100,call,,Ana', 'checked: checked'],
    [
      'with a day that never was',
      'DeKalb,magistrate,phone,404-555-0100,call,2026-02-30,Ana',
      'checked: checked',
    ],
    [
      'with a day that has not come',
      'DeKalb,magistrate,phone,404-555-0100,call,2026-11-23,Ana',
      'checked: future',
    ],
    ['by nobody', 'DeKalb,magistrate,phone,404-555-0100,call,2026-11-20,', 'by: by'],
    ['without a value', 'DeKalb,magistrate,phone,,call,2026-11-20,Ana', 'value: value'],
    ['of a county of another state', 'Duval,magistrate,phone,1,call,2026-11-20,Ana', 'county: county'],
    ['of a court there is not', 'DeKalb,juvenile,phone,1,call,2026-11-20,Ana', 'court: court'],
    ['of a civil court that the county has not', 'DeKalb,civil,phone,1,call,2026-11-20,Ana', 'court: court'],
    ['about something else', 'DeKalb,magistrate,parking,1,call,2026-11-20,Ana', 'field: field'],
    ['that says perhaps about a court', 'DeKalb,state,exists,perhaps,call,2026-11-20,Ana', 'value: exists'],
  ])('is refused one %s', (_, line, fault) => {
    expect(faults(line)).toEqual([fault]);
  });

  it('is refused a second value in one place, with its line', () => {
    const csv = writeCountyFile([value(), value({ value: '404-555-0101' })]);
    expect(readCountyFile(csv, { today }).faults).toEqual([{ line: 3, column: 'field', fault: 'twice' }]);
  });

  it('is refused a file of another kind', () => {
    expect(readCountyFile('a,b\n1,2\n', { today }).faults).toEqual([
      { line: 1, column: 'county', fault: 'head' },
    ]);
  });

  it('gets back exactly what was written, with commas, quotes, line breaks and accents', () => {
    const values = [
      value({ field: 'address', value: 'Room "B", 2nd floor\nDecatur, GA', by: 'José, Núñez' }),
      value({ court: 'state', field: 'exists', value: 'yes' }),
    ];
    const csv = writeCountyFile(values);
    expect(readCountyFile(csv, { today })).toMatchObject({ values, faults: [] });
    expect(readCountyFile(csv.replaceAll('\n', '\r\n'), { today }).faults).toEqual([]);
    expect(writeCountyFile(values.toReversed())).toBe(csv);
  });
});

describe('a file as people\u2019s programs write it', () => {
  const one = (csv: string, by?: string) => readCountyFile(csv, { today, ...(by !== undefined && { by }) });
  const days = (...cells: string[]) =>
    one(
      head +
        cells
          .map((day, at) => `${counties[at]?.name},magistrate,phone,1,https://a.org,${day},Ana\n`)
          .join(''),
    );

  it.each([
    ['semicolons, as a spreadsheet in Spanish does', ';', '\r\n', '\ufeff'],
    ['tabs', '\t', '\r\n', ''],
    ['commas and old line ends', ',', '\n', '\ufeff'],
  ])('with %s is read like ours', (_, separator, end, mark) => {
    const cells = [
      'DeKalb',
      'magistrate',
      'phone',
      '404-555-0100',
      'https://example.org/court',
      '2026-11-20',
      'Ana',
    ];
    const csv = `${mark}${head.trim().replaceAll(',', separator)}${end}${cells.join(separator)}${end}`;
    expect(one(csv)).toMatchObject({ values: [value()], faults: [] });
  });

  it('with columns in another order and in capitals, and names as people write them, is read like ours', () => {
    const csv =
      'Field,COUNTY,Court,Value,Checked,Source,By\nExists,Dekalb County, Magistrate ,YES,11/20/2026,https://example.org/court,Ana\n';
    expect(one(csv)).toMatchObject({ values: [value({ field: 'exists', value: 'yes' })], faults: [] });
  });

  it('with days as a spreadsheet shows them is read where one of them tells their order', () => {
    expect(days('11/20/2026', '3/4/2026').values.map(({ checked }) => checked)).toEqual([
      '2026-11-20',
      '2026-03-04',
    ]);
    expect(days('20/11/2026', '3/4/2026').values.map(({ checked }) => checked)).toEqual([
      '2026-11-20',
      '2026-04-03',
    ]);
  });

  it('with a day that can be read in two ways is refused there', () => {
    expect(days('3/4/2026').faults).toEqual([{ line: 2, column: 'checked', fault: 'dayOrder' }]);
    expect(days('11/20/2026', '20/11/2026', '3/4/2026').faults).toMatchObject([
      { line: 4, fault: 'dayOrder' },
    ]);
  });

  it('needs no column for who checked it where somebody brings it, and takes no other name', () => {
    const bare =
      'county,court,field,value,source,checked\nDeKalb,magistrate,phone,1,https://a.org,2026-11-20\n';
    expect(one(bare, 'Ana Lee').values).toMatchObject([{ by: 'Ana Lee' }]);
    expect(one(bare).faults).toEqual([{ line: 1, column: 'by', fault: 'head' }]);
    expect(
      one(`${head}DeKalb,magistrate,phone,1,https://a.org,2026-11-20,The clerk\n`, 'Ana Lee').values,
    ).toMatchObject([{ by: 'Ana Lee' }]);
  });

  it.each([
    ['a column of their own', 'notes', ',Ana,later', { line: 1, column: 'notes', fault: 'headUnknown' }],
    ['a column twice', 'value', ',Ana,2', { line: 1, column: 'value', fault: 'headTwice' }],
  ])('with %s is refused by its name', (_, name, cells, fault) => {
    const csv = `${head.trim()},${name}\nDeKalb,magistrate,phone,1,https://a.org,2026-11-20${cells}\n`;
    expect(one(csv).faults).toEqual([fault]);
  });

  it('with a comma too many is refused by the letter of the cell, and empty cells at the end are none', () => {
    const line = 'DeKalb,magistrate,phone,1,https://a.org,2026-11-20,Ana';
    expect(one(`${head}${line},,\n`).faults).toEqual([]);
    expect(one(`${head}${line},,x\n`).faults).toEqual([{ line: 2, column: 'I', fault: 'cells' }]);
  });

  it('with a quotation mark that never closes is refused on the line where it opens', () => {
    expect(one(`${head}\nDeKalb,magistrate,phone,"404,https://a.org,2026-11-20,Ana\n`).faults).toEqual([
      { line: 3, column: 'A', fault: 'quote' },
    ]);
  });
});

describe('a source', () => {
  it.each([
    ['https://example.org/a', true],
    ['https://example.org/a; http://example.org/b', true],
    ['phone call with the clerk', false],
    ['see https://example.org', false],
    ['https://', false],
    ['ftp://example.org', false],
  ])('%s is a page: %s', (source, is) => {
    expect(isPage(source)).toBe(is);
  });
});

describe('every refusal of a file', () => {
  it.each([
    ['English', en],
    ['Spanish', es],
  ])('says in %s what to write', (_, messages) => {
    for (const fault of countyFileFaults) {
      const sentence = countyFileText(messages, { column: 'value', fault });
      expect(sentence, fault).toMatch(
        /write|take|type|must name|escr[ií]b|qu[ií]t|tiene que nombrar|vuelva a escribir|needs|necesita/i,
      );
      expect(sentence, fault).not.toMatch(/[{}]/);
    }
  });
});

describe('somebody who opens the file in a spreadsheet', () => {
  const formulas = ['=HYPERLINK("https://example.org","call")', '+1 404-555-0100', '-1+1', '@SUM(A1)', "'=1"];
  const values = formulas.map((one, at) =>
    value({ court: 'magistrate', field: courtFields[at + 1] ?? 'court', value: one, source: one, by: one }),
  );
  const csv = writeCountyFile(values);

  it('runs nothing that a value says', () => {
    const cells = parseSheet(csv).rows.flatMap((row) => row.cells);
    expect(cells.filter((cell) => /^[=+\-@]/.test(cell))).toEqual([]);
    expect(cells).toContain("'-1+1");
  });

  it('gets the values back unchanged when the file comes home, also those typed into it without an apostrophe', () => {
    expect(readCountyFile(csv, { today })).toMatchObject({ values, faults: [] });
    const typed = readCountyFile(`${head}DeKalb,magistrate,phone,+1 404-555-0100,call,2026-11-20,Ana\n`, {
      today,
    });
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
  it('are 159 with three courts each, Richmond with four, and an address of their own', () => {
    expect(counties.flatMap(({ name }) => courtsOf(name))).toHaveLength(478);
    expect(new Set(counties.map(({ name }) => countySlug(name))).size).toBe(159);
    expect(countySlug('Jeff Davis')).toBe('jeff-davis');
  });
});
