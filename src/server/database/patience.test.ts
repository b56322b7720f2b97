// How long one request waits for a database that does not answer, however much it has to ask.
import { expect, it } from 'vitest';
import { askInTime, withPatience } from './patience.ts';

const silent = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(new Error('gave up'))));
const waitedMs = async (timeoutMs: number) => {
  const began = performance.now();
  await askInTime(timeoutMs, silent).catch(() => undefined);
  return performance.now() - began;
};

it('a request that waited in vain once does not wait as long for what it asks next', async () => {
  await withPatience(async () => {
    expect(await waitedMs(60)).toBeGreaterThanOrEqual(50);
    expect(await waitedMs(30_000)).toBeLessThan(3_000);
  });
});

it('another request begins with all its patience, and so does work without a person who waits', async () => {
  await withPatience(() => waitedMs(10));
  expect(await withPatience(() => waitedMs(1_300))).toBeGreaterThanOrEqual(1_200);
  expect(await waitedMs(1_300)).toBeGreaterThanOrEqual(1_200);
});
