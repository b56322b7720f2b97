// content/blog as files: what is wrong in them, and where a translation is missing or old. Plain Node, so that the
// build, the checks and the editors' tools say the same.
import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import * as z from 'zod';
import { describePostFaults, postSchema, sampleMark, type PostFacts } from '#domain/blog/post.ts';
import { bodyInPlace, splitText } from '#domain/front-matter.ts';
import { locales, type Locale } from '#domain/languages.ts';
import { linkFaults, siteAddresses, type Addresses } from '#collections/link-faults.ts';
import { atIndex, headingFaults, markupFaults } from '#collections/markup-faults.ts';
import { pictureFaults, pictureFile, picturesIn } from '#collections/picture-faults.ts';
import { curlyQuotes, parseYaml, readYaml, YamlFault } from '#collections/read-yaml.ts';
import { translationState } from '#collections/translation-stamp.ts';
import { path } from '#i18n/routes.ts';

const name = z.string().min(1);
const tagsSchema = z.record(
  z.string().regex(/^[a-z][a-z-]*$/, 'a code is lower-case letters and dashes'),
  z.strictObject({ en: name, es: name }),
);
export type Tags = Readonly<Record<string, Readonly<Record<Locale, string>>>>;

/** Codes and names of the tags. Refuses a faulty file by throwing a sentence that names the place. */
export function readTags(root = process.cwd()): Tags {
  return readYaml('content/blog/tags.yml', tagsSchema, root);
}

/** Components a text may use without importing them; src/components/blog/Article.astro hands them in. */
export const textComponents = ['Notice', 'Steps', 'FreeHelp'] as const;
/** The same in both languages of a post. */
export const sharedFields = ['date', 'tags', 'cover'] as const;
/** Addresses under /blog that are no posts. */
export const reservedSlugs: ReadonlySet<string> = new Set(['page', 'tag']);

export interface PostFile {
  /** content/blog/<slug>/<locale>.mdx */
  readonly file: string;
  readonly slug: string;
  readonly locale: Locale;
  readonly text: string;
}

/** The files of all posts, in the order of their names. */
export function postFiles(root = process.cwd()): PostFile[] {
  return globSync('content/blog/*/{en,es}.mdx', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
    .map((file) => {
      const [, , slug = '', language = ''] = file.split('/');
      return {
        file,
        slug,
        locale: language === 'es.mdx' ? 'es' : 'en',
        text: readFileSync(join(root, file), 'utf8'),
      };
    });
}

/** Files beside the posts that nobody would read: without a word about them, a post under a wrong name stays away. */
function strayFiles(root: string): string[] {
  return globSync('content/blog/**/*', { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((file) => !/^content\/blog\/(?:tags\.yml|[^/]+\/(?:en|es)\.mdx)$/.test(file))
    .sort();
}

const isPicture = (file: string) => /^content\/blog\/[^/]+\/[^/]+$/.test(file) && pictureFile.test(file);

/** Addresses of the site with these posts, as far as they are published. */
export function addressesWith(posts: readonly PostFile[], root = process.cwd()): Addresses {
  const published = posts.filter(({ text }) => !/^draft:[ \t]*true/m.test(splitText(text).frontmatter));
  return siteAddresses(published, Object.keys(readTags(root)));
}

/** Everything wrong in the posts, a sentence each that begins with the file. Empty when all is well. */
export function postFaults(root = process.cwd()): string[] {
  const schema = postSchema(Object.keys(readTags(root)));
  const posts = postFiles(root);
  const addresses = addressesWith(posts, root);
  const shown = new Set(
    posts.flatMap(({ slug, text }) =>
      picturesIn(splitText(text).body).map((picture) => `content/blog/${slug}/${picture}`),
    ),
  );
  const faults = strayFiles(root).flatMap((file) => {
    if (!isPicture(file)) return [`${file}: is not read; a post is content/blog/<address>/en.mdx or es.mdx`];
    return shown.has(file) ? [] : [`${file}: no text of its folder shows this picture; take it out`];
  });
  const read = new Map<string, { file: string; facts: PostFacts }>();
  for (const { file, slug, locale, text } of posts) {
    const say = (fault: string) => faults.push(`${file}: ${fault}`);
    if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug) || reservedSlugs.has(slug))
      say(
        `the folder "${slug}" becomes the address: use lower-case letters, digits and dashes, and not "page" or "tag"`,
      );
    if (text.trim() === '') {
      say('is empty; write it, or delete the file');
      continue;
    }
    const { frontmatter } = splitText(text);
    const body = bodyInPlace(text);
    const { facts, sentences } = factsOf(frontmatter, schema);
    for (const fault of [
      ...(sentences.some((one) => one.includes('cannot be read')) ? [] : curlyQuotes(frontmatter, 2)),
      ...sentences,
      ...bodyFaults(body),
      ...pictureFaults(body, `content/blog/${slug}`, root),
      ...linkFaults(body, locale, addresses, { root, page: path('blog', locale, `/${slug}`) }),
    ])
      say(fault);
    if (!facts) continue;
    if (!facts.draft && text.includes(sampleMark))
      say(`replace every text that begins with ${sampleMark} before you take out "draft: true"`);
    if (facts.updated && facts.updated < facts.date) say('updated: is before the day of publishing (date)');
    const other = read.get(slug);
    // A date or a drawing that depends on the language is always a slip.
    if (other)
      for (const field of sharedFields)
        if (String(facts[field]) !== String(other.facts[field]))
          say(`${field}: write the same as in ${other.file} (${String(other.facts[field])})`);
    read.set(slug, { file, facts });
  }
  return faults;
}

function factsOf(
  frontmatter: string,
  schema: ReturnType<typeof postSchema>,
): { facts?: PostFacts; sentences: string[] } {
  if (frontmatter.trim() === '')
    return {
      sentences: ['begin with the facts between two lines of ---; "npm run new post" writes them for you'],
    };
  try {
    const { value, lineOf } = parseYaml(frontmatter, 2);
    const parsed = schema.safeParse(value);
    return parsed.success
      ? { facts: parsed.data, sentences: [] }
      : { sentences: describePostFaults(parsed.error, lineOf) };
  } catch (fault) {
    if (!(fault instanceof YamlFault)) throw fault;
    return { sentences: [fault.message] };
  }
}

function bodyFaults(body: string): string[] {
  const titles = [...body.matchAll(/^# /gm)].map(
    ({ index }) => `${atIndex(body, index)}begin headings with ## (the title is the page’s only #)`,
  );
  const levels = titles.length === 0 ? headingFaults(body, 2) : [];
  return [...titles, ...levels, ...markupFaults(body, textComponents)];
}

/** Posts whose other language is missing, old or not stamped: reported by name, never a reason to stop. */
export function postTranslationNotes(root = process.cwd()): string[] {
  const bySlug = new Map<string, Partial<Record<Locale, PostFile>>>();
  for (const post of postFiles(root))
    bySlug.set(post.slug, { ...bySlug.get(post.slug), [post.locale]: post });
  return [...bySlug].flatMap(([slug, pair]) => {
    const at = (locale: Locale) => `content/blog/${slug}/${locale}.mdx`;
    const missing = locales.find((locale) => !pair[locale]);
    if (missing) return [`${at(missing)}: the translation is missing`];
    if (!pair.en || !pair.es) return [];
    const { state, translation } = translationState(pair.en.text, pair.es.text);
    if (state === 'current') return [];
    const what =
      state === 'outdated' ? 'is older than its source' : 'does not say which text it was made from';
    return [
      `${at(translation)}: the translation ${what}; once it is right: npm run translated ${at(translation)}`,
    ];
  });
}
