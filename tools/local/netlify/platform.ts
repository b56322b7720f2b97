import type { IncomingMessage } from 'node:http';
import { type Answer, toResponse } from './answer.ts';
import { startBlobs } from './blobs.ts';
import { type BundledFunction, bundleFunctions } from './bundle-functions.ts';
import { createFunctions, type FunctionMatch, type Functions } from './functions.ts';
import type { ResolvedOptions } from './options.ts';
import { createRateCounter } from './rate-rules.ts';
import { createSchedules } from './schedules.ts';

/** What the host lists of a function. */
export interface ListedFunction {
  name: string;
  routes: { path: string; methods: string[] }[];
  schedule?: string;
}

/** Functions, blobs, schedules and rate rules behind one address: what the host and the dev middleware share. */
export async function startPlatform(options: ResolvedOptions, siteUrl: string) {
  const rates = createRateCounter(options.clock);
  const blobs = await startBlobs(options.blobsDir);
  const site = {
    id: 'local-site',
    name: options.siteName,
    url: options.mainAddress ?? siteUrl,
    deployContext: options.deployContext,
  };
  const assemble = (bundled: BundledFunction[]): Functions =>
    createFunctions(bundled, {
      env: options.env,
      site,
      limits: options.limits,
      rates,
      blobs: blobs.eventProperty,
      log: options.log,
    });

  const retired: Functions[] = [];
  let functions = assemble([]);
  const schedules = createSchedules(() => functions, {
    timers: options.timers,
    log: (text) => options.log({ source: 'host', stream: 'stderr', text }),
  });

  return {
    match: (path: string, method: string): FunctionMatch | undefined => functions.match(path, method),

    call(match: FunctionMatch, req: IncomingMessage, url: URL, requestId: string): Promise<Answer> {
      return functions.call(match, req, url, { ip: clientIpOf(req, options), requestId });
    },

    /**
     * Takes the sources as they are now; calls under way finish in the code they began in. Rejects when they
     * do not build, and goes on with what it had. The first call brings the functions up.
     */
    async build(): Promise<void> {
      const fresh = assemble(await bundleFunctions(options));
      functions.retire();
      retired.push(functions);
      functions = fresh;
      schedules.start();
    },

    /** Rate rules begin with nobody counted. */
    forgetCallers: rates.forget,

    async runSchedule(name: string): Promise<Response> {
      return toResponse(await schedules.run(name));
    },

    list(): ListedFunction[] {
      return functions.bundled.map(({ name, routes, schedule }) => ({
        name,
        routes: routes.map(({ pattern, methods }) => ({ path: pattern, methods: methods ?? [] })),
        ...(schedule ? { schedule } : {}),
      }));
    },

    async close(): Promise<void> {
      schedules.stop();
      await Promise.all([...retired, functions].map((one) => one.close()));
      await blobs.close();
    },
  };
}

export type Platform = Awaited<ReturnType<typeof startPlatform>>;

function clientIpOf(req: IncomingMessage, options: ResolvedOptions): string {
  const address = req.socket.remoteAddress ?? '127.0.0.1';
  return options.clientIp(address.replace(/^::ffff:/, ''));
}

/** The address of a request; undefined when it is not a valid one. */
export function requestUrl(req: IncomingMessage, siteUrl: string): URL | undefined {
  const target = req.url ?? '/';
  // A target like `//evil.example/x` must stay a path of this host.
  const path = target.startsWith('/') ? target : '/';
  const origin = req.headers.host ? `http://${req.headers.host}` : siteUrl;
  return URL.canParse(`${origin}${path}`) ? new URL(`${origin}${path}`) : undefined;
}
