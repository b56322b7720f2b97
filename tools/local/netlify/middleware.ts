import { randomUUID } from 'node:crypto';
import { type FSWatcher, watch } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { sendAnswer, textAnswer } from './answer.ts';
import { type NetlifyOptions, resolveOptions } from './options.ts';
import { type ListedFunction, requestUrl, startPlatform } from './platform.ts';

export interface NetlifyMiddlewareOptions extends NetlifyOptions {
  /** Address of the development server, for `context.site.url` and `URL`. */
  siteUrl: string;
  /** Folders whose changes functions must see; default the functions and what they import and read. */
  watchDirs?: string[];
}

export interface NetlifyMiddleware {
  /** Answers when a function has this path, else calls `next`. Fits connect, and so Vite and Astro. */
  handle(req: IncomingMessage, res: ServerResponse, next: () => void): void;
  functions(): ListedFunction[];
  runSchedule(name: string): Promise<Response>;
  /** Rate rules begin with nobody counted. */
  forgetCallers(): void;
  close(): Promise<void>;
}

const WATCHED = ['src/server', 'src/domain', 'src/i18n', 'src/papers', 'content'];
// Editors write a file in several steps; the functions begin anew after the last of them.
const SETTLE_MS = 80;

/**
 * The functions alone, run from their sources for a development server that serves the pages itself. After a change the
 * next call is answered by the new code; pages wait for nothing.
 */
export async function createNetlifyMiddleware(options: NetlifyMiddlewareOptions): Promise<NetlifyMiddleware> {
  const resolved = resolveOptions({ runs: 'sources', ...options });
  const platform = await startPlatform(resolved, options.siteUrl);
  const note = (text: string) => resolved.log({ source: 'host', stream: 'stderr', text: `${text}\n` });

  let building: Promise<void> = Promise.resolve();
  let broken: string | undefined;
  let timer: NodeJS.Timeout | undefined;

  const build = async () => {
    try {
      await platform.build();
      if (broken) note('The functions build again.');
      broken = undefined;
    } catch (error) {
      broken = `The functions do not build: ${error instanceof Error ? error.message : String(error)}`;
      note(broken);
    }
  };
  const rebuild = () => {
    timer = undefined;
    building = building.then(build);
  };
  const changed = () => {
    clearTimeout(timer);
    timer = setTimeout(rebuild, SETTLE_MS);
  };
  // A fault in one file must not stop the pages from being served: calls report it instead.
  await build();
  const watchers = [resolved.functionsDir, ...(options.watchDirs ?? WATCHED)]
    .map((dir) => watchFolder(join(resolved.projectRoot, dir), changed))
    .filter((one) => one !== undefined);

  async function respond(req: IncomingMessage, res: ServerResponse, next: () => void): Promise<void> {
    const url = requestUrl(req, options.siteUrl);
    const method = req.method ?? 'GET';
    // What is no function's address now might be one in a moment, if it is an address of calls at all.
    if (!url || !(platform.match(url.pathname, method) || url.pathname.startsWith('/api/'))) return next();
    if (timer) {
      clearTimeout(timer);
      rebuild();
    }
    await building;
    const match = platform.match(url.pathname, method);
    if (broken) return sendAnswer(res, textAnswer(500, broken), method);
    if (!match) return next();
    sendAnswer(res, await platform.call(match, req, url, randomUUID()), method);
  }

  return {
    handle(req, res, next) {
      respond(req, res, next).catch((error: unknown) => {
        note(error instanceof Error ? (error.stack ?? error.message) : String(error));
        sendAnswer(res, textAnswer(500, 'Internal Error'), req.method ?? 'GET');
      });
    },
    functions: platform.list,
    runSchedule: platform.runSchedule,
    forgetCallers: platform.forgetCallers,
    async close() {
      clearTimeout(timer);
      timer = undefined;
      for (const one of watchers) one.close();
      await building;
      await platform.close();
    },
  };
}

function watchFolder(dir: string, changed: () => void): FSWatcher | undefined {
  try {
    const watcher = watch(dir, { recursive: true, persistent: false }, changed);
    watcher.on('error', () => undefined);
    return watcher;
  } catch {
    return undefined; // a folder the project does not have (yet)
  }
}
