/**
 * The service agreement a signature is recorded over: version and SHA-256 of its text per language.
 * Made from content/policies/agreement by "npm run stamp:agreement"; a test says when it is out of date.
 */
export const agreement = {
  version: '2026-11-28',
  hashes: {
    en: '723b94b8152705427037bf0b52bd1f03d4cad213a71aee4829378fb7f0dcd92c',
    es: '919cc9fdb64599f7c438e49b7ed3126264670180678d7eda9290369f870eae9c',
  },
} as const;
