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

/** What was entered, as `letterRequest` takes it: the day of an answer goes with its answer. */
export const letterBody = ({ answeredOn, ...entries }: Readonly<Record<string, unknown>>) =>
  entries.answer ? { ...entries, answeredOn } : entries;
