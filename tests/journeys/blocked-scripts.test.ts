// @module-tag full
// A blocker, a lost connection or an old page after a release: any one script of a page may not come.
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { makeInvitation, makeInvitedClient } from '#tests/accounts.ts';
import { everyday } from '#tests/runs.ts';
import { signedInClient, signedInStaff } from '#tests/signed-in.ts';
import type { Visitor } from '#tests/visitor.ts';
import { path } from '#i18n/routes.ts';
import { enter } from './journey.ts';
import { setStage } from './stage.ts';

const stage = setStage();

interface OpenPage {
  readonly address: () => Promise<string> | string;
  readonly signedIn?: () => Promise<Visitor>;
}

const client = async () => (await signedInClient(stage.sql, { siteUrl: stage.site, language: 'es' })).visitor;
const staff = async () => (await signedInStaff(stage.sql, { siteUrl: stage.site, language: 'es' })).visitor;

/** Every page with a form, as a person comes to it. */
const pages: Readonly<Record<string, OpenPage>> = {
  contact: { address: () => path('contact', 'es') },
  application: { address: () => path('intakeForm', 'es') },
  'sign-in': { address: () => path('login', 'es') },
  'first password': {
    address: async () => {
      const invited = await makeInvitedClient(stage.sql);
      return path('setPassword', 'es', `?token=${await makeInvitation(stage.sql, invited)}`);
    },
  },
  letters: { address: () => path('letters', 'es') },
  checkout: { address: () => path('checkout', 'es', '?package=basic'), signedIn: client },
  'helper’s page': { address: () => path('supporter', 'es') },
  account: { address: () => path('account', 'es'), signedIn: client },
  dashboard: { address: () => path('dashboard', 'es'), signedIn: client },
  workplace: { address: () => path('staff', 'es'), signedIn: staff },
  'home page': { address: () => path('home', 'es') },
};

/** Much longer than a page waits for its scripts: six pages at a time on a busy machine. */
const patienceMs = 60_000;

/** Opens the page without one of its scripts; answers those it asked for, and what a person then sees. */
async function openWithout(
  { address, signedIn }: { readonly address: string; readonly signedIn: Visitor | undefined },
  blocked: string | null,
): Promise<{ scripts: string[]; state: string }> {
  const context = await stage.browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'es' });
  const page = await context.newPage();
  const scripts = new Set<string>();
  await page.route('**/*.js', (route) => {
    const { pathname } = new URL(route.request().url());
    scripts.add(pathname);
    return pathname === blocked ? route.abort() : route.continue();
  });
  if (signedIn) await enter(page, signedIn);
  await page.goto(stage.site + address);
  // A form further down is asked for when it is in sight.
  for (const form of await page.locator('main form').all())
    await form.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await page.waitForLoadState('networkidle');
  let state = await stateOf(page);
  for (const end = Date.now() + patienceMs; state === 'silent' && Date.now() < end;) {
    await page.waitForTimeout(200);
    state = await stateOf(page);
  }
  await context.close();
  return { scripts: [...scripts].toSorted(), state };
}

/** `alive`: every part woke and no form is stuck; `says`: a notice says what to do; `silent`: neither. */
function stateOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const isSeen = (element: Element) => element.getClientRects().length > 0;
    const parts = [...document.querySelectorAll('main astro-island')];
    const inSight = parts.filter((part) => [...part.children].some(isSeen));
    const isAsleep = inSight.some((part) => part.hasAttribute('ssr'));
    const submits = [...document.querySelectorAll<HTMLButtonElement>('main form button[type=submit]')];
    const isStuck = submits.some((button) => isSeen(button) && button.disabled);
    // The contact form and the quiz wait for answers before they can be sent.
    const waits = document.querySelector('main .contact-form, #eligibility-form[data-awake]') !== null;
    if (!isAsleep && (!isStuck || waits)) return 'alive';
    const notices = 'main .only-no-js, main [role=alert], main .notice.danger';
    const says =
      [...document.querySelectorAll(notices)].some(isSeen) ||
      // The form of the home page has a page of its own.
      [...document.querySelectorAll('[data-asleep] .write')].some(isSeen);
    return says ? 'says' : 'silent';
  });
}

for (const [name, { address, signedIn }] of Object.entries(pages))
  it(
    `somebody whose browser did not get one of the scripts of the page is told what to do: ${name}`,
    {
      timeout: 300_000,
      // It has the fewest scripts.
      ...everyday(name === 'helper’s page'),
    },
    async () => {
      const open = { address: await address(), signedIn: await signedIn?.() };
      const whole = await openWithout(open, null);
      expect(whole.state, 'with all scripts').toBe('alive');
      expect(whole.scripts.length).toBeGreaterThan(2);
      const silent: string[] = [];
      const left = [...whole.scripts];
      const oneByOne = async () => {
        for (let script = left.pop(); script; script = left.pop())
          if ((await openWithout(open, script)).state === 'silent') silent.push(script);
      };
      await Promise.all(Array.from({ length: 6 }, oneByOne));
      expect(silent).toEqual([]);
    },
  );
