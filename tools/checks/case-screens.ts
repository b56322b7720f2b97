// What a client sees of a case on a phone, in a real browser, before answers that say how a full case stands: how long
// each place is, where its one button is, and whether anything moves while it comes.
import type { Browser, Page } from 'playwright';
import type { CaseStatus } from '#domain/cases/status.ts';
import type { Locale } from '#domain/languages.ts';
import type { PackageId } from '#domain/packages/catalogue.ts';
import type { CasePlace } from '#domain/portal/case-places.ts';
import { path } from '#i18n/routes.ts';
import { writeSampleMotion } from '../papers/sample-packets.ts';
import { caseIn } from './case-answers.ts';

export const phone = { width: 360, height: 740 } as const;
/** The most screens of a place; null: its list grows with what is in it. A hearing also says what to bring and the way. */
export function mostScreens({ place, status }: ShownCase): number | null {
  if (place !== 'case' && place !== 'papers') return null;
  return status === 'hearing_set' ? 3 : 2;
}
/** What may move while a case loads. */
export const mostShift = 0.02;

export interface ShownCase {
  readonly status: CaseStatus;
  readonly language: Locale;
  readonly packageId: PackageId;
  readonly place: CasePlace;
}

export interface CaseScreen {
  readonly shown: ShownCase;
  /** Screens of the phone that the place itself takes, header included; what every page ends with is not counted. */
  readonly screens: number;
  /** Loud buttons whose top is on the first screen, with the place of their lower edges. */
  readonly buttons: readonly { readonly text: string; readonly bottom: number }[];
  /** Where the bar at the bottom begins. */
  readonly fold: number;
  readonly isTheirTurn: boolean;
  /** Cumulative layout shift. */
  readonly shift: number;
  /** Errors of scripts, calls that nobody answered, and a page wider than its screen. */
  readonly faults: readonly string[];
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/** Opens a place of a case and measures it; `look` may take a picture before the page closes. */
export async function measureCase(
  { browser, origin }: { readonly browser: Browser; readonly origin: string },
  shown: ShownCase,
  look: (page: Page) => Promise<void> = () => Promise.resolve(),
  colorScheme: 'light' | 'dark' = 'light',
): Promise<CaseScreen> {
  const { status, language, packageId, place } = shown;
  const { query, answers } = caseIn(status, packageId, language);
  const motion = await writeSampleMotion();
  const context = await browser.newContext({
    viewport: phone,
    colorScheme,
    locale: language === 'en' ? 'en-US' : 'es-US',
  });
  try {
    const page = await context.newPage();
    // A machine that does other things besides draws pictures of papers slowly.
    page.setDefaultTimeout(90_000);
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    await page.route('**/api/**', (route) => {
      const { pathname } = new URL(route.request().url());
      const answer = answers[pathname];
      if (answer) return route.fulfill({ json: answer });
      if (pathname.startsWith('/api/account/files/'))
        return route.fulfill({ contentType: 'application/pdf', body: motion });
      faults.push(`nobody answers ${pathname}`);
      return route.fulfill({ status: 404, json: { code: 'not_found', message: '' } });
    });
    await page.addInitScript(() => {
      Object.assign(window, { shifts: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as LayoutShift[])
          if (!entry.hadRecentInput) (window as unknown as { shifts: number }).shifts += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const anchor = place === 'case' ? '' : `#${place}`;
    await page.goto(origin + path('dashboard', language, query + anchor), { waitUntil: 'networkidle' });
    // A busy machine has nothing under way before the case is drawn, too.
    await page.locator(`[data-place="${place}"]:not(:has([data-loading]))`).waitFor();
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    // The pictures of papers that are in sight are drawn, so that their pages are counted; those of a folded row are not.
    await page.waitForFunction(
      (own) =>
        [...document.querySelectorAll(`[data-place="${own}"] canvas`)].every(
          (canvas) =>
            !canvas.checkVisibility() ||
            canvas.getBoundingClientRect().top > innerHeight ||
            canvas.checkVisibility({ visibilityProperty: true }),
        ),
      place,
    );
    const measured = await page.evaluate((own) => {
      const isShown = (element: Element) => element.checkVisibility() && element.getClientRects().length > 0;
      const section = document.querySelector(`[data-place="${own}"]`);
      const bar = document.querySelector('.place-bar');
      const end = section?.lastElementChild?.getBoundingClientRect().bottom ?? Number.NaN;
      const fold = Math.min(innerHeight, bar?.getBoundingClientRect().top ?? innerHeight);
      return {
        screens: (end + scrollY) / innerHeight,
        fold,
        buttons: [...document.querySelectorAll('main .button:not(.second, .plain)')]
          .filter(isShown)
          .map((button) => ({
            text: button.textContent,
            top: button.getBoundingClientRect().top + scrollY,
            bottom: button.getBoundingClientRect().bottom + scrollY,
          }))
          .filter(({ top }) => top < innerHeight),
        wide: document.documentElement.scrollWidth - innerWidth,
        shift: (window as unknown as { shifts: number }).shifts,
      };
    }, place);
    if (measured.wide > 0) faults.push(`wider than the screen by ${measured.wide} px`);
    await look(page);
    const one = answers[`/api/cases/${query.split('=')[1] ?? ''}`] as
      { sight?: { turn?: string } } | undefined;
    return {
      shown,
      screens: measured.screens,
      buttons: measured.buttons.map(({ text, bottom }) => ({ text, bottom })),
      fold: measured.fold,
      isTheirTurn: one?.sight?.turn === 'client',
      shift: measured.shift,
      faults,
    };
  } finally {
    await context.close();
  }
}

/** A sentence for each rule that the screen breaks. */
export function faultsOf({
  shown,
  screens,
  buttons,
  fold,
  isTheirTurn,
  shift,
  faults,
}: CaseScreen): string[] {
  const said = [...faults];
  if (shift > mostShift) said.push(`moves by ${shift.toFixed(3)} while it loads`);
  const most = mostScreens(shown);
  if (most !== null && screens > most) said.push(`is ${screens.toFixed(2)} screens long`);
  if (shown.place !== 'case') return said;
  if (buttons.length !== (isTheirTurn ? 1 : 0))
    said.push(`has ${buttons.length} loud buttons where it is ${isTheirTurn ? '' : 'not '}the client’s turn`);
  for (const { text, bottom } of buttons)
    if (bottom > fold)
      said.push(`hides “${text}”, which ends at ${Math.round(bottom)} of ${Math.round(fold)} px`);
  return said;
}
