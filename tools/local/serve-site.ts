// What answers at the site's address: the built site as production serves it, or Astro's development server with
// hot reload. Both run the functions by the same code of ours.
import { doorInDevelopment } from '#tools/edit-door/development.ts';
import { contentPanel } from './content-panel.ts';
import { contentReload } from './content-reload.ts';
import { createNetlifyHost } from './netlify/host.ts';
import { createNetlifyMiddleware } from './netlify/middleware.ts';
import { withOwnAddress } from './own-address.ts';
import { withLocalStorage } from './storage-on-pages.ts';
import { withSandboxOnPage } from './stripe-on-pages.ts';
import type { Report } from '#tools/progress.ts';

export interface Site {
  runSchedule(name: string): Promise<Response>;
  forgetCallers(): void;
  close(): Promise<void>;
}

export interface SiteOptions {
  root: string;
  localDir: string;
  port: number;
  siteUrl: string;
  env: Record<string, string>;
  dist: string;
  /** Built here with the address of local builds, not with one that somebody set. */
  buildIsOurs: boolean;
  functionsDir: string;
  /** What runs of the built site's functions: what a deploy would run, or the sources, which are there at once. */
  functions: 'bundles' | 'sources';
  timers: boolean;
  /** Address of the local Stripe; without it, pages load the real one. */
  stripeUrl: string | undefined;
  log: (text: string) => void;
  /** Told how many functions are bundled. */
  report: Report;
}

/** Serves `dist` and the functions by the platform's rules. */
export async function serveBuilt(options: SiteOptions): Promise<Site> {
  const { stripeUrl } = options;
  const storageUrl = options.env['SUPABASE_URL'];
  return createNetlifyHost({
    projectRoot: options.root,
    localDir: options.localDir,
    port: options.port,
    dist: options.dist,
    ...(options.buildIsOurs
      ? { onFile: (bytes, contentType) => withOwnAddress(bytes, contentType, options.siteUrl) }
      : {}),
    onPage: (answer) => {
      const page = storageUrl ? withLocalStorage(answer, storageUrl) : answer;
      return stripeUrl === undefined ? page : withSandboxOnPage(page, stripeUrl);
    },
    env: options.env,
    functionsDir: options.functionsDir,
    runs: options.functions,
    timers: options.timers,
    log: ({ text }) => options.log(text),
    report: options.report,
  });
}

/** Astro's development server: pages and functions follow every saved file. */
export async function serveDevelopment(options: SiteOptions): Promise<Site> {
  // Before Astro is loaded: it reads both when it starts, and the pages read SITE_URL through its configuration.
  process.env['ASTRO_TELEMETRY_DISABLED'] = '1';
  process.env['SITE_URL'] = options.siteUrl;
  const { dev } = await import('astro');
  const functions = await createNetlifyMiddleware({
    projectRoot: options.root,
    localDir: options.localDir,
    siteUrl: options.siteUrl,
    env: options.env,
    functionsDir: options.functionsDir,
    timers: options.timers,
    log: ({ text }) => options.log(text),
    report: options.report,
  });
  try {
    const server = await dev({
      root: options.root,
      logLevel: 'warn',
      server: { port: options.port, host: '127.0.0.1' },
      vite: {
        server: {
          strictPort: true,
          // Some editors empty a file before they write it: it is read once its size has stayed.
          watch: { awaitWriteFinish: { stabilityThreshold: 120, pollInterval: 40 } },
        },
      },
      integrations: [
        contentPanel(options.root),
        contentReload(options.root),
        doorInDevelopment(options.root),
        {
          name: 'functions',
          hooks: {
            'astro:config:setup': ({ injectScript }) => {
              // Placed in the page itself, so that it runs before any module asks for Stripe.
              const tag = `<script src="${options.stripeUrl ?? ''}/v3/stripe.js"><\\/script>`;
              if (options.stripeUrl) injectScript('head-inline', `document.write('${tag}')`);
            },
            'astro:server:setup': ({ server: vite }) => {
              vite.middlewares.use((req, res, next) => functions.handle(req, res, next));
            },
          },
        },
      ],
    });
    return {
      runSchedule: (name) => functions.runSchedule(name),
      forgetCallers: () => functions.forgetCallers(),
      async close() {
        await server.stop();
        await functions.close();
      },
    };
  } catch (fault) {
    await functions.close();
    throw fault;
  }
}
