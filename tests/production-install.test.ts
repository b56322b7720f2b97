// @module-tag full
// Hosts may install without development packages (NODE_ENV=production): what builds, migrates and runs must be there.
import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, test } from 'vitest';
import { PROJECT_ROOT } from '#tools/local/project-root.ts';

/** What the host runs (netlify.toml); what of tools/ these import is found by itself. */
const begun = [
  'astro.config.mjs',
  'src/**/*.{ts,tsx,astro,mjs}',
  'functions/*.ts',
  'tools/{build,search,social-images}/**/*.{ts,mjs}',
  'tools/content/{check/run,write-packages}.ts',
  'tools/database/migrate.ts',
  'tools/checks/built-pages.ts',
  'tools/run-on-node.mjs',
];

/** Types are gone before anything runs. */
const codeOf = (file: string): string =>
  readFileSync(join(PROJECT_ROOT, file), 'utf8').replace(/^import type [^;]*;/gm, '');

/** These files, the files of tools/ that they import, and so on. */
function withImported(files: readonly string[]): string[] {
  const all = new Set(files);
  // A set hands out what is added on the way, too.
  for (const file of all)
    for (const [, name = ''] of codeOf(file).matchAll(
      /(?:from|import)\(? ?'((?:#tools|\.\.?)\/[^'$]+\.(?:ts|mjs))'/g,
    )) {
      const target = name.startsWith('#') ? name.slice(1) : posix.join(posix.dirname(file), name);
      if (target.startsWith('tools/')) all.add(target);
    }
  return [...all];
}

test('nothing that the production build or a function imports is a development package', () => {
  const { devDependencies } = JSON.parse(readFileSync(join(PROJECT_ROOT, 'package.json'), 'utf8')) as {
    devDependencies: Readonly<Record<string, string>>;
  };
  const files = withImported(
    globSync(begun, { cwd: PROJECT_ROOT })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => !/\.test\.tsx?$/.test(file)),
  );
  expect(files.length).toBeGreaterThan(500);
  // Of a command, and of what a command imports.
  expect(files).toEqual(expect.arrayContaining(['tools/progress.ts', 'tools/content/made-code.ts']));
  const found = files.flatMap((file) => {
    const code = codeOf(file);
    return Object.keys(devDependencies)
      .filter((name) => {
        // Of several packages of one scope the last part may be made up as it runs.
        const oneOfScope = `${name.split('/')[0] ?? ''}/\\$\\{`;
        return new RegExp(`(from|import|resolve)\\(? ?['"\`](${name}(/[^'"\`]*)?['"\`]|${oneOfScope})`).test(
          code,
        );
      })
      .map((name) => `${file} imports ${name}`);
  });
  expect(found).toEqual([]);
});
