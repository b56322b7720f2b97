import { hasCode } from '#browser/api-fault.ts';
import { moveNeeds } from '#domain/cases/moves.ts';
import type { Locale } from '#domain/languages.ts';
import { fill, formatList } from '#i18n/format.ts';
import type { StaffWords } from '#i18n/staff.ts';

/** What a refused move says beside the words that all refusals have: of court cases sent together, which one it was. */
export function whyNotMoved(error: unknown, text: string, words: StaffWords, locale: Locale): string {
  if (!hasCode(error, 'stale', 'invalid_input', 'move_incomplete', 'case_held')) return text;
  const { matter, missing } = error.body;
  if (typeof matter !== 'number') return text;
  const { needWords, lacks, together } = words.cases.move;
  const needs = moveNeeds.filter((need) => Array.isArray(missing) && missing.includes(need));
  const list = formatList(
    needs.map((need) => needWords[need]),
    locale,
  );
  return fill(together.refused, {
    place: matter,
    text: needs.length > 0 ? `${fill(lacks, { list })}.` : text,
  });
}
