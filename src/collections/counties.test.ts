import { describe, expect, it } from 'vitest';
import { countyCourts } from '#domain/counties/court-values.ts';
import { counties } from '#domain/counties/georgia.ts';
import { readCounties, readCountyValues } from './counties.ts';
import { readFreeHelp } from './home.ts';

describe('the county file', () => {
  it('has every county with its three courts', () => {
    const read = readCounties();
    expect(read.map(({ name }) => name)).toEqual(counties.map(({ name }) => name));
    for (const county of read) expect(county.courts.map(({ court }) => court)).toEqual(countyCourts);
  });

  it('says of every county that it has a magistrate and a superior court', () => {
    const said = readCountyValues().filter(({ field, value }) => field === 'exists' && value === 'yes');
    for (const court of ['magistrate', 'superior'])
      expect(said.filter((one) => one.court === court)).toHaveLength(counties.length);
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
    expect(names('Cobb')).toContain('Atlanta Legal Aid');
    expect(names('Cobb')).not.toContain('Georgia Legal Services Program');
    expect(names('Worth')).toContain('Georgia Legal Services Program');
    expect(names('Worth')).not.toContain('Atlanta Legal Aid');
  });
});
