/**
 * The service agreement a signature is recorded over: version and SHA-256 of its text per language.
 * Made from content/policies/agreement by "npm run stamp:agreement"; a test says when it is out of date.
 */
export const agreement = {
  version: '2025-07-29',
  hashes: {
    en: 'b03d2d64215fdd14aa0d317b99f4109b296f960e12697913c3e88c65af9b1e5b',
    es: '223f9e5227b0ca2931267bb6f67eaf784d7a0eb8057ad22ceef467092ea3cc0e',
  },
} as const;
