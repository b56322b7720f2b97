/**
 * `npm run test:mutants [-- money|sessions|submissions|people]`: makes each fault of the list in a copy of the sources and
 * runs the tests that should notice. Says which survived; fails when fewer than 95 % were caught.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { mutants } from './list.ts';
import type { Mutant } from './mutant.ts';
import { place, timesFound } from './place.ts';

const wantedShare = 0.95;
const root = resolve(import.meta.dirname, '../../..');
const topicNames = process.argv.slice(2);
const topics = Object.entries(mutants).filter(
  ([topic]) => topicNames.length === 0 || topicNames.includes(topic),
);
if (topics.length === 0) {
  console.error(`There is ${Object.keys(mutants).join(', ')}.`);
  process.exit(1);
}

// Below the sources, so that what is started in it finds the packages; a fault is never written into the tree itself.
mkdirSync(join(root, '.netlify'), { recursive: true });
const copy = mkdtempSync(join(root, '.netlify/mutants-'));
process.on('exit', () => rmSync(copy, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));
const tracked = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
}).stdout.split('\0');
for (const file of tracked) if (file) cpSync(join(root, file), join(copy, file), { recursive: true });
symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));

/** Whether the tests pass in the copy as it is now. */
function passes(tests: readonly string[]): boolean {
  const run = spawnSync('vitest', ['run', '--bail', '1', ...tests], {
    cwd: copy,
    stdio: 'ignore',
    shell: process.platform === 'win32',
  });
  return run.status === 0;
}

function withMutant(mutant: Mutant, work: () => boolean): boolean {
  const { file, text, from, to } = place(mutant, copy);
  const body = text.slice(from, to);
  if (timesFound(mutant, copy) !== 1)
    throw new Error(`“${mutant.what}”: “${mutant.find}” does not stand once in ${file}`);
  const changed = text.slice(0, from) + body.replace(mutant.find, () => mutant.put) + text.slice(to);
  writeFileSync(join(copy, file), changed);
  try {
    return work();
  } finally {
    writeFileSync(join(copy, file), text);
  }
}

const listed = topics.flatMap(([topic, some]) => some.map((mutant) => ({ topic, mutant })));
for (const { mutant } of listed) withMutant(mutant, () => true);
const sound = new Map<string, boolean>();
const survivors: string[] = [];
let caught = 0;
for (const [index, { topic, mutant }] of listed.entries()) {
  const key = mutant.tests.join(' ');
  if (!sound.has(key)) sound.set(key, passes(mutant.tests));
  if (!sound.get(key)) {
    console.error(`The tests fail without a mutant, so they prove nothing: ${key}`);
    process.exit(1);
  }
  const survived = withMutant(mutant, () => passes(mutant.tests));
  if (survived) survivors.push(`${topic}: ${mutant.what}`);
  else caught += 1;
  console.log(`${index + 1}/${listed.length} ${survived ? 'SURVIVED' : 'caught  '} ${topic}: ${mutant.what}`);
}
const share = caught / listed.length;
for (const survivor of survivors) console.log(`survived: ${survivor}`);
console.log(`${caught} of ${listed.length} caught (${Math.round(share * 100)} %)`);
process.exit(share >= wantedShare ? 0 : 1);
