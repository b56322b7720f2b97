/**
 * Shorter searches for one in which nothing has every word, such as a question typed as people say it: without small
 * words, then with the longest word alone. Takes what was typed; each answer is shorter than the one before.
 */
export function fewerWords(typed: string): string[] {
  const words = typed
    .trim()
    .split(/[\s¿?¡!.,;:]+/u)
    .filter(Boolean);
  const telling = words.filter((word) => word.length > smallWord);
  const longest = telling.toSorted((one, other) => other.length - one.length)[0];
  const shorter = [telling.join(' '), longest ?? ''];
  return shorter.filter(
    (search, place) => search && search !== typed.trim() && search !== shorter[place - 1],
  );
}

/** Letters of the longest word that says nothing by itself, in both languages: "with", "para". */
const smallWord = 4;
