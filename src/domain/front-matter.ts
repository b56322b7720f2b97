// The facts above a text, between two lines of ---.

/** Some editors on Windows begin a file with a mark nobody sees. */
export const frontMatter = /^\uFEFF?---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;

/** The two parts of an MDX file. A text without front matter has an empty one. */
export function splitText(text: string): { frontmatter: string; body: string } {
  const match = frontMatter.exec(text);
  return { frontmatter: match?.[1] ?? '', body: match ? text.slice(match[0].length) : text };
}

/** The text below the facts with empty lines in their place: what is found in it has its line of the file. */
export function bodyInPlace(text: string): string {
  const facts = frontMatter.exec(text)?.[0] ?? '';
  return '\n'.repeat(facts.split('\n').length - 1) + text.slice(facts.length);
}
