/**
 * The service agreement a signature is recorded over: version and SHA-256 of its text per language.
 * Made from content/policies/agreement by "npm run stamp:agreement"; a test says when it is out of date.
 */
export const agreement = {
  version: '2026-11-27',
  hashes: {
    en: '06ef22338ecbb53df2c58e4c7a433e727a858535a34723af29bc2dabdb0253b0',
    es: '37628b6101ade9ce4c1f44ad5512b5fb62ab8b11634b5efdb862d3dbfcb4557c',
  },
} as const;
