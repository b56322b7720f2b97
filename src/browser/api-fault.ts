import { ApiError } from '#browser/api.ts';

/** What a page can say about a call that did not succeed. */
export interface FaultFacts {
  readonly text: string;
  /** The server's reference, if it gave one. Support finds the log line by it. */
  readonly reference: string;
}

/** The server's sentence, which is in the page's language, or one of ours if no readable answer came. */
export function describeFault(error: unknown, words: { offline: string; unreadable: string }): FaultFacts {
  if (!(error instanceof ApiError)) return { text: words.unreadable, reference: '' };
  const text = error.code === 'offline' ? words.offline : error.message || words.unreadable;
  return { text, reference: error.status >= 500 ? error.reference : '' };
}

export function hasCode(error: unknown, ...codes: readonly string[]): error is ApiError {
  return error instanceof ApiError && codes.includes(error.code);
}
