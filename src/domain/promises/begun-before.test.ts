import { expect, it } from 'vitest';
import { lateIfBegunBefore } from './begun-before.ts';
import { readClock } from './clocks.ts';
import { officeCalendar } from './office-calendar.ts';

const calendar = officeCalendar([]);

it.each([
  ['on a Tuesday: since the same hour of Monday', '2026-11-17T15:00:00-05:00', '2026-11-16T15:00:00-05:00'],
  ['on a Monday: since the same hour of Friday', '2026-11-16T15:00:00-05:00', '2026-11-13T15:00:00-05:00'],
  ['after Thanksgiving: since Wednesday', '2026-11-27T15:00:00-05:00', '2026-11-25T15:00:00-05:00'],
])('work that had to begin within 24 hours is late %s', (_when, now, begun) => {
  const before = lateIfBegunBefore(new Date(now), 24 * 3_600_000, calendar);
  expect(Math.abs(before.getTime() - Date.parse(begun))).toBeLessThan(2_000);
  const stateIfBegun = (shift: number) =>
    readClock(
      {
        name: 'work_start',
        startedAt: new Date(before.getTime() + shift).toISOString(),
        metAt: null,
        turns: [],
      },
      new Date(now),
      calendar,
    ).state;
  expect([stateIfBegun(-2_000), stateIfBegun(5_000)]).toEqual(['late', 'warned']);
});
