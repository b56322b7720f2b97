/**
 * Two runs. `npm test` is the same set every time: what guards each promise once. `npm run test:full` adds what this
 * tag marks: the second language of a story, every page in every look, whatever mostly waits. A file run by hand runs
 * whole.
 */
const tag = 'full';

/** For the test configurations. */
export const runTags = [{ name: tag, description: 'npm run test:full alone' }];

/** For Vitest's command line. */
export const everydayFilter = `--tags-filter=!${tag}`;

/** The first line of a file that waits whole. */
export const leftFileMark = `// @module-tag ${tag}\n`;

/** Options of a story or a group of them that the full run alone tells. */
export const inFullRun = { tags: [tag] };

/** The same for one of several, such as the languages of a story: all but `everyday` wait for the full run. */
export function everyday(isEveryday: boolean): { tags?: string[] } {
  return isEveryday ? {} : inFullRun;
}

/** For samples that are larger in a full run. Tests of islands run in a browser, which has no `process`. */
export const isFullRun: boolean = typeof process !== 'undefined' && process.env['TEST_RUN'] === 'full';

/** `npm run test:histories`: as many as an hour has room for. */
export const isLongRun: boolean = typeof process !== 'undefined' && process.env['TEST_RUN'] === 'long';

/** Whether a test with these tags was passed over because it belongs to the full run. */
export function isLeftToFullRun(tags: readonly string[] | undefined): boolean {
  return !isFullRun && tags?.includes(tag) === true;
}

/** What the full run tells a second time in pages that a browser translates. */
export const translatedWalks: readonly string[] = [
  'account-pages',
  'after-sending',
  'case-page',
  'contact',
  'intake-rules',
  'intake-sending',
  'intake-wizard',
  'names-of-the-world',
  'other-browsers',
  'own-account',
  'papers',
  'signed-in-checkout',
  'supporters',
  'workplace',
].map((name) => `tests/journeys/${name}.test.ts`);
