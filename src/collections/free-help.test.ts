import { expect, it } from 'vitest';
import { readFreeHelp, readUrgentHelp } from '#collections/home.ts';
import { countyNames } from '#domain/counties/georgia.ts';
import { locales } from '#domain/languages.ts';

it('somebody who taps a number of free legal help calls the number that is printed', () => {
  const { places } = readFreeHelp('en');
  const numbers = places.filter(({ phone }) => phone !== null);
  expect(numbers.length).toBeGreaterThan(0);
  for (const { phone, call } of numbers) {
    expect(call).toMatch(/^tel:\+1[2-9]\d{9}$/);
    expect(call?.endsWith(phone?.replaceAll('-', '').slice(-10) ?? '')).toBe(true);
  }
});

it.each(locales)(
  'somebody with court papers this week finds a number for every county of Georgia (%s)',
  (locale) => {
    const { text, numbers } = readUrgentHelp(locale);
    expect(text).toContain('7');
    const { places } = readFreeHelp(locale);
    for (const county of countyNames) {
      const near = new Set(readFreeHelp(locale, county).places.map(({ phone }) => phone));
      expect(numbers.filter(({ phone }) => near.has(phone)).length, county).toBe(1);
    }
    for (const { phone, call } of numbers)
      expect(places.find((one) => one.phone === phone)?.call, phone).toBe(call);
  },
);
