import { expect, it } from 'vitest';
import { officeCalendar } from '../promises/office-calendar.ts';
import { inOrderOfDue, type OpenPromise } from './due-work.ts';

const calendar = officeCalendar([]);
const now = new Date('2026-11-23T15:00:00-05:00');
const open = (
  name: OpenPromise['name'],
  startedAt: string,
  more: Partial<OpenPromise> = {},
): OpenPromise => ({
  name,
  section: 'messages',
  id: `${name} ${startedAt}`,
  reference: 'ACDEFGHJ',
  startedAt,
  turns: [],
  ...more,
});

it('Today begins with what is late, then with what falls due first, whenever it began', () => {
  const due = inOrderOfDue(
    [
      open('review', '2026-11-20T12:00:00-05:00', { section: 'cases' }),
      open('contact_reply', '2026-11-23T10:00:00-05:00'),
      open('review', '2026-11-19T12:00:00-05:00', {
        section: 'cases',
        turns: [{ at: '2026-11-20T12:00:00-05:00', ball: 'client', held: false }],
      }),
      open('refund_decision', '2026-11-20T12:00:00-05:00', { section: 'refunds' }),
    ],
    now,
    calendar,
  );
  expect(due.map(({ clock, state, distance }) => [clock, state, distance?.unit, distance?.count])).toEqual([
    ['refund_decision', 'late', 'hours', 3],
    ['contact_reply', 'running', 'hours', 19],
    ['review', 'running', 'hours', 21],
    ['review', 'stopped', undefined, undefined],
  ]);
  expect(due[0]).toMatchObject({ section: 'refunds', dueAt: '2026-11-23T17:00:00.000Z' });
});
