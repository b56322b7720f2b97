// Which posts the readers of a language see, and in what order.
import { locales, type Locale } from '#domain/languages.ts';
import type { PostFacts } from '#domain/blog/post.ts';

/** One text of a post: its folder, its language and its frontmatter. */
export interface PostText {
  readonly slug: string;
  readonly locale: Locale;
  readonly facts: PostFacts;
}

export interface ListedPost extends PostText {
  /** Languages the post is published in. */
  readonly languages: readonly Locale[];
}

/**
 * Posts for readers of a language, newest first and each once: in that language if it exists, otherwise in the other
 * (then `locale` is not the one asked for). Drafts are left out unless `drafts` is set.
 */
export function postsFor(
  locale: Locale,
  texts: readonly PostText[],
  { drafts }: { drafts: boolean },
): ListedPost[] {
  const bySlug = new Map<string, PostText[]>();
  for (const text of texts) {
    if (text.facts.draft && !drafts) continue;
    bySlug.set(text.slug, [...(bySlug.get(text.slug) ?? []), text]);
  }
  return [...bySlug.values()]
    .flatMap((versions) => {
      const shown = versions.find((text) => text.locale === locale) ?? versions[0];
      const languages = locales.filter((one) => versions.some((text) => text.locale === one));
      return shown ? [{ ...shown, languages }] : [];
    })
    .sort((a, b) => b.facts.date.localeCompare(a.facts.date) || a.slug.localeCompare(b.slug));
}

/** How many minutes an adult needs to read it, at 200 words a minute; at least one. */
export function readingMinutes(body: string): number {
  const words =
    body.replace(/<[^>]+>|\]\([^)]*\)/g, ' ').match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu)?.length ?? 0;
  return Math.max(1, Math.round(words / 200));
}

/** Other posts to suggest at the end of a post: those that share most tags first, then the newest. */
export function relatedTo<Post extends { slug: string; tags: readonly string[] }>(
  post: Post,
  all: readonly Post[],
  count: number,
): Post[] {
  // The list arrives newest first, and the sort is stable.
  return all
    .filter((other) => other.slug !== post.slug)
    .map((other) => ({ other, shared: other.tags.filter((tag) => post.tags.includes(tag)).length }))
    .sort((a, b) => b.shared - a.shared)
    .slice(0, count)
    .map(({ other }) => other);
}
