import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { paymentTasks } from '../checkout/process-payments.ts';
import { OutOfTime, overrunMs, runTasks, TasksFailed, type Task } from './run-tasks.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const app = { log: vi.fn<() => void>() };
const broken = (name: string): Task => ({
  name,
  shareMs: 1_000,
  work: () => Promise.reject(new RangeError(name)),
});

it('a task that fails stops none of the others, and the run still counts as failed', async () => {
  const work = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const good: Task = { name: 'good', shareMs: 1_000, work };
  await expect(runTasks(app, [broken('one'), good])).rejects.toThrow(RangeError);
  await expect(runTasks(app, [broken('one'), good, broken('two')])).rejects.toThrow(TasksFailed);
  expect(work).toHaveBeenCalledTimes(2);
});

it('a processor that never answers takes no other task’s turn, and time that is left goes on to the next', async () => {
  const hangs = (name: string): Task => ({ name, shareMs: 3_000, work: () => new Promise(() => undefined) });
  const start = Date.now();
  const untils: number[] = [];
  const last: Task = {
    name: 'last',
    shareMs: 4_000,
    work: async (until) => void untils.push(until - Date.now()),
  };
  const slow = runTasks(app, [hangs('one'), hangs('two'), last]).catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  expect(await slow).toBeInstanceOf(TasksFailed);
  expect(Date.now() - start).toBe(6_000 + overrunMs);
  await runTasks(app, [{ name: 'quick', shareMs: 6_000, work: async () => undefined }, last]);
  // In the slow run what was left of its share, in the quick one all of the time.
  expect(untils).toEqual([4_000 - overrunMs, 10_000]);
});

it('one that waits too long is told apart from one that failed', async () => {
  const waits = runTasks(app, [
    { name: 'one', shareMs: 500, work: () => new Promise(() => undefined) },
  ]).catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  expect(await waits).toBeInstanceOf(OutOfTime);
});

it('the parts of a run about payments fit into the 30 seconds of the platform, with the note of how it ended', () => {
  const platformMs = 30_000;
  /** `note_run`, at the time-out of the database. */
  const noteMs = 5_000;
  const tasks = paymentTasks({} as Parameters<typeof paymentTasks>[0]);
  const shares = tasks.reduce((sum, { shareMs }) => sum + shareMs, 0);
  expect(shares + overrunMs + noteMs).toBeLessThan(platformMs);
  expect(tasks.at(-1)?.name).toBe('reconciliation');
  expect(tasks.at(-1)?.shareMs).toBeGreaterThan(2 * overrunMs);
});
