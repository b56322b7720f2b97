/**
 * The service agreement a signature is recorded over: version and SHA-256 of its text per language.
 * Made from content/policies/agreement by "npm run stamp:agreement"; a test says when it is out of date.
 */
export const agreement = {
  version: '2026-11-24.1',
  hashes: {
    en: '0d61c352890703025c6b1105d4eb5456ff77b76921cd5d7088b8c5f64af2af48',
    es: 'd26757ebd0581a91abebd14135d121ee5dfc8d49463605b8322b882b1232843b',
  },
} as const;
