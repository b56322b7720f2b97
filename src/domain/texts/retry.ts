/** Seconds to wait after each try that the provider did not take. A reminder that is half a day late helps nobody. */
const waitsSeconds = [30, 120, 300, 900, 1_800, 3_600, 3_600] as const;

/** Seconds until the next try, or null if the text is given up. `tries` counts the one that just failed. */
export function nextTextTry(tries: number, random: number): number | null {
  const wait = waitsSeconds[Math.max(1, tries) - 1];
  return wait === undefined ? null : Math.round(wait * (1 + 0.25 * random));
}

/** Tries after which an answer's pictures are given up, and its words stand alone. */
export const maxPictureTries = 6;
