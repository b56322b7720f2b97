// API faults on demand.

/**
 * - `500`: answers 500 and does nothing; a repeat with the same idempotency key runs.
 * - `500-kept`: answers 500 and keeps that answer under the idempotency key, as Stripe does once a call has begun.
 * - `429`: too many requests.
 * - `timeout`: does nothing and never answers (the connection ends when the sandbox closes).
 * - `reset`: does nothing and cuts the connection.
 * - `answer-lost`: does what was asked, then cuts the connection: the caller cannot know.
 *
 * The SDK repeats a call whose connection was cut once by itself, with the same idempotency key, even with
 * `maxNetworkRetries: 0`: for an error the caller sees, ask for two.
 */
export type ApiFault = '500' | '500-kept' | '429' | 'timeout' | 'reset' | 'answer-lost';

export class Faults {
  #queue: { kind: ApiFault; path: string | undefined }[] = [];
  latencyMs = 0;

  /**
   * Makes the next `count` API calls fail; with `path`, only calls whose path starts with it (`POST /v1/refunds`: of
   * that method).
   */
  failNext(count: number, kind: ApiFault, path?: string): void {
    for (let each = 0; each < count; each += 1) this.#queue.push({ kind, path });
  }

  clear(): void {
    this.#queue = [];
    this.latencyMs = 0;
  }

  /** The fault of this call, used up by asking. */
  take(path: string, method = ''): ApiFault | null {
    const index = this.#queue.findIndex(
      (fault) =>
        fault.path === undefined || path.startsWith(fault.path) || `${method} ${path}`.startsWith(fault.path),
    );
    const [fault] = index < 0 ? [] : this.#queue.splice(index, 1);
    return fault?.kind ?? null;
  }
}
