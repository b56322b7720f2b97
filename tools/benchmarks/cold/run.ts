// npm run bench:cold [-- --host]: what a first visitor of the day waits for. Builds and packs the functions as a deploy
// does, makes the three commonest visits in a browser, starts the function of each call in a fresh process, and says how
// long the first and the second answer take. With --host, the host's own build packs the same, too (fetched when first needed,
// offline and without telemetry), and its list of functions is compared with ours. It is not part of the tests, because a busy machine
// would fail it.
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildFunctions } from '#tools/build/functions.ts';
import { PROJECT_ROOT } from '#tools/local/project-root.ts';
import { createLocalStack } from '#tools/local/stack.ts';
import { fetchOnDemand } from '#tools/on-demand/fetch.ts';
import { differencesOf, listOf, packFunctions, type PackedFunction } from './pack-functions.ts';
import { eventOf, startInstance, type InstanceAnswer } from './start-instance.ts';
import { recordVisits, type RecordedCall } from './visits.ts';

/** What a call may take of a processor before its first answer, from the start of the function's code. */
const mostCpuMs = 350;
const mostFunctions = 4;
const mostUploadMb = 120;
/** Each function is started so often, and the middle counts. */
const starts = 5;

const folder = mkdtempSync(join(tmpdir(), 'bench-cold-'));
let isTooMuch = false;
try {
  let began = performance.now();
  await buildFunctions({
    root: PROJECT_ROOT,
    functionsDir: 'functions',
    target: join(PROJECT_ROOT, 'dist-functions'),
  });
  const buildSeconds = (performance.now() - began) / 1_000;
  began = performance.now();
  await packFunctions(PROJECT_ROOT, join(folder, 'zip'), 'zip');
  const packSeconds = (performance.now() - began) / 1_000;
  const functions = listOf(join(folder, 'zip'));
  await packFunctions(PROJECT_ROOT, join(folder, 'run'), 'none');
  say('functions', String(functions.length));
  say('bundled', `${buildSeconds.toFixed(1)} s, packed ${packSeconds.toFixed(1)} s`);
  const mb = sizeOf(join(folder, 'zip')) / 1024 ** 2;
  say(
    'to upload',
    `${mb.toFixed(0)} MB${mb > mostUploadMb ? tooMuch(`MORE THAN ${String(mostUploadMb)}`) : ''}`,
  );
  if (process.argv.includes('--host')) compareWithHost(functions);
  await measureVisits(functions);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = isTooMuch ? 1 : 0;

async function measureVisits(functions: readonly PackedFunction[]): Promise<void> {
  const stack = await createLocalStack({
    localDir: join(folder, 'stack'),
    port: 0,
    demoCases: true,
    functions: 'sources',
  });
  try {
    for (const { name, calls } of await recordVisits(stack)) {
      const first = new Map<string, RecordedCall>();
      for (const call of calls) {
        const owner = ownerOf(functions, call.address.pathname);
        if (owner && !first.has(owner.name)) first.set(owner.name, call);
      }
      const verdict = first.size > mostFunctions ? tooMuch(`MORE THAN ${String(mostFunctions)}`) : '';
      console.log(`\n${name}: ${String(calls.length)} calls, ${String(first.size)} functions${verdict}`);
      for (const { method, address } of calls) console.log(`  ${method} ${shown(address)}`);
      console.log(row('', '', 'first ms', 'its CPU', 'second ms', 'its CPU'));
      for (const [owner, call] of first) {
        const { first: one, second } = await measure(owner, call, functions, {
          ...stack.env,
          URL: stack.siteUrl,
        });
        console.log(
          row(
            owner,
            `${call.method} ${shown(call.address)}`,
            ...[one.ms, one.cpuMs, second.ms, second.cpuMs].map((value) => value.toFixed(0)),
          ) + (one.cpuMs > mostCpuMs ? tooMuch(`MORE THAN ${String(mostCpuMs)}`) : ''),
        );
      }
    }
  } finally {
    await stack.close();
  }
}

async function measure(
  name: string,
  { method, address, cookie, body }: RecordedCall,
  functions: readonly PackedFunction[],
  env: Readonly<Record<string, string>>,
) {
  const route = ownerOf(functions, address.pathname)?.route;
  const event = eventOf(method, address, { cookie, body, ...(route && { route }) });
  const runs: { first: InstanceAnswer; second: InstanceAnswer }[] = [];
  for (let run = 0; run < starts; run += 1) {
    const [first, second] = await startInstance(join(folder, 'run', name), env, [event, event]);
    if (!first || !second) throw new Error(`${name} gave no answer`);
    runs.push({ first, second });
  }
  const middle = (one: 'first' | 'second') =>
    runs.map((run) => run[one]).toSorted((a, b) => a.cpuMs - b.cpuMs)[starts >> 1] ?? runs[0]![one];
  return { first: middle('first'), second: middle('second') };
}

function ownerOf(
  functions: readonly PackedFunction[],
  path: string,
): { name: string; route: string } | undefined {
  for (const literal of [true, false])
    for (const { name, routes = [] } of functions)
      for (const route of routes)
        if (literal ? route.literal === path : route.expression && new RegExp(route.expression).test(path))
          return { name, route: route.pattern };
  return undefined;
}

/** Lets the host's own build take what we built, in a copy of what it reads, and compares what it made of it. */
function compareWithHost(ours: readonly PackedFunction[]): void {
  const packages = fetchOnDemand('host-build');
  const copy = join(folder, 'host');
  mkdirSync(join(copy, 'dist'), { recursive: true });
  for (const name of ['functions', 'src', 'content', 'package.json', 'dist-functions'])
    cpSync(join(PROJECT_ROOT, name), join(copy, name), { recursive: true });
  symlinkSync(join(PROJECT_ROOT, 'node_modules'), join(copy, 'node_modules'));
  const settings = readFileSync(join(PROJECT_ROOT, 'netlify.toml'), 'utf8');
  writeFileSync(join(copy, 'netlify.toml'), settings.replaceAll(/^command = .*$/gm, 'command = "true"'));
  spawnSync('git', ['init', '--quiet', copy]);
  const began = performance.now();
  const { status, stdout } = spawnSync(
    process.execPath,
    [
      join(packages, '@netlify/build/bin.js'),
      '--offline',
      '--telemetry=false',
      '--context=production',
      `--cwd=${copy}`,
      `--repositoryRoot=${copy}`,
      `--nodePath=${process.execPath}`,
    ],
    { cwd: copy, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`The host's build failed:\n${stdout}`);
  const made = join(copy, '.netlify/functions');
  const functions = listOf(made);
  const mb = sizeOf(made) / 1024 ** 2;
  say("the host's own build", `${((performance.now() - began) / 1_000).toFixed(1)} s, ${mb.toFixed(0)} MB`);
  const different = differencesOf(ours, functions);
  say(
    'its list of functions',
    different.length === 0 ? 'the same' : tooMuch(`differs:\n${different.join('\n')}`),
  );
}

/** Ids differ with every run. */
function shown({ pathname }: URL): string {
  return pathname.replace(/[\da-f-]{36}/g, ':id');
}

function sizeOf(place: string): number {
  return readdirSync(place).reduce((sum, name) => sum + statSync(join(place, name)).size, 0);
}

function say(what: string, result: string): void {
  console.log(`${what.padEnd(24)}${result}`);
}

function tooMuch(text: string): string {
  isTooMuch = true;
  return `   ${text}`;
}

function row(name: string, call: string, ...figures: string[]): string {
  return `  ${name.padEnd(16)}${call.padEnd(44)}${figures.map((figure) => figure.padStart(10)).join('')}`;
}
