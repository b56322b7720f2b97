// Which of the three test configurations runs a file, and whether it reads the built site.
import { globSync } from 'node:fs';

export interface TestPlace {
  /** The arguments of Vitest. */
  readonly config: readonly string[];
  readonly needsBuild: boolean;
}

/** Tests outside of the journeys that read the built site. */
const readsBuild =
  /^tests\/integration\/(?:build-output|case-screens|findability|page-styles|refused-call|search-answers|site-checks)\.test\.ts$/;

/** Refuses, with a sentence, what is no test file. */
export function placeOf(file: string): TestPlace {
  if (file.endsWith('.test.tsx'))
    return { config: ['--config', 'vitest.components.config.ts'], needsBuild: false };
  if (/^tests\/(?:journeys|integration\/http)\/.*\.test\.ts$/.test(file))
    return { config: ['--config', 'vitest.journeys.config.ts'], needsBuild: true };
  if (/^(?:src|tests)\/.*\.test\.ts$/.test(file)) return { config: [], needsBuild: readsBuild.test(file) };
  throw new Error(`${file} is no test: it would end in .test.ts or .test.tsx, below src or tests.`);
}

/** The test files that a path or a part of a name means. Refuses one that means none. */
export function testsNamed(part: string, root: string): string[] {
  const wanted = part.replaceAll('\\', '/').replace(/^\.\//, '');
  const all = globSync('{src,tests}/**/*.test.{ts,tsx}', { cwd: root }).map((file) =>
    file.replaceAll('\\', '/'),
  );
  const found = all.includes(wanted) ? [wanted] : all.filter((file) => file.includes(wanted));
  if (found.length === 0) throw new Error(`No test file has "${part}" in its path.`);
  return found.sort();
}
