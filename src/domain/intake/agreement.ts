/**
 * The service agreement a signature is recorded over: version and SHA-256 of its text per language.
 * Made from content/policies/agreement by "npm run stamp:agreement"; a test says when it is out of date.
 */
export const agreement = {
  version: '2026-11-22.3',
  hashes: {
    en: 'e3b9f58bb6631fa93419a8471b3b3721ed3c4a4c3f6252bb772bdaebbd1d8a7c',
    es: 'ec5224f8a8d5d47ad102a9f6d4772714969b25e447b926542d6a931d87ee4f93',
  },
} as const;
