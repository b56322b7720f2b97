import { describe, expect, it } from 'vitest';
import { officeCalendar } from '#domain/promises/office-calendar.ts';
import { row } from '#tests/components/staff-case.ts';
import { countedRow } from './find-cases.ts';

/** Monday, November 30, 2026, in the morning in Georgia. */
const monday = new Date('2026-11-30T15:00:00Z');
const friday = '2026-11-27T20:00:00Z';
const counted = (more: Partial<typeof row>) => countedRow({ ...row, ...more }, monday, officeCalendar([]));
const answerBy = (at: string) => ({ code: 'answer_message', title: null, at, since: friday }) as const;

describe('a new case in the list', () => {
  it('is to be begun a business day after it came, over a weekend too', () => {
    const started = counted({ status: 'submitted', statusSince: friday });
    expect(started).toMatchObject({ beginAt: '2026-11-30T20:00:00.000Z', isLate: false, isSoonLate: true });
  });

  it('is late for its beginning, whatever else in it falls due later', () => {
    const since = '2026-11-24T15:00:00Z';
    const started = counted({
      status: 'submitted',
      statusSince: since,
      due: answerBy('2026-12-01T15:00:00Z'),
    });
    expect(started).toMatchObject({ beginAt: '2026-11-25T15:00:00.000Z', isLate: true });
  });

  it('shows what falls due before it is begun', () => {
    const due = answerBy('2026-11-30T16:00:00Z');
    expect(counted({ status: 'submitted', statusSince: friday, due }).beginAt).toBeNull();
  });

  it('waits for nothing while a hold stops it, and once it was begun', () => {
    const held = counted({ status: 'submitted', statusSince: friday, holds: ['client_asked'] });
    expect(held).toMatchObject({ beginAt: null, isLate: false });
    expect(counted({ status: 'in_review', statusSince: friday }).beginAt).toBeNull();
  });
});
