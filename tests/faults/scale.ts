// How much of a proof one run takes: `npm run test:faults` all of it, `npm run test:full` a share.
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    everyFault: boolean;
  }
}

export const everyFault: boolean = (inject('everyFault') as boolean | undefined) ?? false;

export const trials = (all: number, share: number): number => (everyFault ? all : share);

/** Runs `work` for each item, so many side by side. */
export async function inLanes<Item>(
  items: readonly Item[],
  width: number,
  work: (item: Item, index: number) => Promise<void>,
): Promise<void> {
  const waiting = items.entries();
  const lane = async (): Promise<void> => {
    for (const [index, item] of waiting) await work(item, index);
  };
  await Promise.all(Array.from({ length: Math.min(width, items.length) }, lane));
}
