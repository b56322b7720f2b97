// Our server, for a component alone: what it answers to which call. Nothing but `fetch` is taken over.
import { expect, onTestFinished, vi } from 'vitest';

export interface Call {
  readonly method: string;
  readonly path: string;
  /** What stands behind the question mark. */
  readonly query: string;
  /** Parsed JSON, a form, or null. */
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
}

type Answer = Response | Promise<Response>;
type Answers = Readonly<Record<string, (call: Call) => Answer>>;

/** An answer with a body. */
export function answer<Body extends object>(body: Body, status = 200): Response {
  return Response.json(body, { status });
}

/** A refusal as the server words it; `more` is what a code carries besides. */
export function refuse(
  status: number,
  code: string,
  { message = '', ...more }: { message?: string; fields?: readonly object[] } & Record<string, unknown> = {},
): Response {
  return Response.json({ code, message, reference: 'ACDE3467', ...more }, { status });
}

/** No connection. */
export const offline = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'));

/** An answer that comes when the test says so; `come` waits until the page had time to show it. */
export function later() {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
  return {
    answer: () => promise,
    async come(response: Response): Promise<void> {
      resolve(response);
      for (const _ of [1, 2, 3]) await frame();
    },
  };
}

/** The idempotency keys of the writes to an address, in order. */
export function keysOf(calls: readonly Call[], path: string, field = 'idempotencyKey'): unknown[] {
  return calls
    .filter((call) => call.method === 'POST' && call.path === path)
    .map(({ body }) => (body as Readonly<Record<string, unknown>>)[field]);
}

/** After two presses of the same and one of something else: the same key twice, then another. */
export function expectKeyOfEach(keys: readonly unknown[]): void {
  expect(keys).toHaveLength(3);
  const [first, again, other] = keys;
  expect(first).toBeTypeOf('string');
  expect(again).toBe(first);
  expect(other).toBeTypeOf('string');
  expect(other).not.toBe(first);
}

/**
 * Answers calls by "METHOD /path" until the test ends, and keeps them in order. A call nobody expects fails the test.
 * Hand in other answers by `change`.
 */
export function serve(answers: Answers) {
  let now = answers;
  const calls: Call[] = [];
  const unexpected: string[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}): Promise<Response> => {
    const [path = '', query = ''] = address.split('?');
    const method = init.method ?? 'GET';
    const body = typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : (init.body ?? null);
    const headers = Object.fromEntries(new Headers(init.headers));
    const call = { method, path, query, body, headers };
    calls.push(call);
    const known = now[`${method} ${path}`];
    if (known) return known(call);
    unexpected.push(`${method} ${path}`);
    return new Response(null, { status: 404 });
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    expect(unexpected).toEqual([]);
  });
  return {
    calls,
    /** The body of the last call to an address. */
    last: (path: string): unknown => calls.findLast((call) => call.path === path)?.body,
    change(more: Answers): void {
      now = { ...now, ...more };
    },
  };
}
