import type { CaseSight } from '#domain/cases/sight.ts';
import { holdSpeaks } from '#domain/cases/reading.ts';
import { promises } from '#domain/promises/timings.ts';
import type { CaseReadingWords } from '#i18n/en/case-readings.ts';
import type { ReadingWords } from '#i18n/reading-words.ts';
import type { Locale } from '#domain/languages.ts';
import { matterName } from '#i18n/matter-name.ts';
import { fill } from '#i18n/fill.ts';

export interface ReadingTexts extends ReadingWords {
  /** In a case of several matters: which one the words are about. */
  readonly about: string | null;
  /** A hold that does not keep the court from going on. */
  readonly beside: string | null;
}

/** The words of a case as it stands, with their blanks filled. A hold speaks in place of the state before the court. */
export function readingTexts(
  { reading, hold, about, status }: CaseSight,
  words: CaseReadingWords,
  locale: Locale,
): ReadingTexts {
  const own = reading === 'over_many' ? words.overMany : words.readings[reading];
  const holds = hold !== null && holdSpeaks(status);
  const state = holds ? words.holds[hold] : own;
  return {
    badge: state.badge,
    now: state.now,
    next: fill(state.next, { workStarts: promises.workStartsHours }),
    after: state.after,
    about:
      about && !holds
        ? [fill(words.about, { place: about.place, count: about.count }), matterName(about, locale)]
            .filter(Boolean)
            .join(': ')
        : null,
    beside: hold !== null && !holds ? fill(words.holdBeside, { hold: words.holds[hold].now }) : null,
  };
}
