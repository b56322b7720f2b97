/** Everything that is promised about calls. Pages, mails and the booking read it from here. */
export const callRules = {
  minutes: 30,
  /** Between two calls of the same person. */
  pauseMinutes: 15,
  noticeHours: 24,
  daysAhead: 30,
  /** Until so long before, a client moves or cancels it. */
  changeableHours: 12,
  packages: ['premium', 'vip'],
  /** Characters of the number we call. */
  phoneMax: 60,
} as const;

/** Whether a package includes calls. */
export function includesCalls(packageId: string): boolean {
  return (callRules.packages as readonly string[]).includes(packageId);
}
