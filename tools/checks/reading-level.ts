// How hard a text is to read, by the two formulas that are usual for English and for Spanish. Both count words,
// sentences and syllables; headings and list items count as sentences, as a reader takes them.

export function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\d][\p{L}\d’'.,-]*/gu) ?? [];
}

/** Sentences of a text. Headings, list items and cells count as one each, as a reader takes them. */
function splitSentences(text: string): string[] {
  return (
    text
      // "a.m.", "Ms. Lane" and "O.C.G.A." do not end a sentence.
      .replace(/\b(?:\p{Lu}\.){2,}|\b(?:a|p)\.\s?m\.|\b(?:Mr|Mrs|Ms|Dr|St|Sr|Sra|Srta)\./gu, 'x')
      .split(/(?<=[.!?…])["”»)]*\s+(?=["“«¿¡(]*[\p{Lu}\d])|\n\n+/u)
      .filter((part) => /\p{L}/u.test(part))
  );
}

const sentencesOf = (text: string) => Math.max(1, splitSentences(text).length);

/** Longer ones lose a reader who is tired or reads in a second language. */
const longSentenceWords = 25;

/** Share of the sentences of a text that have more than 25 words, in percent. */
export function longSentences(text: string): number {
  const sentences = splitSentences(text);
  const long = sentences.filter((sentence) => wordsOf(sentence).length > longSentenceWords);
  return (100 * long.length) / Math.max(1, sentences.length);
}

export const wordsASentence = (text: string) => wordsOf(text).length / sentencesOf(text);

/** U.S. school grade of an English text (Flesch and Kincaid, 1975). */
export function fleschKincaid(text: string): number {
  const words = wordsOf(text);
  const syllables = words.reduce((sum, word) => sum + englishSyllables(word), 0);
  return 0.39 * wordsASentence(text) + 11.8 * (syllables / words.length) - 15.59;
}

/** Ease of a Spanish text, 0 to 100 (Fernández-Huerta, 1959): 60 to 70 is normal, 70 to 80 fairly easy. */
export function fernandezHuerta(text: string): number {
  const words = wordsOf(text);
  const syllables = words.reduce((sum, word) => sum + spanishSyllables(word), 0);
  return 206.84 - 60 * (syllables / words.length) - 1.02 * wordsASentence(text);
}

/** The same by Szigriszt-Pazos (1993), read by the INFLESZ scale: 55 to 65 is normal, 65 to 80 fairly easy. */
export function szigriszt(text: string): number {
  const words = wordsOf(text);
  const syllables = words.reduce((sum, word) => sum + spanishSyllables(word), 0);
  return 206.835 - 62.3 * (syllables / words.length) - wordsASentence(text);
}

const digitsOf = (word: string) => word.replace(/\D/g, '').length;

/**
 * Groups of vowels, less the silent ones at the end. Close enough over thousands of words. Figures count as they are
 * read aloud, about one syllable a digit: "30" has two, "2026" has four or five.
 */
export function englishSyllables(word: string): number {
  if (/\d/.test(word)) return digitsOf(word);
  const letters = word.toLowerCase().replace(/[^a-z]/g, '');
  if (letters.length <= 3) return 1;
  const spoken = letters.replace(/(?:[^laeiouy]es|[^td]ed|[^laeiouy]e)$/, '').replace(/^y/, '');
  return Math.max(1, (spoken.match(/[aeiouy]+/g) ?? []).length);
}

/** Counts vowels; i, u and ü merge with a neighbor unless they carry an accent. A digit reads as one and a half. */
export function spanishSyllables(word: string): number {
  if (/\d/.test(word)) return Math.ceil(digitsOf(word) * 1.5);
  const letters = word
    .toLowerCase()
    .replace(/[^a-záéíóúüñ]/g, '')
    .replace(/qu(?=[eiéí])|gu(?=[eiéí])/g, 'g')
    .replace(/y$/, 'i')
    .replace(/y/g, 'j');
  const groups = letters.replace(/h/g, '').match(/[aeiouáéíóúü]+/g) ?? [];
  const count = groups.reduce((sum, group) => {
    const strong = group.match(/[aeoáéóíú]/g)?.length ?? 0;
    return sum + Math.max(1, strong);
  }, 0);
  return Math.max(1, count);
}
