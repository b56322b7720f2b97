/** Whole families and libraries share an address, and an answer costs little; a mail to somebody's inbox does not. */
export const quizThrottles = {
  quizPerIp: { limit: 240, windowSeconds: 60 * 60 },
  quizMailPerAddress: { limit: 5, windowSeconds: 60 * 60 },
} as const;
