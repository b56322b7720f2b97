/**
 * At least 10 characters, no composition rules, nothing cut off, paste allowed (NIST 800-63B). Separate from the
 * schema, so that a page can state it without loading the rules.
 */
export const passwordMinLength = 10;
