import type { App } from '../app.ts';
import { describeFault } from '../http/log.ts';

/** One part of a scheduled run. */
export interface Task {
  readonly name: string;
  /** Milliseconds of the run that nobody before it can use up. */
  readonly shareMs: number;
  /** Does the work and begins nothing new after `until` (milliseconds, as `Date.now` has them). */
  readonly work: (until: number) => Promise<unknown>;
}

/** Milliseconds for what a task is in the middle of when its time is over. */
export const overrunMs = 2_000;

/** Several tasks of one run failed; the log says how each of them did. */
export class TasksFailed extends Error {
  override readonly name = 'TasksFailed';
}

/** A task was still waiting for an answer when its time was over. What it had claimed is taken up by a later run. */
export class OutOfTime extends Error {
  override readonly name = 'OutOfTime';
}

/**
 * Does the tasks of one run one after the other, under one deadline. Time that a task leaves goes to those after it, and
 * each keeps its share whatever happened before. A task that fails, or that waits for an answer for too long, stops none
 * of the others. Throws at the end: the error of the one that failed, or `TasksFailed`.
 */
export async function runTasks(app: Pick<App, 'log'>, tasks: readonly Task[]): Promise<void> {
  const end = Date.now() + tasks.reduce((sum, { shareMs }) => sum + shareMs, 0);
  const failures: unknown[] = [];
  for (const [index, task] of tasks.entries()) {
    const reserved = tasks.slice(index + 1).reduce((sum, { shareMs }) => sum + shareMs, 0);
    const until = end - reserved;
    try {
      await within(until + overrunMs - Date.now(), task.work(until));
    } catch (error) {
      failures.push(error);
      app.log('task_failed', { task: task.name, ...describeFault(error) });
    }
  }
  if (failures.length > 1) throw new TasksFailed();
  if (failures.length === 1) throw failures[0];
}

async function within(ms: number, work: Promise<unknown>): Promise<void> {
  const { promise: over, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new OutOfTime()), ms);
  // What goes on after that is cut off by the platform, or ends by itself; nobody waits for how.
  work.catch(() => undefined);
  try {
    await Promise.race([work, over]);
  } finally {
    clearTimeout(timer);
  }
}
