import { expect, it } from 'vitest';
import { locales } from '#domain/languages.ts';
import { readLetterFacts } from './letters.ts';

it.each(locales)('the page of letters is never older than a source it names (%s)', (locale) => {
  const { reviewed, facts } = readLetterFacts(locale);
  for (const { id, checked } of facts) expect(checked <= reviewed, id).toBe(true);
});
