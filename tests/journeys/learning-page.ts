// A module's page as a reader finds it: what it says, where it stands, and what can be pressed.
import type { Page } from 'playwright';
import type { Locale } from '#domain/languages.ts';
import type { ModuleId } from '#domain/learning/modules.ts';
import { path } from '#i18n/routes.ts';
import { Visitor } from '../visitor.ts';
import { enter } from './journey.ts';

/** Opens a module and waits until the page does more than to be read. */
export async function openModule(page: Page, siteUrl: string, locale: Locale, id: ModuleId): Promise<void> {
  await page.goto(siteUrl + path('learning', locale, `/${id}`));
  await page.locator('#content[role=tabpanel]').waitFor();
}

/** Opens the section of a lesson in which something stands. */
export async function openSectionOf(page: Page, selector: string): Promise<void> {
  const heading = page
    .locator('.lesson-section', { has: page.locator(selector) })
    .first()
    .getByRole('button')
    .first();
  if ((await heading.getAttribute('aria-expanded')) === 'false') await heading.click();
}

/** Waits for the control of progress, which comes when its place is near, and leaves the page where it was. */
export async function untilControl(page: Page): Promise<void> {
  const top = await page.evaluate(() => scrollY);
  await page.locator('#control').scrollIntoViewIfNeeded();
  await page.locator('#control .keeping').waitFor();
  await page.evaluate((before) => scrollTo({ top: before, behavior: 'instant' }), top);
}

/** Unfolds the control of progress, which stands below the text on a narrow screen. */
export async function openControl(page: Page, name: string): Promise<void> {
  await untilControl(page);
  const toggle = page.getByRole('button', { name, exact: true });
  if ((await toggle.isVisible()) && (await toggle.getAttribute('aria-expanded')) === 'false')
    await toggle.click();
}

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

export const shown = (page: Page) => page.locator('.module-progress strong').textContent();

export const untilShown = (page: Page, percent: number) =>
  page.locator('.module-progress strong').getByText(`${percent}%`, { exact: true }).waitFor();

/** Chooses an option of each question, from the first on, as quickly as a page takes it. */
export async function answer(page: Page, options: readonly number[]): Promise<void> {
  await page.evaluate((chosen) => {
    for (const [index, option] of chosen.entries())
      document.querySelectorAll<HTMLInputElement>(`#question-${index + 1} input`)[option]?.click();
  }, options);
}

/** Signs somebody in whose password is known, and gives this browser the session. */
export async function signIn(
  page: Page,
  siteUrl: string,
  locale: Locale,
  account: { email: string; password: string },
): Promise<Visitor> {
  const person = new Visitor(siteUrl, locale);
  const answered = await person.post('/api/auth/sign-in', { ...account, device: 'own' });
  if (answered.status !== 200) throw new Error(`sign-in answered ${answered.status}`);
  await enter(page, person);
  return person;
}

/** Everything on a module's page that depends on how far somebody is, read at one moment. */
export async function readState(page: Page) {
  return page.evaluate(() => {
    const text = (selector: string) => document.querySelector(selector)?.textContent ?? null;
    const enabled = (pressed: Element) => pressed.getAttribute('aria-disabled') === 'false';
    const numbers = [1, 2, 3, 4];
    return {
      percent: text('.module-progress strong'),
      bar: document.querySelector<HTMLProgressElement>('.module-progress progress')?.value,
      slider: document.querySelector<HTMLInputElement>('.slider input')?.value,
      badge: text('.module-progress .badge'),
      hint: text('.module-progress .small'),
      checked: numbers.filter((number) => text(`[data-place=check-${number}]`) !== ''),
      offers: numbers.map((number) => text(`[data-place=end-${number}]`)),
      quick: [...document.querySelectorAll('.quick button')].map(enabled),
      reached: document.querySelectorAll('.milestones .reached').length,
      nextMilestone: text('.milestones .next'),
      locked: [...document.querySelectorAll('.quiz-locked p')].map((line) => line.textContent),
      questions: document.querySelector('[data-questions]')?.checkVisibility() ?? false,
      banner: text('[data-place=quiz-head] > .notice.good'),
      wayBack: text('.finished a.button'),
    };
  });
}
