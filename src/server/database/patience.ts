import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * How long one request waits for the database. Once it waited in vain, whatever it asks next is given up soon: a person
 * would else wait for one time limit after the other, for each question of the same press.
 */
const waits = new AsyncLocalStorage<{ inVain: boolean }>();

/** For what is asked after a question that was not answered in time. */
const impatientMs = 1_000;

export function withPatience<Result>(work: () => Result): Result {
  return waits.run({ inVain: false }, work);
}

/** Asks with a time limit, which is short once this request waited in vain. */
export async function askInTime<Answer>(
  timeoutMs: number,
  ask: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  const wait = waits.getStore();
  const signal = AbortSignal.timeout(wait?.inVain ? Math.min(impatientMs, timeoutMs) : timeoutMs);
  try {
    return await ask(signal);
  } catch (error) {
    if (wait && signal.aborted) wait.inVain = true;
    throw error;
  }
}
