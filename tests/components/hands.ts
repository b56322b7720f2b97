// What a hand does that no locator can: pull something sideways, and let the mouse rest.
import { defineBrowserCommand } from '@vitest/browser-playwright';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Pulls what a locator's selector names by so many pixels to the right. */
    pull(selector: string, pixels: number): Promise<void>;
    /** Takes the mouse off everything: it still stands where the test before left it. */
    restMouse(): Promise<void>;
  }
}

export const pull = defineBrowserCommand<[selector: string, pixels: number]>(
  async ({ page, iframe }, selector, pixels) => {
    const box = await iframe.locator(selector).boundingBox();
    if (!box) throw new Error(`${selector} is not in sight`);
    const { x, y } = { x: box.x + 5, y: box.y + box.height / 2 };
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + pixels, y, { steps: 4 });
    await page.mouse.up();
  },
);

export const restMouse = defineBrowserCommand<[]>(({ page }) => page.mouse.move(385, 795));
