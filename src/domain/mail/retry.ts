/**
 * Seconds to wait after each try of a mail that the provider did not accept: short at first, since most faults pass
 * within minutes, then longer. Twelve tries over more than five hours, so that nothing is lost when a provider is down
 * for an afternoon.
 */
const waitsSeconds = [30, 60, 120, 300, 600, 900, 1_800, 3_600, 3_600, 3_600, 5_400] as const;

/** How many tries before a mail is given up and shown to staff. */
export const mostMailTries = waitsSeconds.length + 1;

/** Up to this share is added to a wait, so that mails that failed together do not all return together. */
const jitterShare = 0.25;

/**
 * Seconds until the next try, or null if the mail is given up. `tries` counts the one that just failed;
 * `random` is between 0 and 1.
 */
export function nextMailTry(tries: number, random: number): number | null {
  const wait = waitsSeconds[Math.max(1, tries) - 1];
  return wait === undefined ? null : Math.round(wait * (1 + jitterShare * random));
}
