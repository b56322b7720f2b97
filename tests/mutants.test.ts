// @module-tag full
import { expect, it } from 'vitest';
import { mutants } from '#tools/checks/mutants/list.ts';
import { timesFound } from '#tools/checks/mutants/place.ts';

it('each listed fault can still be made: what it changes stands once where the list says', () => {
  const stale = Object.values(mutants)
    .flat()
    .filter((mutant) => timesFound(mutant, process.cwd()) !== 1);
  expect(stale.map(({ what }) => what)).toEqual([]);
});
