import { describe, expect, it } from 'vitest';
import { clerkName, filingSystemsOf } from './filing-files.ts';

describe('the filing system of a court', () => {
  it.each([
    ['eFileGA', ['eFileGA']],
    ['eFileGA, PeachCourt', ['eFileGA', 'PeachCourt']],
    ['Benchmark. PeachCourt is not used any more since November 28, 2025.', ['Benchmark']],
    [
      'eFlex, the court’s own system, at efile.cobbcounty.org',
      ['eFlex, the court’s own system, at efile.cobbcounty.org'],
    ],
    ['None: online filing is not available, according to the court’s page.', []],
    [null, []],
  ])('is read from what the county file says today: %s', (value, systems) => {
    expect(filingSystemsOf(value)).toEqual(systems);
  });
});

describe('the file a clerk gets', () => {
  it('says what it is and to which case it belongs, in letters that every system takes', () => {
    expect(clerkName({ place: 1, title: 'Motion to limit public access', docketNumber: '25 M/01234' })).toBe(
      '01-Motion-to-limit-public-access-25-M-01234.pdf',
    );
    expect(
      clerkName({
        place: 12,
        title: 'Exhibit A: Carta de Nguyễn Đỗ',
        docketNumber: null,
        part: { number: 2, of: 3 },
      }),
    ).toBe('12-Exhibit-A-Carta-de-Nguyen-Do-part-2-of-3.pdf');
  });
});
