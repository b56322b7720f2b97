// Each function as few files that need no packages: what a deploy runs. The host's own tracer copies every package of a
// function file by file, and a function then reads some 900 files before its first answer.
import { builtinModules } from 'node:module';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { build, type Metafile } from 'esbuild';

/** A program of the machine's own kind, which no bundler can take along: its files lie beside the function. */
const ownPrograms = ['sharp'];

/** What code reads from files as it runs, by the module that reads it. Patterns are from the root. */
const filesOfModule: Readonly<Record<string, readonly string[]>> = {
  // The operator's facts.
  'src/server/site.ts': ['content/site.yml'],
  'src/server/counties/spanish-values.ts': ['content/counties.es.yml'],
  // The key of each quiz and the names of modules.
  'src/server/learning/modules.ts': ['content/learning/*/*'],
  'src/papers/fonts.ts': ['src/papers/fonts/*.ttf'],
  'src/papers/picture-on-white.ts': [
    'node_modules/{sharp,detect-libc,semver}/**',
    'node_modules/@img/{colour,sharp-linux-x64,sharp-libvips-linux-x64}/**',
  ],
};

/**
 * What packages that are written for CommonJS expect to find. It names no global: a package may have a `URL` of its own,
 * which hides the global one from the top of its file.
 */
const forCommonJs = `import { createRequire as __createRequire } from 'node:module';
import { dirname as __dirnameOf } from 'node:path';
import { fileURLToPath as __fileURLToPath } from 'node:url';
const require = __createRequire(import.meta.url);
const __filename = __fileURLToPath(import.meta.url);
const __dirname = __dirnameOf(__filename);`;

export interface FunctionsBuild {
  readonly root: string;
  /** Entry files, from the root. */
  readonly functionsDir: string;
  /** Names of the functions; all without it. */
  readonly only?: readonly string[] | undefined;
  /** Emptied first. One folder for each function, and in it the file that the host reads. */
  readonly target: string;
  /** Told how many are made. */
  readonly report?: (made: number, total: number) => void;
}

/** What is in each function, by name. */
export type BuiltFunctions = ReadonlyMap<string, Metafile>;

/** Bundles the functions of a folder. Throws what the bundler says. */
export async function buildFunctions(options: FunctionsBuild): Promise<BuiltFunctions> {
  const { root, functionsDir, only, target, report } = options;
  await rm(target, { recursive: true, force: true });
  const names =
    only ??
    (await readdir(join(root, functionsDir)))
      .filter((file) => file.endsWith('.ts'))
      .map((file) => file.slice(0, -3));
  const built = new Map<string, Metafile>();
  const waiting = [...names];
  const work = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift()) {
      built.set(name, await buildFunction(options, name));
      report?.(built.size, names.length);
    }
  };
  await Promise.all([work(), work()]);
  return built;
}

async function buildFunction(
  { root, functionsDir, target }: FunctionsBuild,
  name: string,
): Promise<Metafile> {
  const source = join(root, functionsDir, `${name}.ts`);
  const folder = join(target, name);
  await mkdir(folder, { recursive: true });
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: { [name]: source },
    outdir: join(folder, 'code'),
    outExtension: { '.js': '.mjs' },
    chunkNames: '[name]-[hash]',
    bundle: true,
    // What is loaded at the first use stays in files of its own.
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    mainFields: ['module', 'main'],
    external: [...ownPrograms, ...builtinModules],
    banner: { js: forCommonJs },
    // Names and lines stay readable in the log of a fault; spaces cost every first answer.
    minifySyntax: true,
    minifyWhitespace: true,
    lineLimit: 160,
    legalComments: 'none',
    metafile: true,
    logLevel: 'silent',
  });
  const files = Object.keys(metafile.inputs).flatMap((module) => filesOfModule[module] ?? []);
  // The host reads patterns of a function from where its file is.
  const toRoot = relative(folder, root).replaceAll('\\', '/');
  const included = ['code/*', ...files.map((pattern) => `${toRoot}/${pattern}`)];
  await writeFile(join(folder, `${name}.mjs`), await entryOf(source, name, included));
  return metafile;
}

/** The file that the host reads without running it: where the code is, and what the source says to the host. */
async function entryOf(source: string, name: string, included: readonly string[]): Promise<string> {
  const config = /^export const config(?:: Config)? = \{\n?([\s\S]*?)\};?$/m.exec(
    await readFile(source, 'utf8'),
  )?.[1];
  return `export { default } from './code/${name}.mjs';
export const config = {
  includedFiles: ${JSON.stringify(included)},
${config ?? ''}};
`;
}
