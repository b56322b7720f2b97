import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';
import { schedules } from '#domain/operations/schedules.ts';

const documents = ['README.md', 'STYLE.md', ...globSync('docs/*.md').sort()];
const textOf = (file: string) => readFileSync(file, 'utf8');
const scripts = Object.keys(
  (JSON.parse(textOf('package.json')) as { scripts: Record<string, string> }).scripts,
);

test('the README can be read at one sitting: 900 words at most', () => {
  expect(textOf('README.md').match(/\S+/g)?.length).toBeLessThanOrEqual(900);
});

test('every npm script is named in a document, and every one a document names exists', () => {
  const text = documents.map(textOf).join('\n');
  const run = new Set([...text.matchAll(/npm run (?:-s )?([a-z][a-z:]*)/g)].map(([, name = '']) => name));
  // npm has words of its own for these two.
  const named = new Set([...run, ...(text.match(/(?<=npm )(?:start|test)\b/g) ?? [])]);
  expect(scripts.filter((name) => !named.has(name))).toEqual([]);
  expect([...run].filter((name) => !scripts.includes(name))).toEqual([]);
});

test('whoever reckons what the host will cost finds the runs of every schedule in docs/deploy.md', () => {
  const runsAMonth = Object.entries(schedules).map(
    ([name, { everyMinutes }]) => [name, Math.round((730 * 60) / everyMinutes)] as const,
  );
  const numberOf = (text: string) => Number.parseInt(text.replaceAll(',', ''), 10);
  const text = textOf('docs/deploy.md').replace(/\s+/g, ' ');
  const [, total = '', kinds = ''] =
    /The schedules make ([\d,]+) runs in a month of 730 hours \((.+?)\)/.exec(text) ?? [];
  const counted = kinds
    .split(/, (?=\d)/)
    .flatMap((kind) => [...kind.matchAll(/`([\w-]+)`/g)].map(([, name = '']) => [name, numberOf(kind)]));
  expect(Object.fromEntries(counted)).toEqual(Object.fromEntries(runsAMonth));
  expect(numberOf(total)).toBe(runsAMonth.reduce((sum, [, runs]) => sum + runs, 0));
});

describe.each(documents)('%s', (document) => {
  test('links to files and headings that exist', () => {
    const broken = [...textOf(document).matchAll(/\]\(([^)\s]+)\)/g)]
      .map(([, target = '']) => target)
      .filter((target) => !/^https?:/.test(target))
      .filter((target) => {
        const [path = '', heading] = target.split('#');
        const file = path === '' ? document : normalize(join(dirname(document), path));
        if (!existsSync(file)) return true;
        return heading !== undefined && !anchorsOf(textOf(file)).has(heading);
      });
    expect(broken).toEqual([]);
  });

  // docs/security.md names tests without their folders and has a test of its own for them.
  test.skipIf(document === 'docs/security.md')('names only folders and files that exist', () => {
    const roots = /^(content|docs|functions|public|src|supabase|tests|tools)\//;
    const missing = [...textOf(document).matchAll(/`([^`\s]+)`/g)]
      .map(([, name = '']) => name)
      // A place to be filled in (<topic>, …, {en,es}) names no file.
      .filter((name) => roots.test(name) && !/[<>…{}*$]/.test(name))
      .filter((name) => !existsSync(name) && !written.has(name));
    expect(missing).toEqual([]);
  });
});

/** Files that a reader is told to make. */
const written = new Set(['content/blog/how-to-read-a-court-record/en.mdx']);

/** As code hosts make them: small letters, hyphens for spaces, without other signs. */
function anchorsOf(text: string): Set<string> {
  const headings = [...text.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}_ -]/gu, '')
      .replaceAll(' ', '-'),
  );
  return new Set([...headings, ...[...text.matchAll(/<a id="([^"]+)">/g)].map(([, id = '']) => id)]);
}
