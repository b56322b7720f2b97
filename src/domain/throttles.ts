/**
 * How often one address (or one draft, one application) may do something, per window. Generous: whole families
 * and shelters share an address, and nobody who means well may ever meet a limit.
 */
export const intakeThrottles = {
  intakePerIp: { limit: 600, windowSeconds: 60 * 60 },
  uploadsPerIp: { limit: 1_000, windowSeconds: 60 * 60 },
  uploadsPerDraft: { limit: 200, windowSeconds: 60 * 60 },
  /** Browsers that begin a form; saving one that is there already is not counted. */
  newDraftsPerIp: { limit: 300, windowSeconds: 60 * 60 },
  draftLinkPerIp: { limit: 60, windowSeconds: 60 * 60 },
  /** Per address that would receive the mail: a stranger's inbox is not to be filled. */
  draftLinkPerAddress: { limit: 5, windowSeconds: 60 * 60 },
  continuePerIp: { limit: 120, windowSeconds: 60 * 60 },
  mailAgainPerApplication: { limit: 5, windowSeconds: 60 * 60 },
  emailChangePerApplication: { limit: 10, windowSeconds: 60 * 60 },
  correctionPerApplication: { limit: 20, windowSeconds: 60 * 60 },
  /** Each look at a payment link asks the card processor, whose own limit is there for all clients together. */
  paymentLooks: { limit: 60, windowSeconds: 10 * 60 },
  /** Mails a stranger can cause by typing an address. Somebody who helps others may use their own for a dozen. */
  unaskedMailsPerAddress: { limit: 30, windowSeconds: 24 * 60 * 60 },
} as const;
