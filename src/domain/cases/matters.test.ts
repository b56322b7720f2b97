import { expect, it } from 'vitest';
import { versionOfMatters } from './matters.ts';

it('a case has another version when one matter goes as another one is changed', () => {
  const before = [
    { id: 'm1', version: 2 },
    { id: 'm2', version: 1 },
  ];
  expect(versionOfMatters([{ id: 'm1', version: 3 }])).not.toBe(versionOfMatters(before));
  expect(versionOfMatters([...before])).toBe(versionOfMatters(before));
});
