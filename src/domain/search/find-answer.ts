interface Answer {
  /** The best first; what has the same id is the same page. */
  readonly results: readonly { readonly id: string }[];
}

/**
 * Searches for what was typed. The best of what has the very words in this order comes first, because "pay in payments"
 * means something else than every page on which people pay. Only what has every word is found, so a question as people
 * say it may find nothing by itself: then its telling words are tried together, and then each alone, of which the rarest says
 * most. Takes a search, which answers null when a newer one overtook it. Returns the answer with the words that found
 * it, or null.
 */
export async function findAnswer<Found extends Answer>(
  typed: string,
  search: (words: string) => Promise<Found | null>,
): Promise<{ readonly sought: string; readonly answer: Found } | null> {
  const whole = await search(typed);
  if (whole === null) return null;
  if (whole.results.length > 0) {
    const phrase = phraseOf(typed);
    const literal = phrase === null ? { results: [] } : await search(phrase);
    return literal && { sought: typed, answer: beginWith(literal.results, whole) };
  }
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

/** What was typed as the search wants a phrase; null where a single word, or a phrase, was typed. */
function phraseOf(typed: string): string | null {
  const isPhrase = /\S\s+\S/u.test(typed.trim()) && !typed.includes('"');
  return isPhrase ? `"${typed.trim()}"` : null;
}

/** The same answer, beginning with the best of some of its results. */
function beginWith<Found extends Answer>(some: Answer['results'], answer: Found): Found {
  const ids = new Set(some.map(({ id }) => id));
  const best = answer.results.find(({ id }) => ids.has(id));
  return best ? { ...answer, results: [best, ...answer.results.filter((one) => one !== best)] } : answer;
}

/** The longest words of a question, without marks; short ones say little by themselves. */
function tellingWords(typed: string): string[] {
  const words = typed.split(/[\s¿?¡!.,;:"“”]+/u).filter((word) => word.length > smallWord);
  return words.toSorted((one, other) => other.length - one.length).slice(0, mostAlone);
}

/** Letters of the longest word that says nothing by itself, in both languages: "with", "para". */
const smallWord = 4;
const mostAlone = 5;
