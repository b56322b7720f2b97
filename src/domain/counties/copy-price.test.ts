import { expect, it } from 'vitest';
import { readCountyValues } from '#collections/counties.ts';
import { certifiedByCounty, certifiedCents } from './copy-price.ts';

it.each([
  ['Plain: $0.50 a page. Certified: $2.50 for the first page, $0.50 for each further one.', 250],
  ['Certified: $5.', 500],
  ['With the clerk’s help $1 a page; certification $2.50 for the first page', 250],
  // No price of a copy: what is added to one, and what nobody read.
  ['Plain: $0.50 a page. Certified: $2 more for each document.', null],
  ['Certified copies can be ordered online; no price read.', null],
  ['Plain: $0.50 a page.', null],
])('somebody who needs a certified copy learns from "%s" what it costs at least', (words, cents) => {
  expect(certifiedCents(words)).toBe(cents);
});

it('a county is named with the lowest price that a page of its courts names, and not at all without one', () => {
  const values = readCountyValues();
  const known = certifiedByCounty(values);
  expect(known.size).toBeGreaterThan(4);
  for (const [county, cents] of known) {
    const read = values.filter((value) => value.county === county && value.field === 'copy_fee');
    expect(read.some(({ value }) => value.includes(`$${(cents / 100).toFixed(2).replace('.00', '')}`))).toBe(
      true,
    );
  }
  expect(known.has('Chatham')).toBe(false);
});
