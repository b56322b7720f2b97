/**
 * How often one address (or draft, or application) may do something per window. Generous, because families and shelters
 * share an address and nobody who means well should ever reach a limit.
 */
export const intakeThrottles = {
  intakePerIp: { limit: 600, windowSeconds: 60 * 60 },
  uploadsPerIp: { limit: 1_000, windowSeconds: 60 * 60 },
  uploadsPerDraft: { limit: 200, windowSeconds: 60 * 60 },
  /**
   * Kilobytes that one address may leave with us in a day: forty applications with all the files they can have. Nobody
   * can fill the storage from one connection.
   */
  uploadedKilobytesPerIp: { limit: 2 * 1024 * 1024, windowSeconds: 24 * 60 * 60 },
  /** How many browsers begin a form. Saving one that exists is not counted. */
  newDraftsPerIp: { limit: 300, windowSeconds: 60 * 60 },
  draftLinkPerIp: { limit: 60, windowSeconds: 60 * 60 },
  /** Counted by the address that would receive the mail, so that nobody can fill a stranger's inbox. */
  draftLinkPerAddress: { limit: 5, windowSeconds: 60 * 60 },
  continuePerIp: { limit: 120, windowSeconds: 60 * 60 },
  mailAgainPerApplication: { limit: 5, windowSeconds: 60 * 60 },
  mailAgainPerOrder: { limit: 5, windowSeconds: 60 * 60 },
  emailChangePerApplication: { limit: 10, windowSeconds: 60 * 60 },
  helpPagesPerApplication: { limit: 30, windowSeconds: 60 * 60 },
  correctionPerApplication: { limit: 20, windowSeconds: 60 * 60 },
  /** Each look at a payment link asks the card processor, whose limit all clients share. */
  paymentLooks: { limit: 60, windowSeconds: 10 * 60 },
} as const;
