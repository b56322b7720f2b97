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
const key = { idempotencyKey: '0b6f2d64-5f0a-4d8e-9b52-7a1d7c1e2f33' };
const today = '2026-11-24';
/** As a form hands it on: what is empty is left out. */
const taken = (entries: object) =>
  letterRequest.safeParse({
    ...key,
    ...letterBody(Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== ''))),
  }).data;

it('a letter that is opened and saved again stays what it was', () => {
  const { id: _, version: __, ...rest } = noted;
  expect(taken(letterEntries(noted, today))).toEqual({ ...key, ...rest });
});

it('a new letter is of today and says nothing of an answer', () => {
  expect(taken({ ...letterEntries(null, today), company: 'Example Screening' })).toEqual({
    ...key,
    company: 'Example Screening',
    sentOn: today,
    receivedOn: null,
    addedInformation: false,
    answer: null,
    answeredOn: null,
  });
});

it('an answer that is taken away takes its day along', () => {
  expect(taken({ ...letterEntries(noted, today), answer: '' })).toMatchObject({
    answer: null,
    answeredOn: null,
  });
});
