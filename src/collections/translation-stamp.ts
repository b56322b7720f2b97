// Which text a translation was made from. `npm run translated <file>` writes a hash of the source into the frontmatter
// of the translation (`of:`); when the source changes, the two no longer fit. Plain Node, so that tools read it too.
import { createHash } from 'node:crypto';
import { parse } from 'yaml';
import { frontMatter, splitText } from '#domain/front-matter.ts';

/** What a translation has to follow; dates, tags and sources may change without it. */
const translated = ['title', 'description', 'excerpt'] as const;
/** The same in lessons, whose quiz and exercises stand above the text. */
const translatedInLessons = ['name', 'topics', 'objectives', 'sections', 'quiz', 'exercises'] as const;

/** Twelve hex digits over everything in a text that is translated. Line ends and outer white space do not count. */
export function stampOf(text: string): string {
  const { frontmatter, body } = splitText(text);
  const facts = factsIn(frontmatter);
  const words = translated.map((field) => {
    const value = facts[field];
    return typeof value === 'string' ? value.trim() : '';
  });
  const parts = translatedInLessons.flatMap((field) =>
    field in facts ? [JSON.stringify(facts[field])] : [],
  );
  return createHash('sha256')
    .update([...words, ...parts, body.replace(/\r\n?/g, '\n').trim()].join('\n---\n'))
    .digest('hex')
    .slice(0, 12);
}

/** None when they cannot be read: the check of the file says so. */
function factsIn(frontmatter: string): Record<string, unknown> {
  try {
    const read: unknown = parse(frontmatter);
    return typeof read === 'object' && read !== null ? { ...read } : {};
  } catch {
    return {};
  }
}

/** The stamp a translation carries, or null. */
export function stampIn(text: string): string | null {
  return /^of:[ \t]*['"]?([0-9a-f]{12})['"]?[ \t]*$/m.exec(splitText(text).frontmatter)?.[1] ?? null;
}

/** The translation with a fresh stamp in its frontmatter; nothing else of it changes. */
export function stamped(translation: string, source: string): string {
  // In quotes: twelve digits alone, or with an e among them, would be read as a number.
  const line = `of: '${stampOf(source)}'`;
  const match = frontMatter.exec(translation);
  if (!match) return `---\n${line}\n---\n\n${translation}`;
  const frontmatter = match[1] ?? '';
  const changed = /^of:.*$/m.test(frontmatter)
    ? frontmatter.replace(/^of:.*$/m, line)
    : `${frontmatter.trimEnd()}\n${line}`;
  // A function: "$" in a text must stay what it is.
  return translation.replace(frontmatter, () => changed);
}

export type TranslationState = 'current' | 'outdated' | 'unstamped';

/**
 * How a pair of texts stands. The one with a stamp is the translation; without any, Spanish is taken for it.
 */
export function translationState(
  english: string,
  spanish: string,
): { state: TranslationState; translation: 'en' | 'es' } {
  const translation = stampIn(spanish) === null && stampIn(english) !== null ? 'en' : 'es';
  const stamp = stampIn(translation === 'es' ? spanish : english);
  if (stamp === null) return { state: 'unstamped', translation };
  return {
    state: stamp === stampOf(translation === 'es' ? english : spanish) ? 'current' : 'outdated',
    translation,
  };
}
