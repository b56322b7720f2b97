import { sha256Hex } from '../http/tokens.ts';

/** A key must be hard to guess, because whoever repeats it gets the first answer. */
const keyPattern = /^[\x21-\x7e]{8,200}$/;

/** The caller's `Idempotency-Key`; null if there is none, or if it would be easy to guess. */
export function sentKey(request: Request): string | null {
  const key = request.headers.get('idempotency-key') ?? '';
  return keyPattern.test(key) ? key : null;
}

/** The key a submission is taken under, once: the caller's, or one made from the content. */
export function keyOf(request: Request, requestHash: string): string {
  return (
    sentKey(request) ?? `content:${sha256Hex((request.headers.get('idempotency-key') ?? '') + requestHash)}`
  );
}
