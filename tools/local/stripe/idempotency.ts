import { createHash } from 'node:crypto';
import { ApiError } from './api-error.ts';
import type { KeptAnswer, Store } from './store.ts';

/** Stripe keeps answers for at least this long. */
const KEPT_MS = 24 * 3600 * 1000;

/** Answers a repeated request with the first answer, and refuses a key used for something else. */
export class Idempotency {
  readonly #store: Store;
  readonly #running = new Set<string>();

  constructor(store: Store) {
    this.#store = store;
  }

  fingerprint(method: string, path: string, body: string): string {
    return createHash('sha256').update(`${method} ${path}\n${body}`).digest('hex');
  }

  /** The kept answer of this key, if there is one. Otherwise the key is taken until `keep` or `release`. */
  claim(key: string, fingerprint: string): KeptAnswer | null {
    if (key.length > 255) {
      throw new ApiError(400, {
        type: 'idempotency_error',
        message: 'Idempotency keys may hold up to 255 characters.',
      });
    }
    const answer = this.#store.answers[key];
    if (answer && Date.now() + this.#store.clockOffset - answer.at < KEPT_MS) {
      if (answer.fingerprint !== fingerprint) {
        throw new ApiError(400, {
          type: 'idempotency_error',
          message:
            `Keys for idempotent requests can only be used with the same parameters they were first used with. ` +
            `Try using a key other than '${key}' if you meant to execute a different request.`,
        });
      }
      return answer;
    }
    if (this.#running.has(key)) {
      throw new ApiError(409, {
        type: 'idempotency_error',
        code: 'idempotency_key_in_use',
        message: `There is currently another in-progress request using this Idempotent Key '${key}'.`,
      });
    }
    this.#running.add(key);
    return null;
  }

  keep(key: string, answer: Omit<KeptAnswer, 'at'>): void {
    this.#running.delete(key);
    this.#store.answers[key] = { ...structuredClone(answer), at: Date.now() + this.#store.clockOffset };
  }

  release(key: string): void {
    this.#running.delete(key);
  }
}
