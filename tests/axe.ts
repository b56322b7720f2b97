import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';

/**
 * What axe objects to on a page as it stands, or in one part of it: the rule and the elements. A color that is still
 * changing is none that anybody reads: what axe objects to counts when it does so again a second later. As text, empty
 * without objections: the summary of a run shows a text whole, and of a list the length.
 */
export async function axeFaults(page: Page, within = 'html'): Promise<string> {
  const faults = await look(page, within);
  if (faults === '') return faults;
  await page.waitForTimeout(1_000);
  return look(page, within);
}

/**
 * Only objections come over from the browser, and no second page is opened to put them together, which axe needs for
 * frames of other sites alone: a third of the time.
 */
async function look(page: Page, within: string): Promise<string> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .include(within)
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`).join('\n');
}
