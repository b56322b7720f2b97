interface Answer {
  readonly results: readonly unknown[];
}

/**
 * Searches for what was typed. Only what has every word is found, so a question as people say it may find nothing by
 * itself: then its telling words are tried together, and then each alone, of which the rarest says most. Takes a search,
 * which answers null when a newer one overtook it. Returns the answer with the words that found it, or null.
 */
export async function findAnswer<Found extends Answer>(
  typed: string,
  search: (words: string) => Promise<Found | null>,
): Promise<{ readonly sought: string; readonly answer: Found } | null> {
  const whole = await search(typed);
  if (whole === null) return null;
  if (whole.results.length > 0) return { sought: typed, answer: whole };
  const telling = tellingWords(typed);
  let best: { sought: string; answer: Found } | null = null;
  for (const sought of new Set([telling.join(' '), ...telling])) {
    if (!sought || sought === typed) continue;
    const answer = await search(sought);
    if (answer === null) return null;
    const count = answer.results.length;
    if (count === 0) continue;
    if (!best || count < best.answer.results.length) best = { sought, answer };
    // All of them together is better than any alone.
    if (telling.length > 1 && sought === telling.join(' ')) break;
  }
  return best ?? { sought: typed, answer: whole };
}

/** The longest words of a question, without marks; short ones say little by themselves. */
function tellingWords(typed: string): string[] {
  const words = typed.split(/[\s¿?¡!.,;:"“”]+/u).filter((word) => word.length > smallWord);
  return words.toSorted((one, other) => other.length - one.length).slice(0, mostAlone);
}

/** Letters of the longest word that says nothing by itself, in both languages: "with", "para". */
const smallWord = 4;
const mostAlone = 5;
