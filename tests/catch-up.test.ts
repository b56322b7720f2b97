import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchForSleep } from '#tools/local/catch-up.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('a machine that slept is noticed when it wakes, once, and one that was only busy is not', () => {
  let clock = 0;
  const woke = vi.fn<() => void>();
  const stop = watchForSleep(woke, () => clock);
  const looks = (afterMs: number) => {
    clock += afterMs;
    vi.advanceTimersToNextTimer();
  };
  looks(1_000);
  looks(20_000);
  expect(woke).not.toHaveBeenCalled();
  looks(10 * 60_000);
  looks(1_000);
  expect(woke).toHaveBeenCalledTimes(1);
  stop();
  expect(vi.getTimerCount()).toBe(0);
});
