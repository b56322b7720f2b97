// Builds the site for the local stack, and only when something it is made of has changed.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, open, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { writePackages } from '#tools/content/write-packages.ts';
import type { Environment } from './environment.ts';
import { builtAddress } from './own-address.ts';

const SOURCES = ['src', 'content', 'public', 'tools/build', 'tools/search', 'tools/social-images'];
const FILES = ['astro.config.mjs', 'content.config.ts', 'package-lock.json', 'tsconfig.json', 'netlify.toml'];
// Functions and tests are not part of the pages: changing them needs no build.
const LEFT_OUT = /^src\/server\/|\.test\.tsx?$/;

/**
 * What the pages of a local build may depend on. The address is the default one for every copy, whatever its
 * port: copies share one build, and each writes its own (own-address.ts). The same goes for the storage on this
 * machine.
 */
function buildSettings(env: Environment): Record<string, string> {
  const settings: Record<string, string> = {
    SITE_URL: env['SITE_URL'] || builtAddress,
    NODE_ENV: 'production',
    ASTRO_TELEMETRY_DISABLED: '1',
  };
  if (env['SAMPLE_CONFIRMATIONS']) settings['SAMPLE_CONFIRMATIONS'] = env['SAMPLE_CONFIRMATIONS'];
  if (env['SUPABASE_URL']) settings['SUPABASE_URL'] = env['SUPABASE_URL'];
  return settings;
}

async function fingerprint(root: string, settings: Record<string, string>): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(settings)).update(process.version);
  const names = [...FILES];
  for (const folder of SOURCES) {
    const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true }).catch(
      () => [],
    );
    for (const entry of entries) {
      if (entry.isFile()) names.push(join(entry.parentPath, entry.name).slice(root.length + 1));
    }
  }
  for (const name of names.toSorted()) {
    if (LEFT_OUT.test(name)) continue;
    const content = await readFile(join(root, name)).catch(() => null);
    if (content !== null) hash.update(`\n${name}\n${String(content.length)}\n`).update(content);
  }
  return hash.digest('hex');
}

interface Stamp {
  sources: string;
  /** When the result was written: tells a build made by other means with other settings. */
  written: number;
}

async function isCurrent(root: string, sources: string): Promise<boolean> {
  const stamp = JSON.parse(await readFile(stampFile(root), 'utf8').catch(() => '{}')) as Partial<Stamp>;
  const written = await stat(join(root, 'dist/index.html')).catch(() => null);
  return written !== null && stamp.sources === sources && stamp.written === written.mtimeMs;
}

// Beside the platform configuration that the build writes, since both belong to what lies in dist.
const stampFile = (root: string): string => join(root, '.netlify/local-build.json');

/**
 * Allows one build at a time in this tree: waits for another copy's build and returns the function that releases it.
 */
async function takeTurn(root: string, says: BuildOptions['says']): Promise<() => Promise<void>> {
  const lock = join(root, '.netlify/local-build.lock');
  await mkdir(join(root, '.netlify'), { recursive: true });
  let waits = false;
  for (;;) {
    try {
      const file = await open(lock, 'wx');
      await file.writeFile(String(process.pid));
      await file.close();
      return () => rm(lock, { force: true });
    } catch {
      const owner = Number(await readFile(lock, 'utf8').catch(() => ''));
      if (owner > 0 && !isAlive(owner)) await rm(lock, { force: true });
      else if (!waits) says('Waiting for another copy of this tree, which is building the site …');
      waits = true;
      await new Promise((done) => setTimeout(done, 200));
    }
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** What Astro prints when a part of its work begins, and what we say then. */
const steps = [
  { begins: 'Building static entrypoints', words: '  … putting scripts and styles together' },
  { begins: 'generating static routes', words: '  … writing the pages' },
  { begins: 'Emitted _redirects', words: '  … making search index, sitemap and pictures of shared links' },
] as const;

export interface BuildOptions {
  root: string;
  /** Real variables: the addresses of the site and of storage go into the pages. */
  env: Environment;
  /** Told what the build does next, in a line each; nothing when none is needed. */
  says: (line: string) => void;
}

/**
 * Makes `dist` and the platform configuration from the sources, unless they were made from these very sources.
 * Returns whether a build ran. Throws the builder's own words when it fails.
 */
export async function buildSite({ root: folder, env, says }: BuildOptions): Promise<boolean> {
  const root = resolve(folder);
  const letGo = await takeTurn(root, says);
  try {
    const settings = buildSettings(env);
    await writePackages(root);
    const sources = await fingerprint(root, settings);
    if (await isCurrent(root, sources)) return false;
    const began = performance.now();
    says('Building the site, which takes a minute or two: reading the words …');
    const waiting = [...steps];
    const child = spawn(process.execPath, [join(root, 'node_modules/astro/bin/astro.mjs'), 'build'], {
      cwd: root,
      // Nothing else from this process: a test runner's variables would change the build.
      env: {
        PATH: process.env['PATH'],
        HOME: process.env['HOME'],
        TMPDIR: process.env['TMPDIR'],
        ...settings,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    // If this process ends first, the build must not continue on its own.
    const endWithParent = (): boolean => child.kill();
    process.once('exit', endWithParent);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (part: Buffer) => {
        output = (output + part.toString()).slice(-20_000);
        for (let next = waiting[0]; next && output.includes(next.begins); next = waiting[0]) {
          says(next.words);
          waiting.shift();
        }
      });
    }
    const [code] = (await once(child, 'close')) as [number | null];
    process.removeListener('exit', endWithParent);
    if (code !== 0) throw new Error(`The site does not build:\n${output}`);
    const written = (await stat(join(root, 'dist/index.html'))).mtimeMs;
    says(`The site is built (${((performance.now() - began) / 1_000).toFixed(0)} s).`);
    await mkdir(join(root, '.netlify'), { recursive: true });
    await writeFile(stampFile(root), JSON.stringify({ sources, written } satisfies Stamp));
    return true;
  } finally {
    await letGo();
  }
}
