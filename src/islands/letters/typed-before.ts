import type { LetterAnswers } from '#domain/letters/letters.ts';

const lists = new Set(['reasons', 'papers']);

/** What was typed in the page before React came: react-hook-form would set it back to its defaults. */
export function typedBefore(): Partial<LetterAnswers> {
  if (typeof document === 'undefined') return {};
  const form = document.querySelector<HTMLFormElement>('form.letter-form');
  if (!form) return {};
  const typed = new FormData(form);
  return Object.fromEntries(
    [...new Set(typed.keys())].map((name) => [name, lists.has(name) ? typed.getAll(name) : typed.get(name)]),
  ) as Partial<LetterAnswers>;
}
