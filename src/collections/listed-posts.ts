// The posts as /api/blog answers them: one object each, both languages in it.
import type { Post } from '#collections/blog.ts';
import type { Locale } from '#domain/languages.ts';

interface PostWords {
  readonly title: string;
  readonly excerpt: string;
  /** Address of the built picture, and of the page, on this site. */
  readonly imageUrl: string;
  readonly address: string;
}

/** The words at the top are English ones, or Spanish ones when the post exists in Spanish only. */
export interface ListedPost extends PostWords {
  readonly id: string;
  readonly slug: string;
  readonly published: true;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly tags: readonly string[];
  readonly en: PostWords | null;
  readonly es: PostWords | null;
}

/**
 * Takes the posts as readers of each language see them (collections/blog.ts) and where the picture of a post lies;
 * answers them newest first.
 */
export function listedPosts(
  posts: Readonly<Record<Locale, readonly Post[]>>,
  imageOf: (post: Post) => string,
): ListedPost[] {
  const wordsOf = (post: Post): PostWords => ({
    title: post.title,
    excerpt: post.excerpt,
    imageUrl: imageOf(post),
    address: post.address,
  });
  const inLanguage = (slug: string, locale: Locale): PostWords | null => {
    const post = posts[locale].find((one) => one.slug === slug && one.locale === locale);
    return post ? wordsOf(post) : null;
  };
  return posts.en.map((post) => ({
    id: post.slug,
    slug: post.slug,
    ...wordsOf(post),
    published: true,
    createdAt: post.date,
    updatedAt: post.updated ?? post.date,
    tags: post.tags,
    en: inLanguage(post.slug, 'en'),
    es: inLanguage(post.slug, 'es'),
  }));
}
