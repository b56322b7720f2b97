/**
 * The service agreement a signature is recorded over: version and SHA-256 of its text per language.
 * Made from content/policies/agreement by "npm run stamp:agreement"; a test says when it is out of date.
 */
export const agreement = {
  version: '2026-11-23',
  hashes: {
    en: '1f37426c9feb90c3246a81222a1841b3a00132b828ab01c9609452f1866c5a47',
    es: '1a2e2ff6373f7e75521c10005769258070d98a8b94acbaf9ecab7ee5990b112d',
  },
} as const;
