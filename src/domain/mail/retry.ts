/**
 * Seconds to wait after each try of a mail that the provider did not take: quick at first, since most faults pass
 * in minutes, then for hours. Together more than five hours over twelve tries, so that an outage of a provider's
 * afternoon loses nothing.
 */
const waitsSeconds = [30, 60, 120, 300, 600, 900, 1_800, 3_600, 3_600, 3_600, 5_400] as const;

/** Tries before a mail is given up and shown to staff. */
export const mostMailTries = waitsSeconds.length + 1;

/** At most this share is added to a wait, so that mails that failed together do not come back together. */
const jitterShare = 0.25;

/**
 * Seconds until the next try, or null when the mail is given up. `tries` counts the one that just failed;
 * `random` is between 0 and 1.
 */
export function nextMailTry(tries: number, random: number): number | null {
  const wait = waitsSeconds[Math.max(1, tries) - 1];
  return wait === undefined ? null : Math.round(wait * (1 + jitterShare * random));
}
