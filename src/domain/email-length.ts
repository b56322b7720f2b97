/**
 * The longest address SMTP can carry (RFC 5321). Separate from the schema, so that a page can set `maxlength` without
 * loading the rules.
 */
export const emailMaxLength = 254;
