// Somebody who uses a page by keys alone: where the focus is, and the way to where it should be.
import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';

type Focus = Awaited<ReturnType<typeof lookAtFocus>>;

/** Where the focus is: what has it, whether it can be seen, and whether something lies over it. */
export function lookAtFocus(page: Page) {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement) || focused === document.body) return null;
    // The field of a file, and a choice, are drawn as their label.
    const drawn =
      (focused instanceof HTMLInputElement &&
        ['file', 'radio', 'checkbox'].includes(focused.type) &&
        focused.labels?.[0]) ||
      focused;
    const { outlineStyle, outlineWidth } = getComputedStyle(drawn);
    const box = drawn.getBoundingClientRect();
    const [x, y] = [box.left + Math.min(box.width / 2, 40), box.top + Math.min(box.height / 2, 20)];
    const above = document.elementFromPoint(x, y);
    return {
      name: `${focused.tagName} ${focused.getAttribute('aria-label') ?? focused.textContent?.trim().slice(0, 60)}`,
      isRinged: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
      isInSight: above !== null && (drawn.contains(above) || above.contains(drawn)),
    };
  });
}

/**
 * Goes on by Tab, or back, until the focus is where it should be. Each stop on the way can be seen, once it is scrolled
 * to. Returns what had the focus on the way, the goal last.
 */
export async function walkTo(page: Page, goal: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<string[]> {
  const passed: string[] = [];
  for (let stops = 0; stops < 150; stops += 1) {
    await page.keyboard.press(key);
    await expect
      .poll(() => lookAtFocus(page), { timeout: 3_000 })
      .toSatisfy((focus: Focus) => focus === null || (focus.isRinged && focus.isInSight));
    passed.push((await lookAtFocus(page))?.name ?? '');
    if (await goal.evaluate((element) => element === document.activeElement)) return passed;
  }
  throw new Error(`no way by ${key} to ${String(goal)}`);
}

/** What they did took the pressed button away: the focus is on the words that confirm it, and can be seen there. */
export async function expectFocusOn(page: Page, words: string): Promise<void> {
  await expect
    .poll(() => lookAtFocus(page))
    .toMatchObject({
      name: expect.stringContaining(words.slice(0, 60)) as string,
      isRinged: true,
      isInSight: true,
    });
}
