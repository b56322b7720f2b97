// Whoever pressed a button sees what became of it where the hand is, and hears it.
import { expect } from 'vitest';

/** What confirms an act has the focus, and is in sight. */
export async function expectConfirmed(note: Parameters<typeof expect.element>[0]): Promise<void> {
  await expect.element(note).toHaveFocus();
  await expect.element(note).toBeInViewport();
}
