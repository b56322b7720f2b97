/** How pages and TypeScript are checked together, in `npm test` and in `npm run types`. */
export const typesCommand: readonly [string, ...string[]] = [
  'astro',
  'check',
  '--minimumSeverity',
  'warning',
  '--minimumFailingSeverity',
  'error',
];
