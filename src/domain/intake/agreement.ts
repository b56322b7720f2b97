/**
 * The service agreement a signature is recorded over: version and SHA-256 of its text per language.
 * Made from content/policies/agreement by "npm run stamp:agreement"; a test says when it is out of date.
 */
export const agreement = {
  version: '2026-11-22',
  hashes: {
    en: '46bbea6bbaf1ca2067fbb3041216a1b8896c7ee91c50a892c57145c81d3b4f9f',
    es: '88b94db28c4021ce0cc7a432615594a6e0758bcb73b84943a33506a895b269f0',
  },
} as const;
