// HTTP in front of the sandbox: the API under /v1, the pages of a payer, and stripe.js.
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Account } from './account.ts';
import { ApiError } from './api-error.ts';
import { runApiCall } from './api-routes.ts';
import { expand } from './expand.ts';
import type { Faults } from './faults.ts';
import { readForm } from './form-encoding.ts';
import {
  type PageAnswer,
  showBankStep,
  showCheckout,
  submitBankStep,
  submitCheckout,
} from './hosted-page.ts';
import type { Idempotency } from './idempotency.ts';
import type { PaymentIntent } from './objects.ts';
import { PAGE_POLICY, STYLESHEET, pageHtml } from './page-layout.ts';
import { Parameters } from './parameters.ts';
import { forBrowser } from './payment-intents.ts';
import type { WebhookSender } from './webhooks.ts';

export const API_VERSION = '2026-10-28.endive';

export interface ServerParts {
  account: Account;
  webhooks: WebhookSender;
  faults: Faults;
  idempotency: Idempotency;
  secretKey: string;
  publishableKey: string;
  /** Called after each call, so that changes are written. */
  answered: () => void;
}

/** In bytes. More than any of our calls needs; keeps a broken client from filling the memory. */
const LARGEST_BODY = 1_000_000;

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > LARGEST_BODY)
      throw new ApiError(413, { type: 'invalid_request_error', message: 'Request too large.' }, false);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

export function makeServer(parts: ServerParts): Server {
  return createServer((request, response) => {
    void answer(parts, request, response).catch((fault: unknown) => {
      if (response.headersSent || response.destroyed) return void response.destroy();
      // A fault of the sandbox itself must be noticed and not be mistaken for Stripe's.
      process.stderr.write(
        `Stripe sandbox: ${fault instanceof Error ? (fault.stack ?? fault.message) : String(fault)}\n`,
      );
      sendJson(response, 500, {
        error: { type: 'api_error', message: 'The sandbox failed; see its output.' },
      });
    });
  });
}

async function answer(parts: ServerParts, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', parts.account.baseUrl);
  if (url.pathname.startsWith('/v1/')) await answerApi(parts, request, response, url);
  else await answerPage(parts, request, response, url);
  parts.answered();
}

function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, {
    'content-type': 'application/json',
    'cache-control': 'no-cache, no-store',
    ...headers,
  });
  response.end(`${JSON.stringify(body, null, 2)}\n`);
}

/** The key of the call: Bearer, Basic, or `key` among the parameters, as stripe.js sends it. */
function keyOf(request: IncomingMessage, params: Parameters): string {
  const header = request.headers.authorization ?? '';
  if (header.startsWith('Bearer ')) return header.slice(7).trim();
  if (header.startsWith('Basic '))
    return Buffer.from(header.slice(6), 'base64').toString('utf8').split(':')[0] ?? '';
  return params.text('key') ?? '';
}

function callerOf(parts: ServerParts, key: string): 'server' | 'browser' {
  if (key === parts.secretKey) return 'server';
  if (key === parts.publishableKey) return 'browser';
  throw new ApiError(
    401,
    {
      type: 'invalid_request_error',
      message:
        key === ''
          ? "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY')."
          : `Invalid API Key provided: ${key.slice(0, 8)}********`,
    },
    false,
  );
}

