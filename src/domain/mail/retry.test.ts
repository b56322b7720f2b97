import { describe, expect, it } from 'vitest';
import { mostMailTries, nextMailTry } from './retry.ts';

const waits = (random: number) =>
  Array.from({ length: mostMailTries - 1 }, (_, index) => nextMailTry(index + 1, random) ?? Number.NaN);

describe('a mail the provider does not take', () => {
  it('is tried at least ten times over at least four and a half hours', () => {
    expect(mostMailTries).toBeGreaterThanOrEqual(10);
    const total = waits(0).reduce((sum, wait) => sum + wait, 0);
    expect(total).toBeGreaterThanOrEqual(4.5 * 3_600);
  });

  it('waits longer each time, starting within a minute', () => {
    const all = waits(0);
    expect(all[0]).toBeLessThanOrEqual(60);
    expect(all).toEqual(all.toSorted((a, b) => a - b));
  });

  it('never comes back together with all the others', () => {
    for (const [index, wait] of waits(0).entries()) {
      expect(waits(1)[index]).toBeGreaterThan(wait);
      expect(waits(1)[index]).toBeLessThanOrEqual(Math.ceil(wait * 1.25));
    }
  });

  it('is given up after the last try', () => {
    expect(nextMailTry(mostMailTries, 0)).toBeNull();
    expect(nextMailTry(mostMailTries + 5, 0.5)).toBeNull();
  });
});
