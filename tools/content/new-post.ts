// `npm run new post "Title"`: writes the two files of a post, complete enough that `npm run dev` shows them at once.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTags, reservedSlugs } from '#collections/post-files.ts';
import { defaultCover } from '#domain/blog/covers.ts';
import { postLimits, sampleMark } from '#domain/blog/post.ts';
import { slugOf } from '#domain/blog/slug.ts';
import { locales, type Locale } from '#domain/languages.ts';

const samples: Readonly<
  Record<Locale, Record<'title' | 'description' | 'excerpt' | 'source' | 'body', string>>
> = {
  en: {
    title: 'Write the title',
    description: 'Write one sentence for search engines: what does this article tell, and whom does it help?',
    excerpt: 'Write one or two sentences for the list of articles.',
    source: 'Write the name of the source',
    body: `Begin with what the reader wants to know.

<Notice title="What this means for you">

The most important thing, in two or three sentences.

</Notice>

## A first heading

<Steps>

1. What to do first.
2. What to do next.

</Steps>

## Free help

<FreeHelp />`,
  },
  es: {
    title: 'Escriba el título',
    description: 'Escriba una frase para los buscadores: ¿qué dice este artículo y a quién le sirve?',
    excerpt: 'Escriba una o dos frases para la lista de artículos.',
    source: 'Escriba el nombre de la fuente',
    body: `Empiece con lo que la persona quiere saber.

<Notice title="Qué significa esto para usted">

Lo más importante, en dos o tres frases.

</Notice>

## Un primer título

<Steps>

1. Qué hacer primero.
2. Qué hacer después.

</Steps>

## Ayuda gratuita

<FreeHelp />`,
  },
};

/**
 * Writes content/blog/<slug>/{en,es}.mdx as drafts and returns their paths. `today` is a day such as 2026-11-21.
 * Refuses a title that makes no slug, is too long, or whose folder exists, with a sentence for the editor.
 */
export function newPost(
  title: string,
  { root = process.cwd(), today }: { root?: string; today: string },
): string[] {
  const words = title.trim().replace(/\s+/g, ' ');
  if (words.length > postLimits.title)
    throw new Error(`The title has ${words.length} characters; write at most ${postLimits.title}.`);
  const slug = slugOf(words);
  if (slug === '' || reservedSlugs.has(slug))
    throw new Error(
      `"${title}" makes no address: write a title with words in it, like "How to read a report".`,
    );
  const folder = `content/blog/${slug}`;
  if (existsSync(join(root, folder)))
    throw new Error(`${folder} already exists. Choose another title, or edit it.`);
  const tag = Object.keys(readTags(root))[0] ?? '';
  mkdirSync(join(root, folder), { recursive: true });
  return locales.map((locale) => {
    const file = `${folder}/${locale}.mdx`;
    writeFileSync(join(root, file), postText(locale === 'en' ? words : null, locale, tag, today));
    return file;
  });
}

function postText(title: string | null, locale: Locale, tag: string, today: string): string {
  const sample = samples[locale];
  // JSON is also YAML, and its quotes keep a colon in a title from making a key.
  const quoted = (text: string) => JSON.stringify(text);
  const open = (text: string) => quoted(`${sampleMark} ${text}`);
  return `---
title: ${title === null ? open(sample.title) : quoted(title)}
description: ${open(sample.description)}
excerpt: ${open(sample.excerpt)}
date: ${today}
reviewed: ${today}
tags: [${tag}]
cover: ${defaultCover}
sources:
  - title: ${open(sample.source)}
    checked: ${today}
draft: true
---

${sampleMark} ${sample.body}
`;
}
