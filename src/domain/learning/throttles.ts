/**
 * Far more than learning needs: a section button, a slider, seven modules reset at once. Progress and quizzes are
 * counted by account, and the public check by address, generously, since libraries and offices share one.
 */
export const learningThrottles = {
  progressPerUser: { limit: 1_200, windowSeconds: 60 * 60 },
  quizPerUser: { limit: 120, windowSeconds: 60 * 60 },
  certificatePerUser: { limit: 60, windowSeconds: 60 * 60 },
  certificateCheckPerIp: { limit: 240, windowSeconds: 60 * 60 },
} as const;
