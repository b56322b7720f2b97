import type { Locale } from '#domain/languages.ts';
import { trustAnswer } from './header-state.ts';

/** One refused field as the server names it, with a message in the page's language. */
export interface ApiField {
  readonly field: string;
  readonly code: string;
  readonly message: string;
}

/**
 * A call that did not succeed. `code` is the server's, or one of ours: `offline` if no answer came (no connection,
 * time-out), `unreadable` if the answer was not from us (a proxy's or the platform's HTML page).
 */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly reference: string;
  readonly fields: readonly ApiField[];
  /** The whole answer, for codes that carry more (409 brings `firstReference` and `payToken`). */
  readonly body: Readonly<Record<string, unknown>>;

  constructor(status: number, code: string, message = '', body: Record<string, unknown> = {}) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.reference = typeof body.reference === 'string' ? body.reference : '';
    this.fields = Array.isArray(body.fields) ? (body.fields as ApiField[]) : [];
    this.body = body;
  }

  /** Whether trying again later may help: there was no answer, a broken one, or something is down. */
  get isPassing(): boolean {
    return this.status === 0 || this.status >= 500 || this.status === 429 || this.code === 'unreadable';
  }
}

export interface ApiRequest {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly locale: Locale;
  /** FormData is sent as multipart, anything else as JSON. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Lets the call outlive the page; browsers then allow 64 kB at most. */
  readonly keepalive?: boolean;
  /** Instead of the usual patience. */
  readonly timeoutMs?: number;
}

/**
 * How long an answer is waited for, in milliseconds. Reading and replacing can be repeated at will. After any other
 * write that was given up, nobody knows whether it was done, so those wait as long as a function may run: the server
 * may be asking Stripe, twice for 10 s each.
 */
const patience = { GET: 20_000, PUT: 20_000, POST: 60_000, PATCH: 60_000, DELETE: 60_000 } as const;

/**
 * Sends a request to our server and returns the parsed body. Use `callApi` for calls of the contract. Throws only
 * ApiError; an answer that is not JSON is not a success, whatever its status.
 */
export async function sendRequest(path: string, request: ApiRequest): Promise<unknown> {
  const { method = 'GET', locale, body, headers = {}, keepalive = false } = request;
  const multipart = body instanceof FormData;
  let response: Response;
  let text: string;
  try {
    response = await fetch(path, {
      method,
      headers: {
        accept: 'application/json',
        'accept-language': locale,
        ...(body !== undefined && !multipart && { 'content-type': 'application/json' }),
        ...headers,
      },
      body: multipart ? body : body === undefined ? null : JSON.stringify(body),
      credentials: 'same-origin',
      keepalive,
      signal: AbortSignal.timeout(request.timeoutMs ?? patience[method]),
    });
    text = await response.text();
  } catch {
    throw new ApiError(0, 'offline');
  }
  if (text === '' && response.ok) return undefined;
  const parsed = parseObject(text);
  trustAnswer(path, { ok: response.ok && parsed !== null, code: parsed?.code });
  if (response.ok && parsed) return parsed;
  if (!parsed || typeof parsed.code !== 'string') throw new ApiError(response.status, 'unreadable');
  throw new ApiError(
    response.status,
    parsed.code,
    typeof parsed.message === 'string' ? parsed.message : '',
    parsed,
  );
}

function parseObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
