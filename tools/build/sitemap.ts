// The sitemap, from what the pages say about themselves: those that search engines may list, at their canonical
// address, with the languages each exists in and the day it changed.
import sitemap from '@astrojs/sitemap';
import type { AstroIntegration } from 'astro';
import { listedPages, type PageHead } from './page-heads.ts';

export default function sitemapOfListedPages(): AstroIntegration {
  let listed = new Map<string, PageHead>();
  const made = sitemap({
    filter: (url) => listed.has(bare(url)),
    serialize: (item) => {
      const page = listed.get(bare(item.url));
      if (!page) return undefined;
      return {
        ...item,
        url: page.canonical,
        links:
          page.languages.length > 2
            ? page.languages.map(({ language, url }) => ({ lang: language, url }))
            : [],
        ...(page.modified && { lastmod: page.modified }),
      };
    },
    namespaces: { news: false, video: false, image: false },
  });
  return {
    ...made,
    hooks: {
      ...made.hooks,
      'astro:build:done': async (params) => {
        listed = new Map(listedPages(params.dir).map((page) => [bare(page.canonical), page]));
        await made.hooks['astro:build:done']?.(params);
      },
    },
  };
}

const bare = (url: string) => url.replace(/\/$/, '');
