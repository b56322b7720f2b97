/** Begins every sample of a property, so that each run tries the same. Another number tries others. */
export const seed = 20_261_121;

/** Chance that falls the same way in every run. */
export interface Chance {
  /** From 0 up to 1. */
  next(): number;
  /** True this often, of one. */
  happens(share: number): boolean;
  /** A whole number below this one. */
  below(end: number): number;
  pick<Item>(items: readonly Item[]): Item;
}

/** Give each trial that runs beside others a number of its own, or they would share one row of draws in any order. */
export function chanceOf(trial = 0): Chance {
  let state = (seed + Math.imul(trial + 1, 0x9e37_79b9)) | 0;
  // Mulberry32.
  const next = (): number => {
    state = (state + 0x6d2b_79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number): number => Math.floor(next() * end);
  return {
    next,
    below,
    happens: (share) => next() < share,
    pick<Item>(items: readonly Item[]): Item {
      return items[below(items.length)] as Item;
    },
  };
}
