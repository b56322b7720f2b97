import { AsyncLocalStorage } from 'node:async_hooks';
import { UnexpectedAnswer } from '../database/client.ts';

/** What may be logged: ids, field names and codes. Never answers, names, addresses, tokens or bodies. */
export interface LogFacts {
  readonly reference?: string;
  readonly code?: string;
  readonly fields?: readonly string[];
  readonly [fact: string]: string | number | boolean | readonly string[] | undefined;
}

export type Log = (event: string, facts?: LogFacts) => void;

/** What all lines of one request, or of one run of a schedule, have in common. */
type Occasion = Readonly<{ reference: string; schedule?: string }>;
const occasions = new AsyncLocalStorage<Occasion>();

/** Does the work so that every line logged in it, also after the answer went out, names its occasion. */
export function onOccasion<Result>(occasion: Occasion, work: () => Result): Result {
  return occasions.run(occasion, work);
}

/**
 * One JSON line per event on standard output, where the platform collects it. Times are UTC; `reference` is what the
 * person was shown, so that all lines of one request are found by it.
 */
export const logLine: Log = (event, facts = {}) => {
  console.log(JSON.stringify({ time: new Date().toISOString(), event, ...occasions.getStore(), ...facts }));
};

/**
 * The kind of an error and where it happened, without its message: messages of drivers quote values,
 * and values are personal.
 */
export function describeFault(error: unknown): LogFacts {
  if (!(error instanceof Error)) return { error: typeof error, at: '' };
  const frames = (error.stack ?? '').split('\n').filter((line) => line.trim().startsWith('at '));
  return {
    error: error.name,
    at: frames
      .slice(0, 4)
      .map((line) => line.trim())
      .join(' | '),
    ...(error instanceof UnexpectedAnswer && { sqlFunction: error.sqlFunction, fields: error.fields }),
  };
}
