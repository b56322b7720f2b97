import { describe, expect, it } from 'vitest';
import { addDays } from '../promises/office-date.ts';
import { besideDay, monthAhead, mostDays, shownDays } from './team-calendar.ts';

describe('the days that the calendar of the team shows', () => {
  it('of a week are Monday to Sunday, whichever day somebody looks', () => {
    for (const day of ['2026-11-30', '2026-12-03', '2026-12-06'])
      expect(shownDays(day, 'week')).toEqual({ from: '2026-11-30', days: 7 });
  });

  it('of a month are whole weeks that hold all of it, and never more than one look may hold', () => {
    for (let day = '2026-01-15'; day < '2030-01-01'; day = besideDay(day, 'month', 1)) {
      const { from, days } = shownDays(day, 'month');
      const last = addDays(from, days - 1);
      expect(from <= `${day.slice(0, 7)}-01`, day).toBe(true);
      expect(addDays(last, 1).slice(0, 7) > day.slice(0, 7), day).toBe(true);
      expect(last.slice(0, 7) >= day.slice(0, 7), day).toBe(true);
      expect(days % 7).toBe(0);
      expect(days).toBeLessThanOrEqual(mostDays);
    }
  });

  it('of the month it is begin with this week, whichever day it is, and go on for four weeks and to its end', () => {
    expect(monthAhead('2026-12-05'), 'the first week').toBeNull();
    expect(monthAhead('2026-12-07')).toEqual({ from: '2026-12-07', days: 28 });
    expect(monthAhead('2026-12-28')).toEqual({ from: '2026-12-28', days: 28 });
    for (let day = '2026-01-01'; day < '2027-01-01'; day = addDays(day, 1)) {
      const ahead = monthAhead(day);
      if (!ahead) continue;
      expect(ahead.from, day).toBe(shownDays(day, 'week').from);
      expect(ahead.from > shownDays(day, 'month').from, day).toBe(true);
      expect(addDays(ahead.from, ahead.days).slice(0, 7) > day.slice(0, 7), day).toBe(true);
      expect(ahead.days, day).toBeLessThanOrEqual(mostDays);
    }
  });

  it('go on by a week or a month, across the end of a year', () => {
    expect(besideDay('2026-12-30', 'week', 1)).toBe('2027-01-06');
    expect(besideDay('2026-12-30', 'month', 1)).toBe('2027-01-01');
    expect(besideDay('2027-01-01', 'month', -1)).toBe('2026-12-01');
    expect(besideDay('2027-03-31', 'month', -1)).toBe('2027-02-01');
  });
});
