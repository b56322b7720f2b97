import { describe, expect, it } from 'vitest';
import { isLegalHoliday, legalHolidays } from './legal-holidays.ts';

describe('legal holidays', () => {
  it('of 2026 fall on the days the calendar of the state has', () => {
    expect(legalHolidays(2026)).toEqual([
      '2026-01-01',
      '2026-01-19',
      '2026-05-25',
      '2026-06-19',
      '2026-07-03',
      '2026-09-07',
      '2026-10-12',
      '2026-11-11',
      '2026-11-26',
      '2026-12-25',
    ]);
  });

  it('may be kept in the year before', () => {
    expect(isLegalHoliday('2027-12-31')).toBe(true);
    expect(isLegalHoliday('2026-12-31')).toBe(false);
  });
});
