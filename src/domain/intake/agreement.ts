/**
 * The service agreement a signature is recorded over: version and SHA-256 of its text per language.
 * Made from content/policies/agreement by "npm run stamp:agreement"; a test says when it is out of date.
 */
export const agreement = {
  version: '2026-11-23.3',
  hashes: {
    en: '5c8cbb12b1066de05d035831343334fc3e5fc4fb0c8d20b1ab627b2bbfd3ab2c',
    es: '87451c136db2422569e3a2dc67b6eded51ceb4f4d73693a88c503d0743c020f8',
  },
} as const;
