import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { type Answer, textAnswer } from './answer.ts';
import type { BundledFunction, Route } from './bundle-functions.ts';
import { bodyLimit, isBinaryType, type Limits, readBody } from './limits.ts';
import type { RateCounter } from './rate-rules.ts';
import { createRunner, type FunctionEvent, type LogLine } from './run-function.ts';

export interface Site {
  id: string;
  name: string;
  url: string;
  deployContext: string;
}

export interface FunctionsOptions {
  env: Record<string, string>;
  site: Site;
  limits: Limits;
  rates: RateCounter;
  blobs: string;
  log: LogLine;
}

export interface Caller {
  ip: string;
  requestId: string;
}

export interface FunctionMatch {
  func: BundledFunction;
  route: Route | undefined;
  /** A static file at the same path goes first. */
  preferStatic: boolean;
}

// Only the platform may set these; a caller must not be able to forge them.
const PLATFORM_HEADER =
  /^(x-nf-|x-netlify-|x-forwarded-(host|proto|port)$|forwarded$|client-ip$|connection$|transfer-encoding$)/;
const GEO = {
  city: 'Atlanta',
  country: { code: 'US', name: 'United States' },
  subdivision: { code: 'GA', name: 'Georgia' },
  timezone: 'America/New_York',
};
const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64');

/** All functions of the site: which one answers a path, and calling it as the platform does. */
export function createFunctions(bundled: BundledFunction[], options: FunctionsOptions) {
  const { site, limits } = options;
  const env = { ...options.env, SITE_ID: site.id, SITE_NAME: site.name, URL: site.url };
  const runner = createRunner({ env, log: options.log, responseBytes: limits.responseBytes });

  function match(path: string, method: string): FunctionMatch | undefined {
    for (const func of bundled) {
      if (func.schedule) continue; // no URL, in production neither
      if (func.routes.length === 0) {
        if (path.replace(/\/$/, '') === `/.netlify/functions/${func.name}`)
          return { func, route: undefined, preferStatic: false };
        continue;
      }
      const route = func.routes.find((one) => allows(one, method) && fits(one, path));
      if (route && !func.excludedRoutes.some((one) => fits(one, path)))
        return { func, route, preferStatic: route.prefer_static === true };
    }
    return undefined;
  }

  async function call(
    { func, route }: FunctionMatch,
    req: IncomingMessage,
    url: URL,
    caller: Caller,
  ): Promise<Answer> {
    const rules = func.trafficRules;
    if (rules && !options.rates.admit(func.name, rules, { ip: caller.ip, domain: url.host }))
      return textAnswer(429, 'Too many requests.');
    const contentType = req.headers['content-type'];
    const most = func.background
      ? limits.backgroundRequestBytes
      : bodyLimit(contentType, limits.requestBytes);
    const body = await readBody(req, most);
    if (!body) return textAnswer(413, 'Request Entity Too Large');
    const binary = isBinaryType(contentType);
    const event: FunctionEvent = {
      rawUrl: url.href,
      path: url.pathname,
      httpMethod: req.method ?? 'GET',
      headers: { ...visitorHeaders(req, caller.ip), ...platformHeaders(site, caller) },
      body: body.byteLength === 0 ? undefined : body.toString(binary ? 'base64' : 'utf8'),
      isBase64Encoded: binary,
      ...(route ? { route: route.pattern } : {}),
      blobs: options.blobs,
    };
    if (!func.background) return runner.call(func, event, limits.answerWithin);
    // The answer of a background function is dropped. (Production would also try a failed one twice more.)
    void runner.call(func, event, limits.backgroundWithin);
    return { status: 202, headers: {}, body: Buffer.alloc(0) };
  }

  /** Calls a scheduled function as its cron would; `nextRun` is the time after this one. */
  function runScheduled(func: BundledFunction, nextRun: Date | null): Promise<Answer> {
    const caller: Caller = { ip: '127.0.0.1', requestId: randomUUID() };
    const path = `/.netlify/functions/${func.name}`;
    const event: FunctionEvent = {
      rawUrl: new URL(path, site.url).href,
      path,
      httpMethod: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Netlify Clockwork',
        'x-netlify-event': 'schedule',
        ...platformHeaders(site, caller),
      },
      body: JSON.stringify({ next_run: nextRun?.toISOString() ?? null }),
      isBase64Encoded: false,
      blobs: options.blobs,
    };
    return runner.call(func, event, limits.scheduleWithin);
  }

  return { bundled, match, call, runScheduled, retire: runner.retire, close: runner.close };
}

export type Functions = ReturnType<typeof createFunctions>;

function allows(route: Route, method: string): boolean {
  return !route.methods || route.methods.length === 0 || route.methods.includes(method);
}

function fits(route: Route, path: string): boolean {
  const plain = (path !== '/' && path.endsWith('/') ? path.slice(0, -1) : path).toLowerCase();
  if (route.literal !== undefined) return plain === route.literal.toLowerCase();
  return route.expression !== undefined && new RegExp(route.expression, 'i').test(plain);
}

function visitorHeaders(req: IncomingMessage, ip: string): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const [name, values] of Object.entries(req.headersDistinct))
    if (values && !PLATFORM_HEADER.test(name)) headers[name] = values.join(name === 'cookie' ? '; ' : ', ');
  // A header a caller sent stays in front, as in production: code that trusts its first entry is fooled here too.
  headers['x-forwarded-for'] = [headers['x-forwarded-for'], ip].filter(Boolean).join(', ');
  return headers;
}

function platformHeaders(site: Site, caller: Caller): Record<string, string> {
  return {
    'x-forwarded-proto': new URL(site.url).protocol.slice(0, -1),
    'x-nf-client-connection-ip': caller.ip,
    'x-nf-request-id': caller.requestId,
    'x-nf-account-id': 'local-account',
    'x-nf-site-id': site.id,
    'x-nf-deploy-id': 'local-deploy',
    'x-nf-deploy-context': site.deployContext,
    'x-nf-deploy-published': site.deployContext === 'production' ? '1' : '0',
    'x-nf-geo': encode(GEO),
  };
}
