// The one map of pages: nobody types an address anywhere else. The same segments serve both languages,
// English at /x and Spanish at /es/x, so a link read out on the phone works in either.
import type { Locale } from '#domain/languages.ts';

export const routes = {
  home: '/',
  intakeForm: '/intake-form',
  intakeConfirmation: '/intake-confirmation',
  services: '/services',
  checkout: '/checkout',
  paymentSuccess: '/payment-success',
  paymentConfirmation: '/payment-confirmation',
  login: '/login',
  setPassword: '/set-password',
  dashboard: '/client-dashboard',
  account: '/account',
  supporter: '/supporter',
  referral: '/referral',
  forms: '/forms',
  privacy: '/privacy',
  terms: '/terms',
  accessibility: '/accessibility',
  contact: '/contact',
  learning: '/learning',
  certificate: '/certificate',
  blog: '/blog',
  search: '/search',
  disclaimer: '/disclaimer',
  letters: '/letters',
  counties: '/counties',
  questions: '/questions',
  status: '/status',
  staff: '/staff',
  notFound: '/404',
} as const;
export type Route = keyof typeof routes;

export { sections } from './sections.ts';

/**
 * The address of a page in a language. `rest` is appended as it is: a query (`?package=basic`), an anchor
 * (`#faq`) or a deeper segment (`/housing-rights`).
 */
export function path(route: Route, locale: Locale, rest = ''): string {
  const page = routes[route];
  const prefix = locale === 'en' ? '' : `/${locale}`;
  const address = page === '/' ? prefix || '/' : `${prefix}${page}`;
  // '/' + '/x' and '/' + '#x' are both right; '/es' + '#x' too.
  return address === '/' && rest.startsWith('/') ? rest : `${address}${rest}`;
}

/** The sign-in page on the way to `wanted`, an address of ours. */
export function signInPath(locale: Locale, wanted: string): string {
  return path('login', locale, `?returnTo=${encodeURIComponent(wanted)}`);
}

/** A client's case, in the dashboard. */
export function casePath(locale: Locale, caseId: string): string {
  return path('dashboard', locale, `?case=${caseId}`);
}

/** The same address in the other language; keeps query and anchor. Takes a path beginning with '/'. */
export function inLocale(address: string, locale: Locale): string {
  const bare = address.replace(/^\/es(?=\/|$|\?|#)/, '') || '/';
  const english = bare.startsWith('/') ? bare : `/${bare}`;
  if (locale === 'en') return english;
  return english === '/'
    ? '/es'
    : english.startsWith('/?') || english.startsWith('/#')
      ? `/es${english.slice(1)}`
      : `/es${english}`;
}

export function otherLocale(locale: Locale): Locale {
  return locale === 'en' ? 'es' : 'en';
}
