import { expect, it } from 'vitest';
import { locales } from '#domain/languages.ts';
import { fill } from '#i18n/format.ts';
import { servicesWords } from '#i18n/services.ts';
import { planFiling } from './plan-filing.ts';

it.each(locales)(
  'who asks to pay in parts reads that they take the papers to the court, while we do not (%s)',
  (locale) => {
    const { text, filing } = servicesWords[locale].plan;
    const sentence = (confirmed: Parameters<typeof planFiling>[1]) =>
      fill(text, { days: 1, filing: planFiling(locale, confirmed) });
    expect(sentence(new Set(['calls', 'letters']))).toContain(filing.byYou);
    expect(sentence(new Set(['staff-delivery']))).toContain(filing.byUs);
  },
);
