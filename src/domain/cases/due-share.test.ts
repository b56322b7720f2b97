import { expect, it } from 'vitest';
import { officeCalendar } from '../promises/office-calendar.ts';
import { isSoonLate } from './due-share.ts';

const soon = (now: string, at: string | null = '2026-11-24T20:00:00Z') =>
  isSoonLate({ since: '2026-11-18T20:00:00Z', at }, new Date(now), officeCalendar([]));

it('staff are warned when three quarters of the business days for a task have passed', () => {
  // Wednesday to Tuesday, four business days: the third ends on Monday, and the weekend counts for nothing.
  expect(soon('2026-11-22T20:00:00Z')).toBe(false);
  expect(soon('2026-11-23T19:59:00Z')).toBe(false);
  expect(soon('2026-11-23T20:00:00Z')).toBe(true);
  // Late is no longer soon, and what has no time is never late.
  expect(soon('2026-11-24T20:00:00Z')).toBe(false);
  expect(soon('2026-11-23T20:00:00Z', null)).toBe(false);
});
