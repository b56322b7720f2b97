import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { type Answer, sendAnswer, textAnswer } from './answer.ts';
import { loadHeaders } from './headers.ts';
import { type NetlifyOptions, resolveOptions } from './options.ts';
import { type ListedFunction, type Platform, requestUrl, startPlatform } from './platform.ts';
import { loadRedirects, type MatchRedirect, type Redirect } from './redirects.ts';
import { type ChangeFile, createStaticFiles, type StaticFiles, type StaticRequest } from './static-files.ts';

export interface NetlifyHostOptions extends NetlifyOptions {
  /** The built site; default `dist`. */
  dist?: string;
  /** Changes a static file before it is served, hashed and compressed; default none. */
  onFile?: ChangeFile;
  /** Changes a static answer before it is sent; default none. */
  onPage?: (answer: Answer) => Answer;
  /** 0 or absent: any free port. */
  port?: number;
}

export interface NetlifyHost {
  port: number;
  url: string;
  functions: ListedFunction[];
  /** Runs a scheduled function now, as its cron would. */
  runSchedule(name: string): Promise<Response>;
  /** Rate rules begin with nobody counted. */
  forgetCallers(): void;
  close(): Promise<void>;
}

/**
 * Serves a built site as Netlify's production does (and `netlify dev` does not): functions packed by the
 * production bundler and run by the production bootstrap, the platform's limits, static headers on static
 * files only. Listens on this machine alone. Refuses to start when a function, a header rule or a redirect
 * rule is wrong, since the deploy would fail.
 */
export async function createNetlifyHost(options: NetlifyHostOptions): Promise<NetlifyHost> {
  const resolved = resolveOptions(options);
  const dist = resolve(resolved.projectRoot, options.dist ?? 'dist');
  const redirectFor = await loadRedirects(resolved.projectRoot, dist);
  const files = createStaticFiles(dist, await loadHeaders(resolved.projectRoot, dist), options.onFile);

  let platform: Platform | undefined;
  const server = createServer((req, res) => {
    const requestId = randomUUID();
    void respond(req, requestId)
      .catch((error: unknown) => {
        const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
        resolved.log({ source: 'host', stream: 'stderr', text: `${text}\n` });
        return textAnswer(500, `Internal Error. ID: ${requestId}`);
      })
      .then((answer) => {
        res.setHeader('x-nf-request-id', requestId);
        sendAnswer(res, withHsts(answer), req.method ?? 'GET');
        // What is left of a body nobody read: without this the connection would hang.
        req.resume();
      });
  });
  // A function has longer than Node's own limits for slow uploads.
  server.requestTimeout = 0;
  const port = await listen(server, options.port ?? 0);
  const url = `http://localhost:${port}`;

  async function respond(req: IncomingMessage, requestId: string): Promise<Answer> {
    if (!platform) return textAnswer(503, 'The host is starting.');
    const address = requestUrl(req, url);
    if (!address) return textAnswer(400, 'Bad Request');
    const method = req.method ?? 'GET';
    const request: StaticRequest = {
      path: address.pathname,
      acceptEncoding: String(req.headers['accept-encoding'] ?? ''),
      ifNoneMatch: String(req.headers['if-none-match'] ?? ''),
    };
    const readable = method === 'GET' || method === 'HEAD';
    const match = platform.match(address.pathname, method);
    if (match) {
      const first = match.preferStatic && readable ? await staticAnswer(files, address, request) : undefined;
      return first ?? platform.call(match, req, address, requestId);
    }
    const redirect = findRedirect(redirectFor, req, address);
    if (redirect?.force) return redirectAnswer(redirect, files, request);
    const found = readable ? await staticAnswer(files, address, request) : undefined;
    if (found) return options.onPage?.(found) ?? found;
    if (redirect) return redirectAnswer(redirect, files, request);
    return notFound(files, request);
  }

  let running: Platform | undefined;
  try {
    running = await startPlatform(resolved, url);
    await running.build();
  } catch (error) {
    await running?.close();
    await closeServer(server);
    throw error;
  }
  const started = running;
  platform = started;
  return {
    port,
    url,
    functions: started.list(),
    runSchedule: started.runSchedule,
    forgetCallers: started.forgetCallers,
    async close() {
      // Functions first: a call under way must not keep the server open.
      await started.close();
      await closeServer(server);
    },
  };
}

/** The platform sends it with every answer over HTTPS, also where no header rule applies. */
function withHsts(answer: Answer): Answer {
  return { ...answer, headers: { 'strict-transport-security': 'max-age=31536000', ...answer.headers } };
}

async function staticAnswer(
  files: StaticFiles,
  url: URL,
  request: StaticRequest,
): Promise<Answer | undefined> {
  const found = await files.resolve(url.pathname);
  if (found.kind === 'file') return files.serve(found.file, request);
  if (found.kind === 'redirect') return moved(301, `${found.to}${url.search}`);
  return undefined;
}

function findRedirect(redirectFor: MatchRedirect, req: IncomingMessage, url: URL): Redirect | undefined {
  let path: string;
  try {
    path = decodeURIComponent(url.pathname);
  } catch {
    return undefined;
  }
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(req.headersDistinct)) headers[name] = value?.join(', ') ?? '';
  headers['x-country'] = 'us';
  headers['x-language'] ??= (headers['accept-language'] ?? 'en').slice(0, 2);
  return redirectFor({ url, path, headers });
}

// A rewrite (200, 404) answers with another file under the same address; anything else sends the visitor on.
async function redirectAnswer(rule: Redirect, files: StaticFiles, request: StaticRequest): Promise<Answer> {
  if (rule.status >= 300 && rule.status < 400) return moved(rule.status, rule.to);
  const target = new URL(rule.to, 'http://localhost');
  const found = await files.resolve(target.pathname);
  if (found.kind !== 'file') return notFound(files, request);
  return files.serve(found.file, request, rule.status);
}

async function notFound(files: StaticFiles, request: StaticRequest): Promise<Answer> {
  const page = await files.resolve('/404.html');
  return page.kind === 'file' ? files.serve(page.file, request, 404) : textAnswer(404, 'Not Found');
}

function moved(status: number, to: string): Answer {
  // The matcher decodes what it was given; a header must not carry raw characters.
  const location = /^https?:/.test(to) ? new URL(to).href : encodeLocation(to);
  return {
    status,
    headers: {
      location,
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'public,max-age=0,must-revalidate',
    },
    body: Buffer.from(`Redirecting to ${location}\n`),
  };
}

function encodeLocation(path: string): string {
  const url = new URL(`http://localhost${path.replace(/^\/{2,}/, '/')}`);
  return `${url.pathname}${url.search}${url.hash}`;
}

function listen(server: ReturnType<typeof createServer>, port: number): Promise<number> {
  return new Promise((done, fail) => {
    server.once('error', fail);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', fail);
      done((server.address() as AddressInfo).port);
    });
  });
}

function closeServer(server: ReturnType<typeof createServer>): Promise<void> {
  return new Promise((done) => {
    server.close(() => done());
    server.closeAllConnections();
  });
}
