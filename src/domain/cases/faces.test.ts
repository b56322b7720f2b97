import { expect, it } from 'vitest';
import { caseFaces, faceOf } from './faces.ts';
import { caseReadings } from './reading.ts';

it('a yes, a part of a yes, a yes for a time, a no and an end never look like each other', () => {
  const faces = Object.groupBy(caseReadings, (reading) => faceOf(reading) ?? 'open');
  for (const face of caseFaces) expect(faces[face], face).not.toHaveLength(0);
  expect(faces.denied).toEqual(['denied', 'denied_without_prejudice', 'dismissed_non_appearance']);
  // Nothing that still goes on looks decided.
  expect(faces.open).toEqual(
    expect.arrayContaining(['submitted', 'client_review', 'hearing_set', 'notifying_us']),
  );
});
