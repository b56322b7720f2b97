// `client:first-use` (src/browser/page/first-use.ts), and pages that send next to nothing for it.
//
// Astro writes a directive and its own runtime for islands inline into each page that has one: 1.8 kB compressed, more
// than everything else such a page runs. Where all islands of a page wait for their first use, both can wait with
// them: `deferIslands` puts them into a file that src/browser/page/first-touch.ts fetches. A page it does not
// recognise stays as Astro wrote it, which works as well.
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { firstTouch } from '../../src/browser/page/first-touch.ts';

/** Registers the directive; Astro counts its hash into the content security policy. */
export default function firstUse() {
  return {
    name: 'first-use',
    hooks: {
      'astro:config:setup': ({ addClientDirective, config }) =>
        addClientDirective({
          name: 'first-use',
          entrypoint: fileURLToPath(new URL('src/browser/page/first-use.ts', config.root)),
        }),
    },
  };
}

/** The directive, then Astro's runtime, as Astro writes them before the first island of a page. */
const inlined =
  /<script>((?:(?!<\/script>)[\s\S])*astro:first-use(?:(?!<\/script>)[\s\S])*)<\/script><script>((?:(?!<\/script>)[\s\S])*customElements\.define\("astro-island"(?:(?!<\/script>)[\s\S])*)<\/script>/;

/**
 * The page without the runtime of its islands, and the hash of the script that stands there instead; null when the
 * page has no islands, or one that is not `client:first-use`. `dir` is where the build lies.
 */
export function deferIslands(html, dir) {
  const islands = [...html.matchAll(/<astro-island\b[^>]*?\bclient="([^"]+)"/g)];
  const found = inlined.exec(html);
  if (!found || islands.some(([, directive]) => directive !== 'first-use')) return null;
  const [all, directive, runtime] = found;
  const file = writeRuntime(dir, `${directive}\n${runtime}`);
  const script = `(${asText(firstTouch)})(${JSON.stringify(file)})`;
  return {
    html: html.replace(all, () => `<script>${script}</script>`),
    hash: `sha256-${createHash('sha256').update(script).digest('base64')}`,
  };
}

/** Under a name made of its content, like every other script. */
function writeRuntime(dir, code) {
  const name = `_astro/islands.${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js`;
  mkdirSync(new URL('_astro/', dir), { recursive: true });
  writeFileSync(new URL(name, dir), code);
  return `/${name}`;
}

/** A function as a page carries it: without the room that its types and its indentation took. */
function asText(written) {
  return written.toString().replace(/\s+/g, ' ');
}
