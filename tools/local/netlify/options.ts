import { basename, join, resolve } from 'node:path';
import { type Limits, PRODUCTION_LIMITS } from './limits.ts';
import type { LogLine } from './run-function.ts';
import { unwatched, type Report } from '#tools/progress.ts';

export interface NetlifyOptions {
  /** Folder with netlify.toml, package.json and the functions folder. */
  projectRoot: string;
  /** Folder with node_modules, when that is not the project itself. */
  repositoryRoot?: string;
  /** Entry files of the functions; default `functions`. */
  functionsDir?: string;
  /** What runs: the production bundler's bundles (default), or the sources, each loaded at its first call. */
  runs?: 'bundles' | 'sources';
  /** Only these functions, by name: a test of one topic need not wait for all the others. */
  only?: string[];
  /** The whole environment of the functions: they see nothing of this process's own. */
  env?: Record<string, string | undefined>;
  /** Where blobs are kept, in `blobs`; default `.local` in the project. */
  localDir?: string;
  /** Where blobs are kept; default `<localDir>/blobs`. */
  blobsDir?: string;
  /** Milliseconds since 1970, for the rate rules; default the real clock. */
  clock?: () => number;
  /**
   * The visitor's address, or a function that derives it from the socket's; default the socket's. Never from a header.
   */
  clientIp?: string | ((socketIp: string) => string);
  /** Whether scheduled functions run on their cron; default true. `runSchedule` works either way. */
  timers?: boolean;
  /** What `context.deploy.context` says; default `dev`. */
  deployContext?: string;
  /** The main address of the site (`URL`), on previews too; default where this one listens. */
  mainAddress?: string;
  /** What functions print; default this process's own output. */
  log?: LogLine;
  /** Told how many functions are bundled; default: nobody. */
  report?: Report;
  /** Shorter times or sizes, for tests. */
  limits?: Partial<Limits>;
}

export interface ResolvedOptions {
  projectRoot: string;
  repositoryRoot: string;
  functionsDir: string;
  runs: 'bundles' | 'sources';
  only: string[] | undefined;
  env: Record<string, string>;
  cacheDir: string;
  blobsDir: string;
  clock: () => number;
  clientIp: (socketIp: string) => string;
  timers: boolean;
  deployContext: string;
  mainAddress: string | undefined;
  siteName: string;
  log: LogLine;
  report: Report;
  limits: Limits;
}

export function resolveOptions(options: NetlifyOptions): ResolvedOptions {
  const projectRoot = resolve(options.projectRoot);
  const repositoryRoot = resolve(options.repositoryRoot ?? projectRoot);
  const localDir = resolve(projectRoot, options.localDir ?? '.local');
  const { clientIp } = options;
  return {
    projectRoot,
    repositoryRoot,
    functionsDir: options.functionsDir ?? 'functions',
    runs: options.runs ?? 'bundles',
    only: options.only,
    env: Object.fromEntries(
      Object.entries(options.env ?? {}).filter((entry): entry is [string, string] => entry[1] !== undefined),
    ),
    // Shared by all copies: tests start many, and each would bundle the same sources again.
    cacheDir: join(repositoryRoot, 'node_modules', '.cache', 'functions'),
    blobsDir: options.blobsDir ? resolve(projectRoot, options.blobsDir) : join(localDir, 'blobs'),
    clock: options.clock ?? Date.now,
    clientIp: typeof clientIp === 'string' ? () => clientIp : (clientIp ?? ((ip) => ip)),
    timers: options.timers ?? true,
    deployContext: options.deployContext ?? 'dev',
    mainAddress: options.mainAddress,
    siteName: basename(projectRoot),
    log: options.log ?? (({ stream, text }) => void process[stream].write(text)),
    report: options.report ?? unwatched,
    limits: { ...PRODUCTION_LIMITS, ...options.limits },
  };
}
