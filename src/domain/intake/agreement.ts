/**
 * The service agreement a signature is recorded over: version and SHA-256 of its text per language.
 * Made from content/policies/agreement by "npm run stamp:agreement"; a test says when it is out of date.
 */
export const agreement = {
  version: '2026-11-22.2',
  hashes: {
    en: '8ed7af8b78646e0c5c2df3c3a310c2044f834780aeb42a53867c8d4d51187556',
    es: 'c488a0e0c878167793cfb7309ac9cd98fc417b873a9a882de6ed5f797cb4e492',
  },
} as const;
