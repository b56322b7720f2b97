import { expect, it } from 'vitest';
import { letterBody, letterEntries } from './letter-entries.ts';
import { letterRequest, type LetterTrack } from './letter-tracks.ts';

const noted: LetterTrack = {
  id: '5b0c9a52-8f43-4f4e-8a2d-3d7c1f0a9e11',
  company: 'Example Screening',
  sentOn: '2026-10-01',
  receivedOn: '2026-10-05',
  addedInformation: true,
  answer: 'verified',
  answeredOn: '2026-10-20',
  version: 3,
};
const taken = (body: object) =>
  letterRequest.safeParse({ idempotencyKey: '0b6f2d64-5f0a-4d8e-9b52-7a1d7c1e2f33', ...body });

it('a letter that is opened and saved again stays what it was', () => {
  const { id, ...rest } = noted;
  expect(letterBody(noted, letterEntries(noted, '2026-11-24'))).toEqual({ letterId: id, ...rest });
  expect(taken(letterBody(noted, letterEntries(noted, '2026-11-24'))).success).toBe(true);
});

it('a new letter is of today and says nothing of an answer', () => {
  const body = letterBody(null, { ...letterEntries(null, '2026-11-24'), company: 'Example Screening' });
  expect(body).toEqual({
    company: 'Example Screening',
    sentOn: '2026-11-24',
    receivedOn: null,
    addedInformation: false,
    answer: null,
    answeredOn: null,
  });
  expect(taken(body).success).toBe(true);
});

it('an answer that is taken away takes its day along', () => {
  const body = letterBody(noted, { ...letterEntries(noted, '2026-11-24'), answer: '' });
  expect(body).toMatchObject({ answer: null, answeredOn: null });
});
