import { describe, expect, it } from 'vitest';
import { packages } from '#domain/packages/catalogue.ts';
import { allPrices } from '#tests/prices.ts';
import type { Post } from './blog.ts';
import { listedPackages } from './listed-packages.ts';
import { listedPosts } from './listed-posts.ts';

const post = (slug: string, locale: 'en' | 'es'): Post => ({
  slug,
  locale,
  title: `${slug} ${locale}`,
  excerpt: 'An excerpt.',
  typed: undefined,
  description: 'A description.',
  date: '2026-11-20',
  updated: null,
  reviewed: '2026-11-20',
  tags: ['records'],
  cover: 'open-book',
  sources: [],
  minutes: 3,
  address: `${locale === 'es' ? '/es' : ''}/blog/${slug}`,
  languages: [locale],
});
const imageOf = (one: Post) => `/og/blog/${one.slug}.${one.locale}.png`;

describe('the posts as JSON', () => {
  const [both, spanish] = listedPosts(
    {
      en: [post('both', 'en'), post('solo', 'es')],
      es: [post('both', 'es'), post('solo', 'es')],
    },
    imageOf,
  );

  it('carry the fields of the specification and both languages', () => {
    expect(both).toMatchObject({
      id: 'both',
      slug: 'both',
      title: 'both en',
      excerpt: 'An excerpt.',
      imageUrl: '/og/blog/both.en.png',
      address: '/blog/both',
      published: true,
      createdAt: '2026-11-20',
      es: { title: 'both es', imageUrl: '/og/blog/both.es.png', address: '/es/blog/both' },
    });
  });

  it('say which language a post does not have', () => {
    expect(spanish).toMatchObject({ title: 'solo es', address: '/es/blog/solo', en: null });
  });
});

describe('the packages as JSON', () => {
  it('carry the price as shown and as charged, from the one catalogue', () => {
    const listed = listedPackages();
    expect(listed.map(({ id, amountCents }) => [id, amountCents])).toEqual(
      packages.map(({ id, amountCents }) => [id, amountCents]),
    );
    expect(listed.map(({ price }) => price)).toEqual(allPrices());
    expect(listed.filter(({ popular }) => popular).map(({ id }) => id)).toEqual(['vip']);
    expect(listed.filter(({ badge }) => badge !== null).map(({ id }) => id)).toEqual(['vip']);
  });

  it('say the same in both languages', () => {
    for (const one of listedPackages()) {
      expect(one.packageType).toBe(one.id);
      expect(one.features).toEqual(one.en.features);
      expect(one.es.features).toHaveLength(one.en.features.length);
      expect(one.es.description).not.toBe(one.en.description);
    }
  });
});
