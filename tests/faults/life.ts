// The life of one instance: it is given its calls, and killed when each of them has come to its point.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Product } from './product.ts';
import type { Order, VictimReport } from './victim.ts';

export interface CallAnswer {
  readonly status: number;
  readonly body: string;
}

export interface Ended {
  /** What callers were answered before the end. */
  readonly answered: ReadonlyMap<string, CallAnswer>;
  /** Calls all of whose work was done before the end. */
  readonly idle: ReadonlySet<string>;
}

/** The adapters wait five seconds for an answer: the end comes well before a call that is held is given up. */
const longestMs = 4_000;

/**
 * Starts an instance, gives it the calls, and ends it by SIGKILL when each is held at its point or done with all its
 * work, or at the latest before a held one would be given up.
 */
export async function liveAndDie(product: Product, orders: readonly Order[]): Promise<Ended> {
  const child = fork(new URL('./victim.ts', import.meta.url), {
    env: { ...process.env, ...product.env },
    execArgv: ['--disable-warning=ExperimentalWarning'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  const answered = new Map<string, CallAnswer>();
  const idle = new Set<string>();
  const blocked = new Set<string>();
  const ready = new Promise<void>((resolve) => {
    child.on('message', (report: VictimReport) => {
      if (report.kind === 'ready') resolve();
      else if (report.kind === 'idle') idle.add(report.trial);
      else answered.set(report.trial, report);
    });
  });
  const tooEarly = ended.then(() => {
    throw new Error('the instance ended before it could take a call');
  });
  await Promise.race([ready, tooEarly]);
  tooEarly.catch(() => undefined);
  const hold = (trial: string): void => void blocked.add(trial);
  product.api.onFired = (trial, { fault }) => void (fault.startsWith('hold') && hold(trial));
  product.spool.onFired = product.api.onFired;
  for (const order of orders) child.send(order);
  const until = Date.now() + longestMs;
  while (Date.now() < until && orders.some(({ trial }) => !blocked.has(trial) && !idle.has(trial)))
    await sleep(5);
  kill(child);
  await ended;
  product.api.onFired = () => undefined;
  product.spool.onFired = () => undefined;
  return { answered, idle };
}

function kill(child: ChildProcess): void {
  if (child.pid !== undefined && child.exitCode === null) process.kill(child.pid, 'SIGKILL');
}
