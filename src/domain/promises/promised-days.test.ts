import { expect, it } from 'vitest';
import { officeCalendar } from './office-calendar.ts';
import { promisedDays } from './promised-days.ts';

const calendar = officeCalendar([]);

it('names the days for somebody who pays on a Wednesday', () => {
  expect(promisedDays(new Date('2027-03-03T15:00:00Z'), calendar)).toEqual({
    work: '2027-03-04',
    review: '2027-03-05',
    contact: '2027-03-05',
    documents: '2027-03-10',
    papers: '2027-03-31',
  });
});

it('leaves out the weekend, and a day on which the office is closed', () => {
  const closed = officeCalendar([{ from: '2027-03-08', to: '2027-03-08' }]);
  expect(promisedDays(new Date('2027-03-05T23:30:00Z'), closed)).toMatchObject({
    work: '2027-03-09',
    review: '2027-03-10',
    contact: '2027-03-10',
  });
});
