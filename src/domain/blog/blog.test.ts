import { describe, expect, it } from 'vitest';
import { postsFor, readingMinutes, relatedTo, type PostText } from './list.ts';
import { pageCount, pageNumbers, pageOf, pageRest, postsPerPage } from './pages.ts';
import { describePostFaults, postSchema } from './post.ts';

const schema = postSchema(['records', 'free-help']);
const good = {
  title: 'A title',
  description:
    'One sentence for search engines that is long enough to say what the article is about, and for whom.',
  excerpt: 'A sentence for the list.',
  date: '2026-11-20',
  reviewed: '2026-11-21',
  tags: ['records'],
  sources: [{ title: 'O.C.G.A. 44-7-51', checked: '2026-11-20' }],
};
const faultsOf = (change: object) => {
  const parsed = schema.safeParse({ ...good, ...change });
  return parsed.success ? [] : describePostFaults(parsed.error);
};

describe('the facts at the top of a post', () => {
  it('are accepted as an editor writes them, days as YAML reads them too', () => {
    expect(faultsOf({ date: new Date('2026-11-20') })).toEqual([]);
    expect(schema.parse({ ...good, date: new Date('2026-11-20') }).date).toBe('2026-11-20');
  });

  it.each([
    [{ title: 'x'.repeat(71) }, 'title: write a title of at most 70 characters; it has 71'],
    [{ title: undefined }, 'title: write a title of at most 70 characters'],
    [
      { description: 'Too short.' },
      'description: write one sentence for search engines, 80 to 160 characters; it has 10',
    ],
    [{ excerpt: 7 }, 'excerpt: write one or two sentences for lists, at most 220 characters'],
    [{ date: 'yesterday' }, 'date: write the day it is published, like 2026-11-21'],
    [{ tags: ['wrong'] }, 'tags 1: choose from records, free-help (content/blog/tags.yml)'],
    [{ tags: [] }, 'tags: choose from records, free-help (content/blog/tags.yml)'],
    [{ sources: [] }, 'sources: name at least one source'],
    [
      { sources: [{ title: 'x', checked: '2026-11-20', url: 'avlf.org' }] },
      'sources 1 url: write a full address that starts with https://, or leave it out',
    ],
    [{ draft: 'yes' }, 'draft: write true or false'],
    [{ color: 'red' }, 'color: is not a field of a post; take the line out'],
  ])('are refused with what to write: %j', (change, sentence) =>
    expect(faultsOf(change)).toEqual([sentence]),
  );
});

const text = (slug: string, locale: 'en' | 'es', change: object = {}): PostText => ({
  slug,
  locale,
  facts: schema.parse({ ...good, ...change }),
});

describe('the list of posts a reader sees', () => {
  const texts = [
    text('older', 'en', { date: '2026-11-01' }),
    text('older', 'es', { date: '2026-11-01' }),
    text('english-only', 'en', { date: '2026-11-15' }),
    text('draft', 'es', { date: '2026-11-30', draft: true }),
    text('half-ready', 'en', { date: '2026-10-01' }),
    text('half-ready', 'es', { date: '2026-10-01', draft: true }),
  ];

  it('is newest first, with a post of one language marked in the other', () => {
    expect(
      postsFor('es', texts, { drafts: false }).map((post) => [post.slug, post.locale, post.languages.join()]),
    ).toEqual([
      ['english-only', 'en', 'en'],
      ['older', 'es', 'en,es'],
      ['half-ready', 'en', 'en'],
    ]);
  });

  it('shows drafts to those who write them only', () => {
    const slugs = (drafts: boolean) => postsFor('es', texts, { drafts }).map((post) => post.slug);
    expect(slugs(false)).not.toContain('draft');
    expect(slugs(true)[0]).toBe('draft');
  });

  it('says how long a post takes, without counting addresses', () => {
    expect(readingMinutes('word '.repeat(1_000))).toBe(5);
    expect(readingMinutes('')).toBe(1);
    expect(readingMinutes(`[one](${'/a b'.repeat(300)})`)).toBe(1);
  });

  it('leads on to posts about the same things first', () => {
    const posts = [
      { slug: 'new', tags: ['a'] },
      { slug: 'here', tags: ['b', 'c'] },
      { slug: 'one-shared', tags: ['c'] },
      { slug: 'both-shared', tags: ['b', 'c'] },
    ];
    expect(relatedTo(posts[1]!, posts, 3).map((post) => post.slug)).toEqual([
      'both-shared',
      'one-shared',
      'new',
    ]);
  });
});

describe('a long list', () => {
  it('is cut into pages that lose no post', () => {
    const posts = Array.from({ length: 1_000 }, (_, index) => index);
    const pages = Array.from({ length: pageCount(posts.length) }, (_, index) => pageOf(posts, index + 1));
    expect(pages.flat()).toEqual(posts);
    expect(pages.every((page) => page.length > 0 && page.length <= postsPerPage)).toBe(true);
  });

  it('has its first page at the address of the list', () => {
    expect(pageRest('/tag/records', 1)).toBe('/tag/records');
    expect(pageRest('', 3)).toBe('/page/3');
  });

  it('links to the ends and the neighbors', () => {
    expect(pageNumbers(1, 1)).toEqual([1]);
    expect(pageNumbers(5, 9)).toEqual([1, null, 4, 5, 6, null, 9]);
    expect(pageNumbers(2, 4)).toEqual([1, 2, 3, 4]);
  });
});
