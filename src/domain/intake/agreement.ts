/**
 * The service agreement a signature is recorded over: version and SHA-256 of its text per language.
 * Made from content/policies/agreement by "npm run stamp:agreement"; a test says when it is out of date.
 */
export const agreement = {
  version: '2026-11-23.2',
  hashes: {
    en: '1b9d7cfcdaa0a033478f4b239ddf9146ddf89001ba9116e9e8308215b2b7aa30',
    es: '0363e90704ae6b7b4e2980658ab79a6e82d544e7d08c3d39fdd83e911c3bd601',
  },
} as const;
