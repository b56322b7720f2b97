import type { Context } from '@netlify/functions';
import { localeFromHeader, type Locale } from '#domain/languages.ts';
import type { App } from '../app.ts';
import { compose } from '../compose.ts';
import { ConfigError } from '../config.ts';
import { answerHeaders } from './answer-headers.ts';
import { answerError } from './answer-error.ts';
import { readCookies } from './cookies.ts';
import { onOccasion } from './log.ts';
import { Refusal } from './refusal.ts';
import { requireSameOrigin } from './same-origin.ts';
import { newReference } from './tokens.ts';

/** One request, with what every handler needs to know about it. */
export interface Call {
  readonly request: Request;
  readonly url: URL;
  readonly locale: Locale;
  /** From the platform, never from a header. */
  readonly ip: string;
  /** Shown to the person and logged, so that a report can be found. */
  readonly reference: string;
  readonly cookies: ReadonlyMap<string, string>;
  readonly params: Readonly<Record<string, string>>;
  /** Work to finish after the answer went out. Not durable: never for mail or money. */
  readonly afterAnswer: (work: Promise<unknown>) => void;
}

type Handler = (call: Call, app: App) => Promise<Response>;
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

interface EndpointOptions {
  /** Only for callers that prove who they are in another way, such as a signed webhook. */
  readonly anyOrigin?: boolean;
}

/**
 * Makes a function of one handler per method: hands it the composed app, refuses foreign origins on writes,
 * and turns whatever is thrown into the one error shape. HEAD is answered by GET.
 */
export function endpoint(handlers: Partial<Record<Method, Handler>>, options: EndpointOptions = {}) {
  return async (request: Request, context: Context): Promise<Response> => {
    const call: Call = {
      request,
      url: new URL(request.url),
      locale: localeFromHeader(request.headers.get('accept-language')),
      ip: context.ip,
      reference: newReference(),
      cookies: readCookies(request),
      params: context.params ?? {},
      afterAnswer: (work) => context.waitUntil(work.catch(() => undefined)),
    };
    return onOccasion({ reference: call.reference }, () => answer(call, context.deploy.context));
  };

  async function answer(call: Call, deployContext: string): Promise<Response> {
    const { request } = call;
    try {
      const method = request.method === 'HEAD' ? 'GET' : (request.method as Method);
      const handler = handlers[method];
      if (!handler) throw new Refusal('method_not_allowed');
      const app = compose(deployContext, call.url.origin);
      if (method !== 'GET' && !options.anyOrigin) {
        requireSameOrigin(request, app.config.siteOrigin, call.cookies);
      }
      return await handler(call, app);
    } catch (error) {
      if (error instanceof ConfigError) console.error(error.message);
      return answerError(error, call);
    }
  }
}

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

/** A redirect after which the browser uses GET. */
export function redirect(location: string, { cookies = [], headers = {} }: ReplyOptions = {}): Response {
  const all = new Headers({ ...answerHeaders, location, ...headers });
  for (const cookie of cookies) all.append('set-cookie', cookie);
  return new Response(null, { status: 303, headers: all });
}
