/**
 * Messages per network, and per address to be answered. Generous, because shelters and libraries share an address and
 * nobody who means well should ever reach a limit.
 */
export const contactThrottles = {
  perIp: { limit: 300, windowSeconds: 60 * 60 },
  perAddress: { limit: 60, windowSeconds: 60 * 60 },
} as const;
