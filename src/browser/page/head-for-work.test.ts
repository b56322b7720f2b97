// The heading of the sign-in page, by where somebody was going.
import { beforeEach, expect, it } from 'vitest';
import { otherLocale, path, signInPath } from '#i18n/routes.ts';
import { locales } from '#domain/languages.ts';
import { headForWork } from './head-for-work.ts';

const words = { title: 'Sign in | Fresh Key', heading: 'Sign in', lead: 'Workplace' };
const page = {
  title: '',
  clientLinks: 0,
  places: new Map<string, { textContent: string }>(),
};

beforeEach(() => {
  page.clientLinks = 2;
  page.title = 'Client login | Fresh Key';
  page.places = new Map([
    ['.task-head h1', { textContent: 'Client login' }],
    ['.task-head .lead', { textContent: 'See where your case stands.' }],
  ]);
  Object.assign(globalThis, {
    document: Object.assign(page, {
      querySelector: (selector: string) => page.places.get(selector) ?? null,
      querySelectorAll: () => [1, 2].map(() => ({ remove: () => (page.clientLinks -= 1) })),
    }),
  });
});

function come(address: string): (string | undefined)[] {
  Object.assign(globalThis, { location: new URL(address, 'https://freshkey.example') });
  headForWork(
    locales.map((locale) => path('staff', locale)),
    words,
  );
  return [page.title, ...[...page.places.values()].map(({ textContent }) => textContent)];
}

it.each(locales)('staff who come from the workplace do not read that this is for clients (%s)', (locale) => {
  const signIn = signInPath(locale, `${path('staff', otherLocale(locale))}#cases/abc`);
  expect(come(signIn)).toEqual([words.title, words.heading, words.lead]);
  expect(page.clientLinks).toBe(0);
});

it.each(locales)('a client reads their own heading, whatever page they come from (%s)', (locale) => {
  for (const address of [
    path('login', locale),
    signInPath(locale, path('dashboard', locale)),
    `${path('login', locale)}?returnTo=/staffing`,
  ]) {
    expect(come(address)[1]).toBe('Client login');
    expect(page.clientLinks).toBe(2);
  }
});
