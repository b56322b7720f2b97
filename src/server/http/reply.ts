import { answerHeaders } from './answer-headers.ts';

interface ReplyOptions {
  readonly cookies?: readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
}

/** A JSON answer nobody may keep, with the security headers static files get from the host. */
export function reply(
  status: number,
  body: unknown,
  { cookies = [], headers = {} }: ReplyOptions = {},
): Response {
  const all = new Headers({ ...answerHeaders, ...headers });
  if (body !== null) all.set('content-type', 'application/json; charset=utf-8');
  for (const cookie of cookies) all.append('set-cookie', cookie);
  return new Response(body === null ? null : JSON.stringify(body), { status, headers: all });
}

/**
 * What a service returned, as JSON. `cookies` among it become headers; where nothing else is left, or nothing was
 * returned, there is no body (204).
 */
export function ok(result: unknown): Response {
  if (result === undefined) return reply(204, null);
  if (!bringsCookies(result)) return reply(200, result);
  const { cookies, ...rest } = result;
  return Object.keys(rest).length === 0 ? reply(204, null, { cookies }) : reply(200, rest, { cookies });
}

function bringsCookies(result: unknown): result is { readonly cookies: readonly string[] } {
  return (
    typeof result === 'object' && result !== null && 'cookies' in result && Array.isArray(result.cookies)
  );
}

/** For what only happens: it did. */
export function done(): Response {
  return reply(200, { done: true });
}

/** What was asked for goes on after the answer, or in a mailbox. */
export function accepted(result: unknown): Response {
  return reply(202, result ?? { accepted: true });
}

/** Something new is there. */
export function created(result: unknown): Response {
  return reply(201, result);
}

export interface CreatedOnce<Answer> {
  readonly created: boolean;
  readonly answer: Answer;
  readonly cookies?: readonly string[];
}

/** Something is there, and this call made it or an earlier one with the same key. */
export function createdOnce(result: CreatedOnce<unknown>): Response {
  return reply(result.created ? 201 : 200, result.answer, { cookies: result.cookies ?? [] });
}

interface SentFile {
  readonly bytes: Uint8Array;
  readonly type: string;
  /** What it is saved as: plain letters, and nothing about a person (phones are shared). */
  readonly name: string;
}

/** A file to save that nobody else may keep. */
export function sendFile({ bytes, type, name }: SentFile): Response {
  const headers = new Headers(answerHeaders);
  headers.set('content-type', type);
  headers.set('content-disposition', `attachment; filename="${name}"`);
  return new Response(new Uint8Array(bytes), { status: 200, headers });
}

interface Destination {
  readonly location: string;
  readonly cookies?: readonly string[];
}

/** A redirect after which the browser uses GET; without a place to go to, nothing. */
export function redirect(to: string | Destination | null): Response {
  if (to === null) return reply(204, null);
  const { location, cookies = [] }: Destination = typeof to === 'string' ? { location: to } : to;
  return reply(303, null, { headers: { location }, cookies });
}
