/**
 * At least 10 characters, no composition rules, nothing cut off, paste allowed (NIST 800-63B). Apart from the schema, so
 * that a page can say it without loading the rules.
 */
export const passwordMinLength = 10;
