import type { BlogPosting } from 'schema-dts';
import type { Locale } from '#domain/languages.ts';

export interface Article {
  /** Days, as in the frontmatter: 2026-11-20. */
  readonly published: string;
  readonly modified?: string;
  /** As readers see them, in the language of the page. */
  readonly tags: readonly string[];
}

interface Post extends Article {
  readonly title: string;
  readonly description: string;
  readonly locale: Locale;
  readonly address: string;
  readonly image: string;
  readonly publisher: { readonly name: string; readonly home: string };
}

/** A post of the blog. The company signs it: there is no named author to invent. */
export function blogPosting(post: Post): BlogPosting {
  const company = { '@type': 'Organization', name: post.publisher.name, url: post.publisher.home } as const;
  return {
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.description,
    inLanguage: post.locale,
    mainEntityOfPage: post.address,
    image: post.image,
    datePublished: post.published,
    dateModified: post.modified ?? post.published,
    author: company,
    publisher: company,
  };
}
