import { describe, expect, it } from 'vitest';
import { inLocale, path, sections, signInPath } from './routes.ts';

describe('addresses', () => {
  it.each([
    [path('home', 'en'), '/'],
    [path('home', 'es'), '/es'],
    [path('home', 'en', sections.faq), '/#faq'],
    [path('home', 'es', sections.faq), '/es#faq'],
    [path('intakeForm', 'en', '?package=basic'), '/intake-form?package=basic'],
    [path('intakeForm', 'es'), '/es/intake-form'],
    [path('learning', 'es', '/housing-rights'), '/es/learning/housing-rights'],
    [signInPath('es', '/es/account?token=a&b'), '/es/login?returnTo=%2Fes%2Faccount%3Ftoken%3Da%26b'],
  ])('%s is %s', (made, wanted) => expect(made).toBe(wanted));

  it.each([
    ['/', '/es'],
    ['/#faq', '/es#faq'],
    ['/?a=1', '/es?a=1'],
    ['/intake-form?package=basic', '/es/intake-form?package=basic'],
    ['/estate', '/es/estate'],
  ])('%s in Spanish is %s, and back again', (english, spanish) => {
    expect(inLocale(english, 'es')).toBe(spanish);
    expect(inLocale(spanish, 'en')).toBe(english);
    expect(inLocale(spanish, 'es')).toBe(spanish);
  });
});
