// What is left to do when a page is built. Its styles, which come one by one from the files it imports, become one
// element in its head with the rules that can apply in it. Its policy, in which Astro lists the scripts and styles of
// the whole site, names its own. A page for unknown paths, which header rules do not reach, carries the policy itself.
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { fold } from '../../src/layouts/fold.ts';
import { policyPlace } from '../../src/layouts/policy-place.ts';
import { cutStyles, wordsOfScripts } from './page-styles.ts';
import { readPage, type PageHead } from './read-page.ts';

/** The heads of the finished pages that search engines may list. */
export const listedPages: PageHead[] = [];

/** `dir` is where the build lies. */
export async function finishPage(html: string, policy: string, dir: URL) {
  const { names, styles, scripts, head } = readPage(html);
  // A copy: a part of a text keeps the whole of it in memory, here the page.
  if (head) listedPages.push(structuredClone(head));
  const css = styles.map(({ text }) => text).join('');
  const files = [...names].filter((name) => name.endsWith('.js'));
  const words = wordsOfScripts([...scripts.map(({ text }) => text), ...files].join('\n'), dir.href);
  const whole = await cutStyles(css, [...names, ...words]);
  // The rules of the first screen in the head; all of them again in a file that stands where it ends. What is closed
  // needs none (no page opens anything above its fold), nor does the screen what paper does; borders for forced colors
  // come with the rest.
  const end = html.indexOf(fold);
  const closed = /<dialog[^]*<\/dialog>|(?<=<\/summary>)[^]*?(?=<\/details>)/g;
  const first = () => readPage(html.slice(0, end).replace(closed, '')).names;
  const style =
    end < 0
      ? whole
      : (await cutStyles(css, first())).replace(
          /@media (?:print|\(forced-colors:active\))\{(?:[^{}]|\{[^{}]*\})*\}/g,
          '',
        );
  const rest = `_astro/rest.${createHash('sha256').update(whole).digest('hex').slice(0, 8)}.css`;
  if (end >= 0) writeFileSync(new URL(rest, dir), whole);
  const hashes = new Set(scripts.map(({ text }) => hashOf(text)));
  const own = policy
    .replace(/ '(sha256-[^']+)'/g, (hash) => (hashes.has(hash.trim()) ? hash : ''))
    .replace("style-src 'self'", (before) => `${before} ${hashOf(style)}`);
  // A <meta> may not say who frames the page; the site-wide header in netlify.toml does.
  const inPage = own.replace(/frame-ancestors [^;]+;\s*/, '').replaceAll('"', '&quot;');
  let finished = html;
  for (const { from, to } of styles.toReversed())
    finished = `${finished.slice(0, from)}${from === styles[0]?.from ? `<style>${style}</style>` : ''}${finished.slice(to)}`;
  finished = finished.replace(fold, `<link rel="stylesheet" fetchpriority="low" href="/${rest}">`);
  return { html: finished.replace(policyPlace, inPage), policy: own };
}

/** As a content security policy names a script or a style that is in the page. */
const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
