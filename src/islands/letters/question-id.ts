import type { LetterField } from '#domain/letters/letters.ts';

/** Unique in the page. */
export const questionId = (field: LetterField): string => `letter-${field}`;
