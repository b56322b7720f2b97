import { expect, it } from 'vitest';
import { officeCalendar } from '../promises/office-calendar.ts';
import { dueOfStep } from './step-clock.ts';

const calendar = officeCalendar([]);
// A Monday, 10 in the morning in Georgia.
const since = '2026-11-02T15:00:00.000Z';
const at = (day: string) => new Date(`2026-11-${day}T15:00:00.000Z`);
const due = (
  now: Date,
  holds: { from: string; to: string | null }[] = [],
  status: Parameters<typeof dueOfStep>[0]['status'] = 'in_review',
) => dueOfStep({ status, since, holds }, now, calendar);

it('first contact is due after two business days, and late from then on', () => {
  expect(due(at('03'))).toEqual({ at: '2026-11-04T15:00:00.000Z', isLate: false });
  expect(due(at('05'))).toEqual({ at: '2026-11-04T15:00:00.000Z', isLate: true });
});

it('a hold that is over moves the day by as long as it stood, also where two overlap', () => {
  const day = (from: string, to: string) => ({
    from: at(from).toISOString(),
    to: at(to).toISOString(),
  });
  expect(due(at('09'), [day('03', '05')])?.at).toBe('2026-11-06T15:00:00.000Z');
  expect(due(at('09'), [day('03', '05'), day('04', '06')])?.at).toBe('2026-11-09T15:00:00.000Z');
  expect(due(at('09'), [day('03', '06'), day('04', '05')])?.at).toBe('2026-11-09T15:00:00.000Z');
});

it('a hold from before the step stops it from its beginning, and one before it is forgotten', () => {
  expect(due(at('09'), [{ from: '2026-10-26T15:00:00Z', to: at('04').toISOString() }])?.at).toBe(
    '2026-11-06T15:00:00.000Z',
  );
  expect(due(at('03'), [{ from: '2026-10-26T15:00:00Z', to: '2026-10-28T15:00:00Z' }])?.at).toBe(
    '2026-11-04T15:00:00.000Z',
  );
});

it('nothing is due while a hold stands, and in a step that is not ours', () => {
  expect(due(at('09'), [{ from: at('03').toISOString(), to: null }])).toBeNull();
  expect(due(at('09'), [], 'client_review')).toBeNull();
});
