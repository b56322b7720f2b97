/**
 * Tries per window. Small enough against guessing, large enough that a person who mistypes never meets them.
 * An account's limit passes by itself: nobody can lock a client out for good.
 */
export const accessThrottles = {
  signInPerAccount: { limit: 10, windowSeconds: 15 * 60 },
  signInPerIp: { limit: 120, windowSeconds: 15 * 60 },
  forgotPerAddress: { limit: 3, windowSeconds: 60 * 60 },
  forgotPerIp: { limit: 20, windowSeconds: 60 * 60 },
  setupPerIp: { limit: 200, windowSeconds: 60 * 60 },
} as const;
