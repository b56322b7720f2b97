// The scripts of a built page.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { minifySync } from 'vite';

/** The library itself names every element there is, and adds none. */
const library = /^react\./;
const texts = new Map<string, string>();

/**
 * All the code a page may come to run, as text: what stands in it, the files it names, and what those load in turn.
 * `dir` is where the build lies.
 */
export function scriptsOf(html: string, dir: URL): string {
  const inline = [
    ...html.matchAll(/<script\b(?![^>]*(?:ld\+json|speculationrules))[^>]*>([\s\S]*?)<\/script>/g),
  ];
  const found = new Set<string>();
  const follow = (text: string) => {
    for (const [name] of text.matchAll(/[\w.-]+\.js\b/g)) {
      if (found.has(name) || library.test(name)) continue;
      found.add(name);
      follow(read(name, dir));
    }
  };
  follow(html);
  return [...inline.map(([, text]) => text), ...[...found].map((name) => read(name, dir))].join('\n');
}

function read(name: string, dir: URL): string {
  const file = new URL(`_astro/${name}`, dir);
  const text = texts.get(file.href) ?? (existsSync(file) ? readFileSync(file, 'utf8') : '');
  texts.set(file.href, text);
  return text;
}

/** As a content security policy names a script or a style that stands in the page. */
export function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

const shortened = new Map<string, string>();

/** Scripts that were written into the page as text have never met the bundler. Only what the policy allows is touched. */
export function shortenScripts(html: string, policy: string): { html: string; policy: string } {
  let allowed = policy;
  const shorter = html.replace(
    /(<script>)([\s\S]*?)(<\/script>)/g,
    (all, open: string, text: string, end: string) => {
      const hash = hashOf(text);
      if (!allowed.includes(hash)) return all;
      const code = shortened.get(text) ?? minifySync('inline.js', text).code.trim();
      shortened.set(text, code);
      allowed = allowed.replaceAll(hash, hashOf(code));
      return `${open}${code}${end}`;
    },
  );
  return { html: shorter, policy: allowed };
}
