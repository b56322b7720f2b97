// New posts of a language, for feed readers. Posts that exist in the other language only are not in it.
import rss from '@astrojs/rss';
import type { APIContext } from 'astro';
import { readPosts, readTagNames } from '#collections/blog.ts';
import { readSite } from '#collections/site.ts';
import type { Locale } from '#domain/languages.ts';
import { intlTag } from '#i18n/format.ts';
import { path } from '#i18n/routes.ts';
import { localePaths } from '#i18n/static-paths.ts';
import { titles } from '#i18n/titles.ts';

export const getStaticPaths = localePaths;

export async function GET({ props, site }: APIContext<{ locale: Locale }>): Promise<Response> {
  const { locale } = props;
  if (!site) throw new Error('astro.config.mjs names no site: a feed needs whole addresses');
  const posts = (await readPosts(locale)).filter((post) => post.locale === locale);
  const names = readTagNames(locale);
  const words = titles[locale].blog;
  const here = new URL(path('blog', locale, '/rss.xml'), site).href;
  return rss({
    title: `${readSite().name}: ${words.title}`,
    description: words.description ?? words.title,
    site: new URL(path('blog', locale), site),
    trailingSlash: false,
    xmlns: { atom: 'http://www.w3.org/2005/Atom' },
    customData: `<language>${intlTag(locale).toLowerCase()}</language><atom:link href="${here}" rel="self" type="application/rss+xml"/>`,
    items: posts.map((post) => ({
      title: post.title,
      description: post.excerpt,
      link: new URL(post.address, site).href,
      pubDate: new Date(post.date),
      categories: post.tags.map((tag) => names.get(tag) ?? tag),
    })),
  });
}
