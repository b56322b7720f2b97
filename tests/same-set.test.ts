// A second run of the same commit tries the same: nothing is drawn by chance, nothing chosen by the clock.
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { chanceOf } from './chance.ts';

const tests = globSync(['tests/**/*.ts', 'src/**/*.test.{ts,tsx}'])
  .filter((file) => file !== 'tests/same-set.test.ts')
  .map((file) => ({ file, code: readFileSync(file, 'utf8') }));

it('draws the same for the same trial, and something else for another', () => {
  const draws = (trial: number) => {
    const chance = chanceOf(trial);
    return Array.from({ length: 20 }, () => chance.below(1_000));
  };
  expect(draws(3)).toEqual(draws(3));
  expect(draws(3)).not.toEqual(draws(4));
});

it('finds no test that draws by itself', () => {
  expect(tests.filter(({ code }) => code.includes('Math.random')).map(({ file }) => file)).toEqual([]);
});

it('finds no property that begins somewhere else each time', () => {
  const times = (code: string, sign: RegExp) => code.match(sign)?.length ?? 0;
  const unseeded = tests.filter(
    ({ code }) => times(code, /fc\.assert\(/g) !== times(code, /\{ numRuns[^}]*\bseed\b/g),
  );
  expect(unseeded.map(({ file }) => file)).toEqual([]);
});
