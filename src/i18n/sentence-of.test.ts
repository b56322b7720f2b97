import { expect, it } from 'vitest';
import { locales } from '#domain/languages.ts';
import { fieldMessage } from './api-errors.ts';

it.each(locales)('people read which sign their email address cannot have: %s', (locale) => {
  expect(fieldMessage(locale, 'email.sign:ñ')).toContain('“ñ”');
  expect(fieldMessage(locale, 'email.sign:$&')).toContain('“$&”');
  expect(fieldMessage(locale, 'email.sign::')).toContain('“:”');
  for (const key of ['email.at', 'email.space', 'email.dot'])
    expect(fieldMessage(locale, key)).toMatch(
      new RegExp(`^${fieldMessage(locale, 'email.invalid').slice(0, -1)}\\. .+\\.$`),
    );
});
