/**
 * How much one client may send us in a window. Nobody who means well reaches these; they keep one account from filling
 * the desks of everybody else.
 */
export const portalThrottles = {
  /** Messages in the threads of all their cases, and what they add to their questions. */
  messagesPerClient: { limit: 60, windowSeconds: 60 * 60 },
  /** Each yes about danger holds a case and calls staff; a no may be taken back as often. */
  dangerAnswersPerClient: { limit: 60, windowSeconds: 60 * 60 },
  /** Enough for somebody who asks about several payments; more is a mistake or worse. */
  refundsPerClient: { limit: 10, windowSeconds: 24 * 60 * 60 },
  /** Of each kind of paper, because making a PDF takes computing time. */
  papersPerClient: { limit: 60, windowSeconds: 60 * 60 },
} as const;
