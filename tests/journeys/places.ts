// How a client gets around in their case: by the bar with its four places.
import type { Page } from 'playwright';
import type { Locale } from '#domain/languages.ts';
import type { CasePlace } from '#domain/portal/case-places.ts';
import { casePageWords } from '#i18n/case-page.ts';
import { fill } from '#i18n/format.ts';

/** Presses a place in the bar, and waits until it is the one that is open. */
export async function openPlace(page: Page, locale: Locale, place: CasePlace): Promise<void> {
  const { places } = casePageWords[locale];
  const link = page
    .getByRole('navigation', { name: places.label })
    .getByRole('link', { name: places[place] });
  await link.click();
  await page.locator(`[data-place="${place}"]:visible`).waitFor();
}

/** Opens a line of the last place by its title. */
export async function openFold(page: Page, locale: Locale, title: string): Promise<void> {
  await openPlace(page, locale, 'more');
  await page.getByRole('heading', { level: 2, name: title, exact: true }).click();
}

/** Opens the facts of the only court case, or of the one at this place, with what can be told about it. */
export async function openMatter(page: Page, locale: Locale, place?: number): Promise<void> {
  await openPlace(page, locale, 'case');
  const { matters } = casePageWords[locale];
  const all = page.getByRole('region', { name: place ? matters.title : matters.titleOne, exact: true });
  const line = all.locator('details').filter({ has: page.locator('summary') });
  const own = place ? line.filter({ hasText: fill(matters.short, { place }) }).first() : line.first();
  if ((await own.getAttribute('open')) === null) await own.locator('summary').first().click();
}
