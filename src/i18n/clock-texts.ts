import type { ClockDistance } from '#domain/promises/clock-distance.ts';
import type { ClockState } from '#domain/promises/clocks.ts';
import type { Locale } from '#domain/languages.ts';
import type { ClockWords } from '#i18n/en/staff/clocks.ts';
import { plural } from '#i18n/format.ts';

/** "due in 3 hours", "2 días hábiles de retraso": how far a clock is from its end. */
export function clockText(
  { state, distance }: { readonly state: ClockState; readonly distance: ClockDistance | null },
  words: ClockWords,
  locale: Locale,
): string {
  if (distance === null) return state === 'met' ? words.done : words.stopped;
  const { way, unit, count } = distance;
  return plural(count, (way === 'due_in' ? words.dueIn : words.lateBy)[unit], locale);
}
