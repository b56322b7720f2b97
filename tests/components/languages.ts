import { describe } from 'vitest';
import { locales, type Locale } from '#domain/languages.ts';
import { everyday } from '#tests/runs.ts';

/** Stories that every reader can tell, in their own language. `npm test` tells them in Spanish, whose words are longer. */
export function inEachLanguage(people: string, tell: (locale: Locale) => void): void {
  for (const locale of locales) {
    describe(`${people}, in ${locale},`, everyday(locale === 'es'), () => {
      tell(locale);
    });
  }
}
