import { expect, test } from 'vitest';
import { nextDay } from '../promises/business-days.ts';
import { calendarRequest, mostDays } from './team-calendar.ts';

test('whichever day staff begin to look at, the days after it have a date', () => {
  for (const from of ['2026-11-23', '2099-12-31', '9999-12-30', '9999-12-31']) {
    const request = calendarRequest.safeParse({ from, days: mostDays });
    if (!request.success) continue;
    let day = from;
    for (let count = 0; count < mostDays; count += 1) day = nextDay(day);
    expect(day, from).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  }
  expect(calendarRequest.safeParse({ from: '2026-11-23' }).success).toBe(true);
  expect(calendarRequest.safeParse({ from: '9999-12-31' }).success).toBe(false);
});
