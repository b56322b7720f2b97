// @module-tag full
// Hosts may install without development packages (NODE_ENV=production): what builds, migrates and runs must be there.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PROJECT_ROOT } from '#tools/local/project-root.ts';

const used = [
  'astro.config.mjs',
  'src/**/*.{ts,tsx,astro,mjs}',
  'functions/*.ts',
  'tools/{build,search,social-images}/**/*.{ts,mjs}',
  'tools/database/{connect,migrate,seed,shipped-*}.ts',
  // The host checks content/ before it builds.
  'tools/content/{check/*,translations}.ts',
  'tools/checks/{lessons,language-parity,page-languages,reading-level,built-pages,report}.ts',
  'tools/doctor/launch-file.ts',
];

test('nothing that the production build or a function imports is a development package', () => {
  const { devDependencies } = JSON.parse(readFileSync(join(PROJECT_ROOT, 'package.json'), 'utf8')) as {
    devDependencies: Readonly<Record<string, string>>;
  };
  const files = globSync(used, { cwd: PROJECT_ROOT }).filter((file) => !/\.test\.tsx?$/.test(file));
  expect(files.length).toBeGreaterThan(500);
  const found = files.flatMap((file) => {
    // Types are gone before anything runs.
    const code = readFileSync(join(PROJECT_ROOT, file), 'utf8').replace(/^import type [^;]*;/gm, '');
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
