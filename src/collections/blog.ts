// Posts for one language. The files are content/blog/<slug>/{en,es}.mdx; a post may exist in one language only.
import { getCollection, getEntry, render } from 'astro:content';
import { buildEnvironment } from '#collections/build-environment.ts';
import { readTags } from '#collections/post-files.ts';
import { postsFor, readingMinutes, type PostText } from '#domain/blog/list.ts';
import type { CoverName } from '#domain/blog/covers.ts';
import { isLocale, type Locale } from '#domain/languages.ts';
import { path } from '#i18n/routes.ts';

export interface Post {
  readonly slug: string;
  /** Language of the words below; not the one asked for when the post exists in the other alone. */
  readonly locale: Locale;
  readonly title: string;
  readonly excerpt: string;
  readonly description: string;
  /** What people type into the search who mean this post. Not shown. */
  readonly typed: string | undefined;
  /** Days, as 2026-11-21. */
  readonly date: string;
  readonly updated: string | null;
  readonly reviewed: string;
  readonly tags: readonly string[];
  readonly cover: CoverName;
  readonly sources: readonly {
    readonly title: string;
    readonly url?: string | undefined;
    readonly checked: string;
  }[];
  readonly minutes: number;
  /** Of the page in the language of these words. */
  readonly address: string;
  readonly languages: readonly Locale[];
}

/** Drafts are for the people writing them: `npm run dev` and previews show them, no published build does. */
const drafts = import.meta.env.DEV || buildEnvironment.showsDrafts;
const remembered = new Map<Locale, Promise<Post[]>>();

/** All posts, newest first, with those that exist in the other language only among them. */
export function readPosts(locale: Locale): Promise<Post[]> {
  // While developing, a saved file must show at once. A build asks for the same list on every page.
  if (import.meta.env.DEV) return listPosts(locale);
  const known = remembered.get(locale) ?? listPosts(locale);
  remembered.set(locale, known);
  return known;
}

async function listPosts(locale: Locale): Promise<Post[]> {
  const bodies = new Map<string, string>();
  const texts = (await getCollection('blog')).map((entry): PostText => {
    const [slug = '', language] = entry.id.split('/');
    bodies.set(entry.id, entry.body ?? '');
    return { slug, locale: isLocale(language) ? language : 'en', facts: entry.data };
  });
  return postsFor(locale, texts, { drafts }).map(({ slug, locale: own, facts, languages }) => ({
    slug,
    locale: own,
    title: facts.title,
    excerpt: facts.excerpt,
    description: facts.description,
    typed: facts.typed,
    date: facts.date,
    updated: facts.updated ?? null,
    reviewed: facts.reviewed,
    tags: facts.tags,
    cover: facts.cover,
    sources: facts.sources,
    minutes: readingMinutes(bodies.get(`${slug}/${own}`) ?? ''),
    address: path('blog', own, `/${slug}`),
    languages,
  }));
}

/** One post in a language with its text ready to show, or null when it does not exist in that language. */
export async function readPost(slug: string, locale: Locale) {
  const post = (await readPosts(locale)).find((one) => one.slug === slug && one.locale === locale);
  const entry = post && (await getEntry('blog', `${slug}/${locale}`));
  if (!post || !entry) return null;
  const { Content, headings } = await render(entry);
  return { ...post, Content, headings };
}

/** Names of the tags in a language, by code, in the order of content/blog/tags.yml. */
export function readTagNames(locale: Locale): ReadonlyMap<string, string> {
  return new Map(Object.entries(readTags()).map(([code, names]) => [code, names[locale]]));
}
