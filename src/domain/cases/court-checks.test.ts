import { expect, it } from 'vitest';
import { nextLook } from './court-checks.ts';
import { silentOn, stateOfLetter } from './letter-tracks.ts';

it('the record is looked at every seven days while papers are filed, and not while they are back with us', () => {
  const filed = { status: 'filed', decidedOn: null } as const;
  expect(nextLook(filed, 'nothing_new', '2026-12-28')).toEqual({ code: 'check_docket', on: '2027-01-04' });
  expect(nextLook(filed, 'returned', '2026-12-28')).toBeNull();
});

it('after an order it is looked at on days 30, 60 and 90, and sooner while it is still in sight', () => {
  const granted = { status: 'granted', decidedOn: '2026-11-01' } as const;
  const looks = ['2026-11-10', '2026-12-01', '2027-01-05', '2027-02-01'];
  expect(looks.map((on) => nextLook(granted, 'hidden', on)?.on ?? null)).toEqual([
    '2026-12-01',
    '2026-12-31',
    '2027-01-30',
    null,
  ]);
  expect(nextLook(granted, 'still_visible', '2027-02-01')?.on).toBe('2027-02-11');
});

it('a company is silent 30 days after it had the letter, 45 if information was added, and never once it answered', () => {
  const letter = {
    id: '',
    company: 'A',
    sentOn: '2026-11-01',
    receivedOn: '2026-11-05',
    addedInformation: false,
    answer: null,
    answeredOn: null,
    version: 1,
  };
  expect(silentOn(letter)).toBe('2026-12-05');
  expect(silentOn({ ...letter, addedInformation: true })).toBe('2026-12-20');
  expect(stateOfLetter(letter, '2026-12-05')).toBe('received');
  expect(stateOfLetter(letter, '2026-12-06')).toBe('silent');
  expect(stateOfLetter({ ...letter, receivedOn: null }, '2027-12-06')).toBe('sent');
  expect(stateOfLetter({ ...letter, answer: 'corrected', answeredOn: '2026-12-20' }, '2027-01-01')).toBe(
    'corrected',
  );
});
