import { createHash, randomUUID } from 'node:crypto';
import { access, copyFile, cp, mkdir, readdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
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
const SOURCE_FILES = ['package.json', 'package-lock.json', 'netlify.toml'];
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
    const sources = `${aside}.sources`;
    try {
      if (options.runs === 'bundles') await makeRootWithoutPackages(sources, options);
      await zip(aside, options, options.runs === 'bundles' ? sources : options.projectRoot);
      await rename(aside, target);
    } catch (error) {
      await rm(aside, { recursive: true, force: true });
      // Another process may have been quicker with the same sources.
      if (!(await stat(manifest).catch(() => undefined))) throw error;
    } finally {
      await rm(sources, { recursive: true, force: true });
    }
  }
  return readManifest(manifest, target, options);
}

/**
 * A root for the bundler that has the sources and no packages, made at `target`. For every function it would follow all
 * of the packages anew, which is most of its work; those outside its root it does not follow. Bundles find them in the
 * project's node_modules instead: the same code, but a package that a deploy would miss goes unseen.
 */
async function makeRootWithoutPackages(
  target: string,
  { projectRoot, functionsDir }: BundleOptions,
): Promise<void> {
  await cp(join(projectRoot, functionsDir), join(target, functionsDir), { recursive: true });
  for (const name of SOURCE_DIRS) await symlink(join(projectRoot, name), join(target, name), 'junction');
  await copyFile(join(projectRoot, 'package.json'), join(target, 'package.json'));
}

async function zip(
  target: string,
  { functionsDir, only, runs, report: told = unwatched }: BundleOptions,
  root: string,
): Promise<void> {
  // Loaded only when there is something to bundle: the bundler takes half a second to load.
  const { zipFunctions } = await import('@netlify/zip-it-and-ship-it');
  const report = runs === 'sources' ? unwatched : told;
  const source = join(root, functionsDir);
  const paths = only ? { user: { functions: only.map((name) => join(source, `${name}.ts`)) } } : source;
  const stopWatching = watchBundles(target, only?.length ?? (await readdir(source)).length, report);
  try {
    await zipFunctions(paths, target, {
      archiveFormat: 'none',
      basePath: root,
      repositoryRoot: root,
      manifest: join(target, 'manifest.json'),
      // One megabyte a bundle for a tracer that nothing here loads.
      featureFlags: { zisi_add_instrumentation_loader: false },
      // Without a bundler it reads what each file says of itself, and leaves the code where it is.
      config: { '*': { nodeBundler: runs === 'sources' ? 'none' : 'esbuild' } },
    });
  } finally {
    stopWatching();
  }
}

/** Reports how many bundles are in the folder, since the bundler does not say. Returns what ends it. */
function watchBundles(target: string, total: number, report: Report): () => void {
  let isOver = false;
  const look = async (): Promise<void> => {
    const made = await readdir(target).catch(() => []);
    if (!isOver) report('Functions', Math.min(made.length, total - 1), total);
  };
  const timer = setInterval(() => void look(), 250);
  return () => {
    isOver = true;
    clearInterval(timer);
    report('Functions', total, total);
  };
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
