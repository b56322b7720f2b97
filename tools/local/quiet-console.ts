import { AsyncLocalStorage } from 'node:async_hooks';

const muted = new AsyncLocalStorage<true>();
let installed = false;

/**
 * Runs `work` and silences everything called from it. @supabase/lite prints every refused statement with its row; rows
 * hold people's answers, and the caller gets the error anyway. maildev prints a greeting.
 */
export function withQuietConsole<Result>(work: () => Result): Result {
  if (!installed) {
    installed = true;
    for (const level of ['log', 'info', 'warn', 'error'] as const) {
      const speak = console[level].bind(console);
      console[level] = (...parts: unknown[]) => {
        if (muted.getStore() !== true) speak(...parts);
      };
    }
  }
  return muted.run(true, work);
}
