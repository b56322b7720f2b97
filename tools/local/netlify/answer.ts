import type { ServerResponse } from 'node:http';

/** A finished answer of the host: everything buffered, as Netlify buffers a function's answer. */
export interface Answer {
  status: number;
  /** Lower-case name to one or more values (several only for set-cookie). */
  headers: Record<string, string | string[]>;
  body: Buffer;
}

/** The platform's own errors are plain text, also where a client expects JSON. */
export function textAnswer(status: number, text: string): Answer {
  return {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' },
    body: Buffer.from(`${text}\n`),
  };
}

export function sendAnswer(res: ServerResponse, answer: Answer, method: string): void {
  if (res.destroyed || res.headersSent) return;
  res.statusCode = answer.status;
  for (const [name, value] of Object.entries(answer.headers)) res.setHeader(name, value);
  const bodiless = answer.status === 204 || answer.status === 304;
  if (!bodiless) res.setHeader('content-length', answer.body.byteLength);
  res.end(method === 'HEAD' || bodiless ? undefined : answer.body);
}

/** The same answer as a web Response, for callers that have no socket (a schedule run by hand). */
export function toResponse(answer: Answer): Response {
  const headers = new Headers();
  for (const [name, value] of Object.entries(answer.headers))
    for (const one of Array.isArray(value) ? value : [value]) headers.append(name, one);
  const bodiless = answer.status === 204 || answer.status === 304;
  return new Response(bodiless ? null : new Uint8Array(answer.body), { status: answer.status, headers });
}
