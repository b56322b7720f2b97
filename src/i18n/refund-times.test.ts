import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { locales } from '#domain/languages.ts';
import { refundTimes } from './refund-times.ts';

describe.each(locales)('when money comes back (%s)', (locale) => {
  it('is said once in the agreement and once in the terms, in the words of every page and mail', () => {
    for (const policy of ['agreement', 'terms']) {
      const text = readFileSync(`content/policies/${policy}/${locale}.mdx`, 'utf8');
      expect(text.split(refundTimes(locale)), policy).toHaveLength(2);
    }
  });

  it('is said in no words of its own anywhere', () => {
    const days =
      /(?:\{(?:from|refundFrom)\}|5) (?:to|a) (?:\{(?:to|refundTo)\}|7) (?:business days|días hábiles)/;
    // Once it was decided or sent, a mail counts from that day.
    const mails = new RegExp(`^src/i18n/${locale}/(?:refund-times|mail(?:-about-money)?)\\.ts$`);
    const wrong = globSync([`src/i18n/${locale}/**/*.ts`, 'content/home/*.yml', `content/**/${locale}.mdx`])
      .filter((file) => !mails.test(file))
      .filter((file) => days.test(readFileSync(file, 'utf8').replaceAll(refundTimes(locale), '')));
    expect(wrong).toEqual([]);
  });
});
