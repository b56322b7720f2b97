/**
 * The service agreement a signature is recorded over: version and SHA-256 of its text per language.
 * Made from content/policies/agreement by "npm run stamp:agreement"; a test says when it is out of date.
 */
export const agreement = {
  version: '2026-11-23.4',
  hashes: {
    en: '0d61c352890703025c6b1105d4eb5456ff77b76921cd5d7088b8c5f64af2af48',
    es: 'af6a65dbe38a4b228fe30525daff8c1c8627fe514836b3a576d076db321ee027',
  },
} as const;
