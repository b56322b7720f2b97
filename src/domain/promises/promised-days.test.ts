import { expect, it } from 'vitest';
import { officeCalendar } from './office-calendar.ts';
import { promisedDays } from './promised-days.ts';

const calendar = officeCalendar([]);

it('names the days for somebody who pays on a Wednesday', () => {
  expect(promisedDays(new Date('2027-03-03T15:00:00Z'), calendar)).toEqual({
    work: '2027-03-04',
    review: '2027-03-05',
    papers: '2027-03-31',
  });
});

it('leaves out the weekend, and a day on which the office is closed', () => {
  const closed = officeCalendar([{ from: '2027-03-08', to: '2027-03-08' }]);
  expect(promisedDays(new Date('2027-03-05T23:30:00Z'), closed)).toMatchObject({
    work: '2027-03-09',
    review: '2027-03-10',
  });
});

it('names no day before the one it follows, whatever the day of the payment', () => {
  for (let hour = 0; hour < 14 * 24; hour += 7) {
    const { work, review, papers } = promisedDays(
      new Date(Date.parse('2026-11-23T00:00:00Z') + hour * 3_600_000),
      calendar,
    );
    expect([work, review, papers]).toEqual([work, review, papers].toSorted());
  }
});
