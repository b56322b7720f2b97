import { expect, it } from 'vitest';
import { officeCalendar } from '../promises/office-calendar.ts';
import { sameDayDue } from './same-day.ts';

const due = (cameAt: string) => sameDayDue(new Date(cameAt), officeCalendar([]));

it('what comes while the office is open is done that day, and the rest on the next business day', () => {
  // Friday morning, Friday night, Saturday; the Thursday after is Thanksgiving.
  expect(due('2026-11-20T10:00:00-05:00')).toBe('2026-11-20T23:00:00.000Z');
  expect(due('2026-11-20T19:00:00-05:00')).toBe('2026-11-23T23:00:00.000Z');
  expect(due('2026-11-21T10:00:00-05:00')).toBe('2026-11-23T23:00:00.000Z');
  expect(due('2026-11-26T10:00:00-05:00')).toBe('2026-11-27T23:00:00.000Z');
});
