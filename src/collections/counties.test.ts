import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { countyCourts, courtFields } from '#domain/counties/court-values.ts';
import { counties } from '#domain/counties/georgia.ts';
import { countyColumns } from '#domain/counties/county-file.ts';
import { countyFileName, readCounties, readCountyValues, readSpanishValues } from './counties.ts';
import { needsSpanish } from '#domain/counties/spanish-values.ts';
import { readFreeHelp } from './help.ts';

describe('the county file', () => {
  it('has every county with its courts, and the civil court in Richmond alone', () => {
    const read = readCounties();
    expect(read.map(({ name }) => name)).toEqual(counties.map(({ name }) => name));
    const types = (county: string) =>
      read.find(({ name }) => name === county)?.courts.map(({ court }) => court);
    expect(types('Richmond')).toEqual(countyCourts);
    for (const { name } of counties)
      if (name !== 'Richmond') expect(types(name)).toEqual(['magistrate', 'state', 'superior']);
  });

  it('says of every county that it has a magistrate and a superior court', () => {
    const courts = readCountyValues().filter(({ field, value }) => field === 'exists' && value === 'yes');
    for (const court of ['magistrate', 'superior'])
      expect(courts.filter((one) => one.court === court)).toHaveLength(counties.length);
  });

  it('says to whoever reads Spanish every sentence in Spanish, and keeps none that nobody says any more', () => {
    const values = readCountyValues();
    const spanish = readSpanishValues();
    const untold = values.filter((one) => needsSpanish(one) && !spanish.has(one.value));
    expect(untold.map(({ value }) => value)).toEqual([]);
    const said = new Set(values.map(({ value }) => value));
    expect([...spanish.keys()].filter((english) => !said.has(english))).toEqual([]);
  });

  it('tells whoever writes an unknown court, field or day what to write instead', () => {
    const root = mkdtempSync(join(tmpdir(), 'counties-'));
    const saidOf = (...cells: string[]) => {
      mkdirSync(join(root, 'content'), { recursive: true });
      writeFileSync(join(root, countyFileName), `${countyColumns.join()}\n${cells.join()}\n`);
      return () => readCountyValues(root, '2026-11-23');
    };
    const rest = ['yes', 'https://example.org', '2026-11-20', 'research'];
    try {
      expect(saidOf('Cobb', 'small claims', 'exists', ...rest)).toThrow(
        `line 2, court: Write one of these: ${countyCourts.join(', ')}`,
      );
      expect(saidOf('Cobb', 'state', 'telephone', ...rest)).toThrow(
        `line 2, field: Write one of these: ${courtFields.join(', ')}`,
      );
      expect(
        saidOf('Cobb', 'state', 'exists', 'yes', 'https://example.org', 'in November', 'research'),
      ).toThrow('line 2, checked: Write the day you looked as year-month-day, such as 2026-11-20');
    } finally {
      rmSync(root, { recursive: true });
    }
  });

  it('cites pages by an address that can be followed', () => {
    for (const { source } of readCountyValues())
      for (const one of source.split('; ')) expect(URL.canParse(one), one).toBe(true);
  });
});

describe('free help', () => {
  it('is somewhere in every county, and only where it works', () => {
    for (const { name } of counties) expect(readFreeHelp('en', name).places.length).toBeGreaterThan(1);
    const names = (county: string) => readFreeHelp('en', county).places.map(({ name }) => name);
    expect(names('Cobb')[0]).toBe('Atlanta Legal Aid');
    expect(names('Cobb')).not.toContain('Georgia Legal Services Program');
    expect(names('Worth')).toContain('Georgia Legal Services Program');
    expect(names('Worth')).not.toContain('Atlanta Legal Aid');
  });
});
