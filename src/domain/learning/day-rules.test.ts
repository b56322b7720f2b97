import { describe, expect, it } from 'vitest';
import { countDays, dayRuleNames } from './day-rules.ts';

describe('the days somebody has', () => {
  it('to answer are seven, and more when the seventh is no business day', () => {
    // Served on a Monday: the next Monday.
    expect(countDays('answer', '2026-03-02')).toEqual({ date: '2026-03-09', weekday: 1, moved: false });
    // Served on a Saturday or Sunday: the seventh day is a weekend.
    expect(countDays('answer', '2026-03-07')).toEqual({ date: '2026-03-16', weekday: 1, moved: true });
    expect(countDays('answer', '2026-03-08')).toMatchObject({ date: '2026-03-16', moved: true });
  });

  it('to answer pass over holidays, also right after a weekend', () => {
    // Saturday before Labor Day: Sunday, then the holiday, then Tuesday.
    expect(countDays('answer', '2026-08-30')).toMatchObject({ date: '2026-09-08', weekday: 2, moved: true });
    expect(countDays('answer', '2026-11-19')).toMatchObject({ date: '2026-11-27', moved: true });
    expect(countDays('answer', '2026-12-18')).toMatchObject({ date: '2026-12-28', moved: true });
    expect(countDays('answer', '2025-12-25')).toMatchObject({ date: '2026-01-02', moved: true });
    // July 4 is a Saturday and kept on the Friday.
    expect(countDays('answer', '2026-06-26')).toMatchObject({ date: '2026-07-06', moved: true });
  });

  it('to appeal are seven and to get a deposit or a report back thirty, over months and leap days', () => {
    expect(countDays('appeal', '2026-03-07')).toEqual({ date: '2026-03-14', weekday: 6, moved: false });
    expect(countDays('deposit-return', '2026-11-21')).toMatchObject({ date: '2026-12-21' });
    expect(countDays('dispute', '2028-02-01')).toMatchObject({ date: '2028-03-02' });
    expect(countDays('dispute', '2026-12-15')).toMatchObject({ date: '2027-01-14' });
  });

  it('are not counted from a day that does not exist', () => {
    for (const from of ['', '2026-02-30', '2026-13-01', '26-01-01', '1999-12-31', '2026-1-1', 'soon'])
      for (const rule of dayRuleNames) expect(countDays(rule, from)).toBeNull();
  });
});
