/**
 * Families and libraries share an address, and an answer costs little, so that limit is generous. Mail to somebody's
 * inbox is another matter.
 */
export const quizThrottles = {
  quizPerIp: { limit: 240, windowSeconds: 60 * 60 },
  quizMailPerAddress: { limit: 5, windowSeconds: 60 * 60 },
} as const;
