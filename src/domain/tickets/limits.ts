// By themselves: forms need these, and no schemas.

/** Characters of a subject, and of what staff say was done. */
export const subjectMax = 120;
export const resolutionMax = 2_000;
