/**
 * Messages per network and per address they are to be answered at. Generous: shelters and libraries share an address,
 * and somebody who means well may never meet a limit.
 */
export const contactThrottles = {
  perIp: { limit: 300, windowSeconds: 60 * 60 },
  perAddress: { limit: 60, windowSeconds: 60 * 60 },
} as const;
