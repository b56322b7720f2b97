import { useState } from 'react';

/** A new idempotency key. Prefer `useWriteKey`, which knows how long one is kept. */
export const newKey = () => crypto.randomUUID();

export type Keyed<Body> = Body & { readonly idempotencyKey: string };

export interface WriteKey {
  /** The body with its key: that of before while path and body are the same, else a new one. */
  readonly keyed: <Body extends object>(path: string, body: Body) => Keyed<Body>;
  /** It was done: the next press is another write, even of the same. */
  readonly done: () => void;
  /** All of it around one call. */
  readonly send: <Body extends object, Answer>(
    path: string,
    body: Body,
    call: (body: Keyed<Body>) => Promise<Answer>,
  ) => Promise<Answer>;
}

/**
 * The idempotency key of one form or button. The server answers a key it knows without writing again, so a text that
 * was changed after a lost answer needs a key of its own: with the old one it would be lost, and the page would say
 * that it was sent.
 */
export function createWriteKey(): WriteKey {
  let current: { readonly sent: string; readonly key: string } | null = null;
  const key: WriteKey = {
    keyed(path, body) {
      const content = JSON.stringify([path, body]);
      if (current?.sent !== content) current = { sent: content, key: newKey() };
      return { ...body, idempotencyKey: current.key };
    },
    done: () => (current = null),
    async send(path, body, call) {
      const answer = await call(key.keyed(path, body));
      key.done();
      return answer;
    },
  };
  return key;
}

export function useWriteKey(): WriteKey {
  return useState(createWriteKey)[0];
}
