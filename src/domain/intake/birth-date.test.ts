import { describe, expect, it } from 'vitest';
import { ageOn, isAdult, isCalendarDate, joinDate } from './birth-date.ts';

describe('a birth date', () => {
  it.each([
    ['2000-02-29', true],
    ['1900-02-29', false],
    ['2001-02-29', false],
    ['1990-13-01', false],
    ['1990-04-31', false],
    ['90-04-01', false],
  ])('%s exists: %s', (date, exists) => expect(isCalendarDate(date)).toBe(exists));

  it('makes a person adult on the 18th birthday, not the day before', () => {
    expect(isAdult('2008-11-21', '2026-11-21')).toBe(true);
    expect(isAdult('2008-11-22', '2026-11-21')).toBe(false);
  });

  it('on 29 February ages on 1 March in a common year', () => {
    expect(ageOn('2008-02-29', '2026-02-28')).toBe(17);
    expect(ageOn('2008-02-29', '2026-03-01')).toBe(18);
  });

  it('is joined from three inputs only when all are filled', () => {
    expect(joinDate('7', '3', '1990')).toBe('1990-03-07');
    expect(joinDate('7', '', '1990')).toBeNull();
  });
});
