// A page with a fold (src/layouts/Fold.astro) is sent so that its first screen can be painted as soon as the document
// is there, and the document fits into what a server may send at once, about 14 kB. What the rest of the page needs
// besides its words comes in files: styles, drawings, and, when somebody moves, forms and scripts.
import { minifySync } from 'vite';
import { fetchLate, fetchLooks, placeLate } from '../../src/browser/page/late.ts';
import { writeHashed } from './hashed-file.ts';
import { takeDrawings } from './late-drawings.ts';
import { takeParts } from './late-parts.ts';
import { splitStyles } from './late-styles.ts';
import { hashOf } from './page-scripts.ts';

const parts =
  /^([\s\S]*?<style>)([\s\S]*?)(<\/style>[\s\S]*?)(<\/head>)([\s\S]*?<div class="fold" hidden><\/div>)([\s\S]*?)(<\/main>)([\s\S]*)$/;

/** Smaller drawings weigh no more than the words that would call them. */
const worthIt = 60;

interface Folded {
  readonly html: string;
  /** Of the script that was added. */
  readonly hash: string;
}

/** The text of the scripts that a page with a fold will get, for who asks what they may change. */
export function scriptsOfFold(html: string): string {
  return parts.test(html) ? placeLate.toString() : '';
}

/** The page as it is sent, or null when it has no fold. Its styles must be in one element. `dir` is the build. */
export function foldPage(html: string, dir: URL): Folded | null {
  const found = parts.exec(html);
  if (!found) return null;
  const [, start = '', css = '', head = '', headEnd = '', above = '', below = '', mainEnd = '', end = ''] =
    found;
  const scripts = [...`${head}${above}`.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text]) => text);
  // What is closed is no part of the first screen.
  const firstScreen = above.replace(
    /<dialog\b[\s\S]*?<\/dialog>|(?<=<\/summary>)[\s\S]*?(?=<\/details>)/g,
    '',
  );
  const styles = splitStyles(css, `<html><body>${firstScreen}`, scripts.join('\n'));
  const { html: left, code } = takeParts(below);
  const styleFile = writeHashed(dir, 'late', 'css', styles.all);
  const calls = [`(${fetchLooks.toString()})(${JSON.stringify(styleFile)})`];
  if (code) calls.push(`(${fetchLate.toString()})(${JSON.stringify(writeHashed(dir, 'late', 'js', code))})`);
  const script = minifySync('inline.js', calls.join(';')).code.trim();
  const links = [
    `<script>${script}</script>`,
    `<noscript><link rel="stylesheet" href="${styleFile}"></noscript>`,
  ];
  // The sign of the house in the header is there from the start.
  const main = above.indexOf('<main');
  const { html: drawn } = takeDrawings(
    [above.slice(main), left, mainEnd, end].join(''),
    css,
    worthIt,
    (sprite) => writeHashed(dir, 'drawings', 'svg', sprite),
  );
  return {
    html: [start, styles.first, head, ...links, headEnd, above.slice(0, main), drawn].join(''),
    hash: hashOf(script),
  };
}
