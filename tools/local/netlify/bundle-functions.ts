import { createHash, randomUUID } from 'node:crypto';
import { access, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { unwatched, type Report } from '#tools/progress.ts';
import type { TrafficRules } from './rate-rules.ts';
import { dayMs } from '#domain/durations.ts';

/** A route as the production bundler writes it: a literal path, or a pattern compiled to an expression. */
export interface Route {
  pattern: string;
  literal?: string;
  expression?: string;
  methods?: string[];
  prefer_static?: boolean;
}

export interface BundledFunction {
  name: string;
  /** The bundled main file. */
  main: string;
  /** The platform's own runtime code, which the bundler puts into every bundle. */
  bootstrap: string;
  routes: Route[];
  excludedRoutes: Route[];
  schedule?: string;
  background: boolean;
  trafficRules?: TrafficRules;
}

export interface BundleOptions {
  projectRoot: string;
  functionsDir: string;
  /** Names of the functions to bundle; all without it. */
  only: string[] | undefined;
  /**
   * `bundles` are what a deploy would run; `sources` are run as they lie there, so that a function is there at its first
   * call and nobody waits for the others.
   */
  runs: 'bundles' | 'sources';
  /** What the bundler made is kept here, one folder per state of the sources. */
  cacheDir: string;
  /** Told how many functions are bundled; nobody, when the bundles are there already. Default: nobody. */
  report?: Report;
}

const ENTRY_FILE = '___netlify-entry-point.mjs';
const BOOTSTRAP_FILE = '___netlify-bootstrap.mjs';
const SOURCE = /\.(ts|tsx|mts|cts|js|mjs|cjs|json)$/;
// What functions may import lives here; a change anywhere else does not ask for a new bundle.
const SOURCE_DIRS = ['src', 'content'];
const SOURCE_FILES = ['package.json', 'package-lock.json', 'netlify.toml', 'tools/build/functions.ts'];
const KEEP_FOR = dayMs;

/**
 * Reads every function of the folder with the production bundler, and bundles it where bundles are to run; or takes what
 * was already made of exactly these sources. Several processes may do it at once: each writes aside and renames.
 */
export async function bundleFunctions(options: BundleOptions): Promise<BundledFunction[]> {
  const source = resolve(options.projectRoot, options.functionsDir);
  const exists = await access(source).then(
    () => true,
    () => false,
  );
  if (!exists) return [];
  const target = join(options.cacheDir, await hashSources(options));
  const manifest = join(target, 'manifest.json');
  const cached = await stat(manifest).then(
    () => true,
    () => false,
  );
  if (!cached) {
    await mkdir(options.cacheDir, { recursive: true });
    await dropOldBundles(options.cacheDir);
    const aside = `${target}.${randomUUID()}.tmp`;
    await mkdir(aside, { recursive: true });
    // The bundler's own work, which the host then packs: as in a deploy.
    const built = `${aside}.built`;
    try {
      const { projectRoot, functionsDir, runs } = options;
      if (runs === 'bundles') await build(built, options);
      await pack(aside, runs === 'bundles' ? built : join(projectRoot, functionsDir), options);
      await rename(aside, target);
    } catch (error) {
      await rm(aside, { recursive: true, force: true });
      // Another process may have been quicker with the same sources.
      if (!(await stat(manifest).catch(() => undefined))) throw error;
    } finally {
      await rm(built, { recursive: true, force: true });
    }
  }
  return readManifest(manifest, target, options);
}

async function build(
  target: string,
  { projectRoot: root, functionsDir, only, report = unwatched }: BundleOptions,
): Promise<void> {
  const { buildFunctions } = await import('#tools/build/functions.ts');
  await buildFunctions({
    root,
    functionsDir,
    only,
    target,
    report: (made, total) => report('Functions', made, total),
  });
}

/** What the host makes of each: its addresses, schedule and rate rule, and a folder with all that is deployed. */
async function pack(
  target: string,
  source: string,
  { projectRoot, only, runs }: BundleOptions,
): Promise<void> {
  // Loaded only when there is something to pack: it takes half a second to load.
  const { zipFunctions } = await import('@netlify/zip-it-and-ship-it');
  const paths =
    runs === 'sources' && only
      ? { user: { functions: only.map((name) => join(source, `${name}.ts`)) } }
      : source;
  await zipFunctions(paths, target, {
    archiveFormat: 'none',
    basePath: projectRoot,
    repositoryRoot: projectRoot,
    manifest: join(target, 'manifest.json'),
    // One megabyte a bundle for a tracer that nothing here loads.
    featureFlags: { zisi_add_instrumentation_loader: false },
    // The code is taken as it lies there.
    config: { '*': { nodeBundler: 'none' } },
  });
}

interface ManifestFunction {
  name: string;
  routes?: Route[];
  excludedRoutes?: Route[];
  schedule?: string;
  invocationMode?: string;
  trafficRules?: TrafficRules;
  buildData?: { runtimeAPIVersion?: number };
}

async function readManifest(
  file: string,
  target: string,
  { projectRoot, functionsDir, runs }: BundleOptions,
): Promise<BundledFunction[]> {
  const { functions } = JSON.parse(await readFile(file, 'utf8')) as { functions: ManifestFunction[] };
  return Promise.all(
    functions.map(async (one): Promise<BundledFunction> => {
      if (one.buildData?.runtimeAPIVersion !== 2)
        throw new Error(
          `functions/${one.name} has no default export: write "export default async (request, context) => Response". ` +
            'Every file in this folder is deployed as a function.',
        );
      return {
        name: one.name,
        main:
          runs === 'sources'
            ? join(projectRoot, functionsDir, `${one.name}.ts`)
            : await mainFile(join(target, one.name)),
        bootstrap: join(target, one.name, BOOTSTRAP_FILE),
        routes: one.routes ?? [],
        excludedRoutes: one.excludedRoutes ?? [],
        ...(one.schedule ? { schedule: one.schedule } : {}),
        background: one.invocationMode === 'background',
        ...(one.trafficRules ? { trafficRules: one.trafficRules } : {}),
      };
    }),
  );
}

// The entry file names the main file; where the bundler puts it depends on the folders the bundle spans.
async function mainFile(directory: string): Promise<string> {
  const entry = await readFile(join(directory, ENTRY_FILE), 'utf8');
  const main = /getLambdaHandler\('(.+?)'\)/.exec(entry)?.[1];
  if (!main) throw new Error(`The bundle in ${directory} has an unknown form.`);
  return join(directory, main);
}

async function hashSources({ projectRoot, functionsDir, only, runs }: BundleOptions): Promise<string> {
  const hash = createHash('sha256').update(
    `${process.versions.node} ${projectRoot} ${runs} ${only?.join() ?? '*'}\n`,
  );
  // What the entry files import says nothing about them.
  for (const dir of runs === 'sources' ? [functionsDir] : [functionsDir, ...SOURCE_DIRS]) {
    const root = resolve(projectRoot, dir);
    const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
    const files = entries
      .filter((entry) => entry.isFile() && SOURCE.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .sort();
    for (const file of files) hash.update(`${relative(projectRoot, file)}\n`).update(await readFile(file));
  }
  for (const name of SOURCE_FILES)
    hash.update(`${name}\n`).update(await readFile(join(projectRoot, name)).catch(() => ''));
  return hash.digest('hex').slice(0, 24);
}

async function dropOldBundles(cacheDir: string): Promise<void> {
  for (const name of await readdir(cacheDir)) {
    const path = join(cacheDir, name);
    const found = await stat(path).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs > KEEP_FOR) await rm(path, { recursive: true, force: true });
  }
}
