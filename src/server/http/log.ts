/** What may be logged: ids, field names and codes. Never answers, names, addresses, tokens or bodies. */
export interface LogFacts {
  readonly reference?: string;
  readonly code?: string;
  readonly fields?: readonly string[];
  readonly [fact: string]: string | number | boolean | readonly string[] | undefined;
}

export type Log = (event: string, facts?: LogFacts) => void;

/** One JSON line per event on standard output, where the platform collects it. Times are UTC. */
export const logLine: Log = (event, facts = {}) => {
  console.log(JSON.stringify({ time: new Date().toISOString(), event, ...facts }));
};

/**
 * The kind of an error and where it happened, without its message: messages of drivers quote values,
 * and values are personal.
 */
export function describeFault(error: unknown): { error: string; at: string } {
  if (!(error instanceof Error)) return { error: typeof error, at: '' };
  const frames = (error.stack ?? '').split('\n').filter((line) => line.trim().startsWith('at '));
  return {
    error: error.name,
    at: frames
      .slice(0, 4)
      .map((line) => line.trim())
      .join(' | '),
  };
}