async function answerApi(
  parts: ServerParts,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  const { account, faults, idempotency } = parts;
  const method = request.method ?? 'GET';
  const requestId = account.store.newId('req', 14);
  const key = request.headers['idempotency-key'];
  const idempotencyKey = typeof key === 'string' && method === 'POST' ? key : null;
  const headers: Record<string, string> = {
    'access-control-allow-origin': '*',
    'access-control-expose-headers': 'Request-Id',
    'request-id': requestId,
    'stripe-version': String(request.headers['stripe-version'] ?? API_VERSION),
    ...(idempotencyKey === null ? {} : { 'idempotency-key': idempotencyKey }),
  };
  if (method === 'OPTIONS') {
    response.writeHead(204, {
      ...headers,
      'access-control-allow-headers': 'authorization, content-type, stripe-version, idempotency-key',
      'access-control-allow-methods': 'GET, POST, DELETE',
      'access-control-max-age': '600',
    });
    return void response.end();
  }

  let claimed: string | null = null;
  try {
    const body = await readBody(request);
    const fault = faults.take(url.pathname, request.method);
    if (fault === 'timeout') return;
    if (fault === 'reset') return void request.socket.destroy();
    if (fault === '429') {
      throw new ApiError(
        429,
        { type: 'invalid_request_error', code: 'rate_limit', message: 'Too many requests.' },
        false,
      );
    }
    if (fault === '500') throw serverFault(false);

    const params = new Parameters(readForm(method === 'POST' ? body : url.search.slice(1)));
    const from = callerOf(parts, keyOf(request, params));
    const fingerprint = idempotency.fingerprint(method, url.pathname, body);
    const earlier = idempotencyKey === null ? null : idempotency.claim(idempotencyKey, fingerprint);
    if (!earlier) claimed = idempotencyKey;
    // With the key already taken, so that a second call meets one in progress.
    if (faults.latencyMs > 0) await new Promise((resolve) => setTimeout(resolve, faults.latencyMs));
    if (earlier) {
      if (fault === 'answer-lost') return void request.socket.destroy();
      return sendJson(response, earlier.status, earlier.body, {
        ...headers,
        'idempotent-replayed': 'true',
        'original-request': earlier.requestId,
      });
    }
    const { status, result, keep } = run(parts, fault === '500-kept', {
      method,
      path: url.pathname,
      params,
      from,
      request: { id: requestId, idempotencyKey },
    });
    if (claimed !== null) {
      if (keep) idempotency.keep(claimed, { fingerprint, status, body: result, requestId });
      else idempotency.release(claimed);
    }
    if (fault === 'answer-lost') return void request.socket.destroy();
    sendJson(response, status, result, headers);
  } catch (fault) {
    if (claimed !== null) idempotency.release(claimed);
    if (!(fault instanceof ApiError)) throw fault;
    sendJson(response, fault.status, { error: fault.body }, headers);
  }
}

function serverFault(keep: boolean): ApiError {
  return new ApiError(500, { type: 'api_error', message: 'An unknown error occurred' }, keep);
}

function run(
  parts: ServerParts,
  fail: boolean,
  call: {
    method: string;
    path: string;
    params: Parameters;
    from: 'server' | 'browser';
    request: NonNullable<Account['request']>;
  },
): { status: number; result: unknown; keep: boolean } {
  const { account } = parts;
  // Calls run to their end without a pause, so one variable for the current one is enough.
  account.request = call.request;
  try {
    if (fail) throw serverFault(true);
    const object = runApiCall(account, call);
    return { status: 200, result: expand(account.store, object, call.params.list('expand')), keep: true };
  } catch (fault) {
    if (!(fault instanceof ApiError)) throw fault;
    const body = { ...fault.body };
    if (call.from === 'browser' && body['payment_intent']) {
      body['payment_intent'] = forBrowser(body['payment_intent'] as PaymentIntent);
    }
    return { status: fault.status, result: { error: body }, keep: fault.keep };
  } finally {
    account.request = null;
  }
}

async function answerPage(
  parts: ServerParts,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  const { account } = parts;
  const path = url.pathname;
  const language = request.headers['accept-language'];
  const posted = request.method === 'POST' ? new URLSearchParams(await readBody(request)) : null;

  if (path === '/sandbox.css') return sendText(response, 'text/css; charset=utf-8', STYLESHEET);
  if (/^\/(v3|v3\/stripe\.js|[a-z]+\/stripe\.js)\/?$/.test(path)) {
    return sendText(response, 'text/javascript; charset=utf-8', await stripeScript(account.baseUrl));
  }
  const checkout = /^\/c\/pay\/([^/]+)$/.exec(path);
  if (checkout) {
    const id = checkout[1] ?? '';
    return sendPage(
      response,
      posted
        ? submitCheckout(account, id, posted, language)
        : showCheckout(account, id, url.searchParams, language),
    );
  }
  const bank = /^\/3ds\/([^/]+)$/.exec(path);
  if (bank) {
    const id = bank[1] ?? '';
    return sendPage(
      response,
      posted
        ? submitBankStep(account, id, posted, language)
        : showBankStep(account, id, url.searchParams, language),
    );
  }
  const body = '<h1>Not found</h1>';
  sendPage(response, { status: 404, html: pageHtml({ title: 'Not found', language: 'en', body }) });
}

function sendText(response: ServerResponse, type: string, text: string): void {
  response.writeHead(200, {
    'content-type': type,
    'cache-control': 'no-cache',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  });
  response.end(text);
}

function sendPage(response: ServerResponse, page: PageAnswer): void {
  if ('location' in page) {
    response.writeHead(303, { location: page.location, 'cache-control': 'no-store' });
    return void response.end();
  }
  response.writeHead(page.status, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': PAGE_POLICY,
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  });
  response.end(page.html);
}

let script: string | undefined;

/** The script that stands for https://js.stripe.com, told where the sandbox is. */
export async function stripeScript(baseUrl: string): Promise<string> {
  script ??= await readFile(new URL('./browser/stripe.js', import.meta.url), 'utf8');
  return script.replace('__SANDBOX_URL__', baseUrl);
}
