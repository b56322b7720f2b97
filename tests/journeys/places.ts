// How a client gets around in their case: by the bar with its four places.
import type { Page } from 'playwright';
import type { Locale } from '#domain/languages.ts';
import type { CasePlace } from '#domain/portal/case-places.ts';
import { casePageWords } from '#i18n/case-page.ts';

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

/** Opens the facts of the only court case, with what can be told about it. */
export async function openMatter(page: Page, locale: Locale): Promise<void> {
  await openPlace(page, locale, 'case');
  const { matters } = casePageWords[locale];
  const line = page.getByRole('region', { name: matters.titleOne }).locator('details').first();
  if ((await line.getAttribute('open')) === null) await line.locator('summary').first().click();
}
