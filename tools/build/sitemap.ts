// The sitemap, from what the pages say about themselves: those that search engines may list, at their canonical
// address, with the languages each exists in and the day it changed.
import sitemap from '@astrojs/sitemap';
import type { AstroIntegration } from 'astro';
import { listedPages } from './finish-page.ts';

export default function sitemapOfListedPages(): AstroIntegration {
  const pageAt = (url: string) => pages.get(url.replace(/\/$/, ''));
  const pages = new Map<string, (typeof listedPages)[number]>();
  const made = sitemap({
    filter: (url) => pageAt(url) !== undefined,
    serialize: (item) => {
      const { canonical, languages = [], modified } = pageAt(item.url) ?? {};
      const links = languages.length > 2 ? languages.map(({ language: lang, url }) => ({ lang, url })) : [];
      return { ...item, url: canonical ?? item.url, links, ...(modified && { lastmod: modified }) };
    },
    namespaces: { news: false, video: false, image: false },
  });
  const done = made.hooks['astro:build:done'];
  made.hooks['astro:build:done'] = (build) => {
    for (const page of listedPages) pages.set(page.canonical.replace(/\/$/, ''), page);
    return done?.(build);
  };
  return made;
}
