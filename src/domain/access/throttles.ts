/**
 * Tries per window. Small enough against guessing, large enough that a person who mistypes never meets them.
 * An account's limit passes by itself: nobody can lock a client out for good.
 */
export const accessThrottles = {
  signInPerAccount: { limit: 10, windowSeconds: 15 * 60 },
  signInPerIp: { limit: 120, windowSeconds: 15 * 60 },
  forgotPerAddress: { limit: 3, windowSeconds: 60 * 60 },
  forgotPerIp: { limit: 20, windowSeconds: 60 * 60 },
  /** Changes that ask for the present password, together: a session somebody left open must not find it out. */
  ownPasswordPerAccount: { limit: 10, windowSeconds: 15 * 60 },
  emailChangePerAccount: { limit: 5, windowSeconds: 60 * 60 },
  /** Per address that would receive the mail: a stranger's inbox is not to be filled. */
  emailChangePerAddress: { limit: 3, windowSeconds: 60 * 60 },
  /** Ending sessions, the language, taking a wish back. */
  ownChangesPerAccount: { limit: 120, windowSeconds: 60 * 60 },
  /** Copies of everything we keep; each may read a lot. */
  ownDataPerAccount: { limit: 10, windowSeconds: 24 * 60 * 60 },
  /** Codes and recovery codes together; a right one clears the count, and it passes by itself. */
  secondFactorPerAccount: { limit: 5, windowSeconds: 15 * 60 },
  setupPerIp: { limit: 200, windowSeconds: 60 * 60 },
} as const;
