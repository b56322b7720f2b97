import { sha256Hex } from '../http/tokens.ts';

/** A key must be hard to guess, because whoever repeats it gets the first answer; without one the content is it. */
const keyPattern = /^[\x21-\x7e]{8,200}$/;

/** The key a submission is taken under, once: the caller's `Idempotency-Key`, or one made from the content. */
export function keyOf(request: Request, requestHash: string): string {
  const key = request.headers.get('idempotency-key') ?? '';
  return keyPattern.test(key) ? key : `content:${sha256Hex(key + requestHash)}`;
}
