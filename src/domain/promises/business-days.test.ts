import { expect, it } from 'vitest';
import { addBusinessDays, businessDaysBetween, refundExpected } from './business-days.ts';
import { officeCalendar } from './office-calendar.ts';

const calendar = officeCalendar([]);

it('weekends do not count as business days', () => {
  expect(addBusinessDays('2026-11-13', 1, calendar)).toBe('2026-11-16');
  expect(addBusinessDays('2026-11-14', 1, calendar)).toBe('2026-11-16');
  expect(addBusinessDays('2026-11-16', 0, calendar)).toBe('2026-11-16');
});

it('Thanksgiving and other legal holidays do not count', () => {
  expect(addBusinessDays('2026-11-25', 1, calendar)).toBe('2026-11-27');
  expect(addBusinessDays('2026-11-23', 5, calendar)).toBe('2026-12-01');
  expect(addBusinessDays('2026-12-31', 1, calendar)).toBe('2027-01-04');
});

it('days on which the office is closed do not count', () => {
  const closed = officeCalendar([
    { from: '2026-11-27', to: '2026-11-27' },
    { from: '2026-12-28', to: '2026-12-30' },
  ]);
  expect(addBusinessDays('2026-11-25', 1, closed)).toBe('2026-11-30');
  expect(addBusinessDays('2026-12-24', 1, closed)).toBe('2026-12-31');
});

it('the business days between two dates are those that were added', () => {
  for (const days of [0, 1, 4, 21]) {
    const to = addBusinessDays('2026-11-20', days, calendar);
    expect(businessDaysBetween('2026-11-20', to, calendar)).toBe(days);
  }
  expect(businessDaysBetween('2026-11-23', '2026-11-20', calendar)).toBe(0);
});

it('money sent back late on a Friday in Georgia is counted from that Friday', () => {
  expect(refundExpected(new Date('2026-11-14T02:00:00Z'), calendar)).toEqual({
    from: '2026-11-20',
    to: '2026-11-24',
  });
  // Over Thanksgiving it takes a day longer.
  expect(refundExpected(new Date('2026-11-21T02:00:00Z'), calendar)).toEqual({
    from: '2026-11-30',
    to: '2026-12-02',
  });
});
