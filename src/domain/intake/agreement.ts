/**
 * The service agreement a signature is recorded over: version and SHA-256 of its text per language.
 * Made from content/policies/agreement by "npm run stamp:agreement"; a test says when it is out of date.
 */
export const agreement = {
  version: '2026-11-22.2',
  hashes: {
    en: '8ed7af8b78646e0c5c2df3c3a310c2044f834780aeb42a53867c8d4d51187556',
    es: 'a7f0f5b0bce6680a08bfcfceaf85faf7a19910456b45227ac9338b5335075843',
  },
} as const;
