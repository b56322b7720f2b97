// `npm run bench:build [posts]`: what a post costs the build. It builds a copy of this tree as it is, then with that
// many more posts (1,000 by default) in both languages, then the same again with its caches. Not part of the tests,
// because times depend on the machine.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { postFiles } from '#collections/post-files.ts';
import { splitText } from '#domain/front-matter.ts';

const posts = Number(process.argv[2] ?? 1_000);
if (!Number.isInteger(posts) || posts < 1) throw new Error('Say how many posts: npm run bench:build 1000');

const root = process.cwd();
const copy = mkdtempSync(join(tmpdir(), 'bench-build-'));
const leftOut = new Set([
  'node_modules',
  '.git',
  'dist',
  '.astro',
  '.netlify',
  '.local',
  'gallery',
  'test-results',
]);

interface BuildFigures {
  readonly seconds: number;
  readonly pages: number;
  /** The work of all its threads, if the system reports it (Linux): steadier than the clock on a busy machine. */
  readonly cpuSeconds: number | null;
  readonly peakMiB: number | null;
}

try {
  for (const name of readdirSync(root))
    if (!leftOut.has(name)) cpSync(join(root, name), join(copy, name), { recursive: true });
  // Packages are linked one by one, so that the copy has its own of the caches that Astro keeps among them.
  mkdirSync(join(copy, 'node_modules'));
  for (const name of readdirSync(join(root, 'node_modules')))
    if (!['.astro', '.vite', '.cache'].includes(name))
      symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name), 'junction');

  const bare = await build('as it is');
  const words = writePosts();
  const cold = await build(`${posts} posts more, nothing cached`);
  const warm = await build('the same again, cached');
  const more = cold.pages - bare.pages;
  const each = (built: BuildFigures) => {
    const clock = (((built.seconds - bare.seconds) / more) * 1_000).toFixed(1);
    if (built.cpuSeconds === null || bare.cpuSeconds === null) return `${clock} ms`;
    return `${clock} ms (${(((built.cpuSeconds - bare.cpuSeconds) / more) * 1_000).toFixed(1)} ms of work)`;
  };
  console.log(
    `\n${more} pages more: ${posts} posts in two languages, of about ${words} words, and their lists. ` +
      `A page costs ${each(cold)} at first, ${each(warm)} with caches.`,
  );
} finally {
  rmSync(copy, { recursive: true, force: true, maxRetries: 3 });
}

/**
 * Makes posts from the existing ones, each with its own address, title and day. Returns their average length in words.
 */
function writePosts(): number {
  const models = postFiles(copy);
  const slugs = [...new Set(models.map(({ slug }) => slug))].filter(
    (slug) => models.filter((model) => model.slug === slug).length === 2,
  );
  let words = 0;
  for (let number = 0; number < posts; number += 1) {
    const slug = slugs[number % slugs.length];
    const folder = join(copy, `content/blog/bench-${number}`);
    mkdirSync(folder);
    const day = new Date(Date.UTC(2020, 0, 1 + (number % 2_000))).toISOString().slice(0, 10);
    for (const model of models.filter((one) => one.slug === slug)) {
      const text = model.text
        .replace(/^title: .*$/m, `title: Bench ${number} ${model.locale}`)
        // Links to itself, such as to the same letter in the other language.
        .replaceAll(`/blog/${slug}`, `/blog/bench-${number}`)
        .replace(/^date: .*$/m, `date: ${day}`)
        .replace(/^updated: .*\n/m, '');
      words += splitText(text).body.split(/\s+/).length;
      writeFileSync(join(folder, `${model.locale}.mdx`), text);
    }
  }
  return Math.round(words / posts / 2);
}

async function build(name: string): Promise<BuildFigures> {
  rmSync(join(copy, 'dist'), { recursive: true, force: true });
  const started = performance.now();
  const child = spawn(process.execPath, [join(copy, 'node_modules/astro/bin/astro.mjs'), 'build'], {
    cwd: copy,
    env: { ...process.env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => (output = (output + part.toString()).slice(-20_000)));
  let used: ProcessUse = { cpuSeconds: null, peakMiB: null };
  const watch = setInterval(() => (used = usedBy(child.pid) ?? used), 250);
  const [code] = (await once(child, 'close')) as [number | null];
  clearInterval(watch);
  if (code !== 0) throw new Error(`The build failed:\n${output}`);
  const built: BuildFigures = {
    seconds: (performance.now() - started) / 1_000,
    pages: globSync('**/*.html', { cwd: join(copy, 'dist') }).length,
    ...used,
  };
  const more =
    built.cpuSeconds === null
      ? ''
      : `, ${built.cpuSeconds.toFixed(1)} s of work, at most ${built.peakMiB} MiB`;
  console.log(`${name.padEnd(34)} ${built.pages} pages in ${built.seconds.toFixed(1)} s${more}`);
  return built;
}

type ProcessUse = Pick<BuildFigures, 'cpuSeconds' | 'peakMiB'>;

function usedBy(pid: number | undefined): ProcessUse | null {
  try {
    const memory = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    // After the name in brackets, fields 14 and 15 count hundredths of a second.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    const cpuSeconds = (Number(fields[11]) + Number(fields[12])) / 100;
    return memory ? { cpuSeconds, peakMiB: Math.round(Number(memory) / 1024) } : null;
  } catch {
    return null;
  }
}
