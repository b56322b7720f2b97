import { expect, it } from 'vitest';
import { officeCalendar } from '../promises/office-calendar.ts';
import { keptByWeek, medianReplyHours } from './work-figures.ts';

const calendar = officeCalendar([]);
const now = new Date('2026-11-24T15:00:00-05:00');
const reply = (askedAt: string, answeredAt: string | null) => ({ askedAt, answeredAt });

it('an answer within 24 hours of business days is kept, a later one or none is missed, and one that has time is neither', () => {
  const replies = [
    // Friday to Monday morning: less than a business day.
    reply('2026-11-20T15:00:00-05:00', '2026-11-23T10:00:00-05:00'),
    reply('2026-11-16T10:00:00-05:00', '2026-11-18T10:00:00-05:00'),
    reply('2026-11-23T10:00:00-05:00', null),
    reply('2026-11-24T10:00:00-05:00', null),
  ];
  expect(keptByWeek([{ week: '2026-11-16', kept: 3, missed: 1 }], replies, now, calendar)).toEqual([
    { week: '2026-11-16', kept: 3, missed: 2 },
    { week: '2026-11-23', kept: 1, missed: 1 },
  ]);
});

it('the median reply counts business days alone; without an answer there is none', () => {
  expect(medianReplyHours([reply('2026-11-23T10:00:00-05:00', null)], calendar)).toBeNull();
  expect(
    medianReplyHours(
      [
        reply('2026-11-20T15:00:00-05:00', '2026-11-23T15:00:00-05:00'),
        reply('2026-11-23T10:00:00-05:00', '2026-11-23T12:00:00-05:00'),
        reply('2026-11-23T10:00:00-05:00', '2026-11-23T14:00:00-05:00'),
      ],
      calendar,
    ),
  ).toBe(4);
});
