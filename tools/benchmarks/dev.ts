// npm run bench:dev: how long somebody who works on the product waits in `npm run dev` between a save and the next answer
// that has it. Changes files of this tree for a moment and puts them back. It is not part of the tests, because a busy
// machine would fail it.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROJECT_ROOT } from '#tools/local/project-root.ts';
import { createLocalStack } from '#tools/local/stack.ts';

/** From the save to the whole answer. */
const mostMs = 2_000;
/** Each is saved so often, and the longest wait counts. */
const saves = 3;
/** A person looks again at once; longer than this, something is broken. */
const patienceMs = 30_000;

interface Save {
  readonly what: string;
  readonly file: string;
  /** What stands in the file, and what is written in its place; `#` becomes the number of the save. */
  readonly from: string;
  readonly to: string;
  readonly address: string;
  /** Whether the answer has the change. */
  readonly shows: (answer: { readonly status: number; readonly text: string }, mark: string) => boolean;
}

const showsMark: Save['shows'] = ({ text }, mark) => text.includes(`saved${mark} `);

const kinds: readonly Save[] = [
  {
    what: 'server',
    file: 'src/server/http/refusal.ts',
    from: 'sign_in_required: 401,',
    to: 'sign_in_required: 40#,',
    address: '/api/tickets',
    shows: ({ status }, mark) => status === Number(`40${mark}`),
  },
  {
    what: 'domain',
    file: 'src/domain/languages.ts',
    from: 'return defaultLocale;',
    to: "return Number('#') % 2 === 1 ? 'es' : defaultLocale;",
    address: '/api/tickets',
    shows: ({ text }, mark) => text.includes('Primero') === (Number(mark) % 2 === 1),
  },
  {
    what: 'words of a call',
    file: 'src/i18n/en/api-errors.ts',
    from: "sign_in_required: '",
    to: "sign_in_required: '# ",
    address: '/api/tickets',
    shows: ({ text }, mark) => text.includes(`"${mark} `),
  },
  {
    what: 'words of a page',
    file: 'src/i18n/en/contact.ts',
    from: "title: '",
    to: "title: 'saved# ",
    address: '/contact',
    shows: showsMark,
  },
  {
    what: 'words of the home page',
    file: 'content/home/faq.yml',
    from: '    en: Can',
    to: '    en: saved# Can',
    address: '/',
    shows: showsMark,
  },
  {
    what: 'page',
    file: 'src/pages/[...locale]/contact.astro',
    from: '<div class="wrap section">',
    to: '<div class="wrap section"><p>saved# </p>',
    address: '/contact',
    shows: showsMark,
  },
  {
    what: 'island',
    file: 'src/islands/contact/ContactForm.tsx',
    from: 'import ',
    to: "export const saved = 'saved# ';\nimport ",
    address: '/src/islands/contact/ContactForm.tsx',
    shows: showsMark,
  },
  {
    what: 'post',
    file: 'content/blog/court-fee-waiver/en.mdx',
    from: '\n## ',
    to: '\nThis was saved# now.\n\n## ',
    address: '/blog/court-fee-waiver',
    shows: showsMark,
  },
];

const localDir = await mkdtemp(join(tmpdir(), 'bench-dev-'));
const stack = await createLocalStack({ localDir, port: 0, site: 'development' });
let isTooSlow = false;
try {
  for (const kind of kinds) {
    const times: number[] = [];
    const path = join(PROJECT_ROOT, kind.file);
    const before = await readFile(path, 'utf8');
    if (!before.includes(kind.from)) throw new Error(`${kind.file} has no ${JSON.stringify(kind.from)}`);
    try {
      // As somebody has it who works: the page is open, and what it is made of was loaded before.
      await ask(kind.address);
      for (let save = 1; save <= saves; save += 1) {
        const mark = String(save);
        await writeFile(path, before.replace(kind.from, kind.to.replaceAll('#', mark)));
        times.push(await waitFor(kind, mark));
      }
    } finally {
      await writeFile(path, before);
    }
    const longest = Math.max(...times);
    if (longest > mostMs) isTooSlow = true;
    console.log(
      `${kind.what.padEnd(24)}${times.map((ms) => `${String(Math.round(ms)).padStart(6)} ms`).join('')}` +
        (longest > mostMs ? `   MORE THAN ${String(mostMs)}` : ''),
    );
  }
} finally {
  await stack.close();
  await rm(localDir, { recursive: true, force: true });
}
process.exitCode = isTooSlow ? 1 : 0;

async function ask(address: string) {
  const answer = await fetch(new URL(address, stack.siteUrl), { redirect: 'manual' });
  return { status: answer.status, text: await answer.text() };
}

/** Milliseconds from the save until an answer has it, for somebody who loads again until it does. */
async function waitFor({ what, address, shows }: Save, mark: string): Promise<number> {
  const began = performance.now();
  for (;;) {
    if (shows(await ask(address), mark)) return performance.now() - began;
    const waited = performance.now() - began;
    if (waited > patienceMs)
      throw new Error(`${what}: not to be seen after ${String(Math.round(waited))} ms`);
  }
}
