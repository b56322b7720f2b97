import type { LetterAnswer, LetterTrack } from './letter-tracks.ts';

/** What the form of a letter begins with: the letter as it was noted, or a new one of today. Nothing is an empty text. */
export const letterEntries = (letter: LetterTrack | null, today: string) => ({
  company: letter?.company ?? '',
  sentOn: letter?.sentOn ?? today,
  receivedOn: letter?.receivedOn ?? '',
  addedInformation: letter?.addedInformation ?? false,
  answer: (letter?.answer ?? '') as LetterAnswer | '',
  answeredOn: letter?.answeredOn ?? '',
});

/** Entries of the form as `letterRequest` takes them. The day of an answer goes with its answer. */
export const letterBody = (
  letter: LetterTrack | null,
  { receivedOn, answer, answeredOn, ...entries }: ReturnType<typeof letterEntries>,
) => ({
  ...entries,
  ...(letter && { letterId: letter.id, version: letter.version }),
  receivedOn: receivedOn || null,
  answer: answer || null,
  answeredOn: answer ? answeredOn || null : null,
});
