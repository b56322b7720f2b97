// The rules of a style sheet that can apply in a page, found by PurgeCSS. The bundler knows which files a page imports,
// not which of their rules it needs: a policy has no price cards and no form.
import { existsSync, readFileSync } from 'node:fs';
import { PurgeCSS } from 'purgecss';

/**
 * States, attributes that change while a page is used, and what the search puts around its findings. Whether a page is
 * dense is settled when it is written.
 */
const always = [
  /^[:&]/,
  /^(?:data-(?!dense)|aria-)[\w-]+$/,
  /^(?:open|hidden|disabled|popover|inert|href|type|role|rel|download|lang|mark)$/,
];

/** Keeps what was made: pages of a kind have the same styles and scripts, and mostly the same use for them. */
function once<Made>(make: (one: string, other: string) => Made) {
  const made = new Map<string, Map<string, Made>>();
  return (one: string, other: string): Made => {
    const before = made.get(one) ?? new Map<string, Made>();
    made.set(one, before);
    if (!before.has(other)) before.set(other, make(one, other));
    return before.get(other) as Made;
  };
}

/** Takes the styles of a page and everything they may apply to: readPage, wordsOfScripts. */
export function cutStyles(css: string, names: Iterable<string>): Promise<string> {
  const words = wordsOf(css.replaceAll('\\', ''), '');
  const candidates = [...new Set(names)].filter((name) => wordsIn(name).every((word) => words.has(word)));
  return purge(css, candidates.sort().join('\n'));
}

const wordsIn = (text: string): string[] => text.match(/[\w-]+/g) ?? [];
const wordsOf = once((css) => new Set(wordsIn(css)));

const purge = once(async (css, names) => {
  const [purged] = await new PurgeCSS().purge({
    css: [{ raw: css }],
    content: [{ raw: names, extension: 'txt' }],
    defaultExtractor: (text) => text.split('\n'),
    safelist: { standard: always, variables: names.match(/^--[\w-]+$/gm) ?? [] },
    variables: true,
    keyframes: true,
  });
  return shorten(purged?.css ?? '');
});

/** What PurgeCSS leaves: notes, prefixed twins, properties declared for nobody, and groups of nothing but empty groups. */
function shorten(css: string): string {
  const uses = (text: string, name: string) => text.split(`var(${name}`).length - 1;
  let text = css
    .replace(/\/\*[^]*?\*\/|\n/g, '')
    .replace(':root,:host{', ':root{')
    .replace(/(-webkit-[\w-]+:[^;{}]+;)\1+/g, '$1');
  text = text.replace(/@property (--[\w-]+)\{[^}]*\}/g, (all, name: string) =>
    uses(text, name) > 0 ? all : '',
  );
  for (let before = ''; text !== before;) [before, text] = [text, text.replace(/[^{};]+\{\}/g, '')];
  return text;
}

/** The library itself names every element there is, and adds none. */
const library = /^react\./;

/** Every word of the scripts of a page and of the files these load in turn, from `folder`: any may become a class. */
export const wordsOfScripts = once((scripts, folder) => {
  const words = new Set<string>();
  const files = new Set<string>();
  const follow = (code: string) => {
    for (const form of [/[\w-]{2,}/g, /[^\s"'`]{2,}/g])
      for (const word of code.match(form) ?? []) words.add(word);
    for (const [name] of code.matchAll(/[\w.-]+\.js\b/g)) {
      const file = new URL(`_astro/${name}`, folder);
      if (files.has(name) || library.test(name) || !existsSync(file)) continue;
      files.add(name);
      follow(readFileSync(file, 'utf8'));
    }
  };
  follow(scripts);
  return words;
});
