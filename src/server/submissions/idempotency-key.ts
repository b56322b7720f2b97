import type { Call } from '../http/call.ts';
import { sha256Hex } from '../http/tokens.ts';
import { hashOf } from './canonical.ts';

/** A key must be hard to guess, because a request that repeats it gets the first answer. */
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

/**
 * The input with its write key bound to what was asked with it, as `key#hash`: the database then refuses the key for
 * anything else, instead of giving the first answer to words that it never kept. Input without a write key stays as it is.
 */
export function boundToContent<Input>({ url }: Pick<Call, 'url'>, input: Input): Input {
  if (!hasWriteKey(input)) return input;
  const { idempotencyKey, ...content } = input;
  return { ...input, idempotencyKey: `${idempotencyKey}#${hashOf([url.pathname, content])}` };
}

function hasWriteKey(input: unknown): input is { readonly idempotencyKey: string } {
  return typeof input === 'object' && input !== null && 'idempotencyKey' in input;
}
