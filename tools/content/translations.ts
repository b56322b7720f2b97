// Which translations fit their source. Posts carry the stamp of their source themselves; for policies and lessons,
// whose texts have no facts at the top, content/translations.yml keeps it.
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, posix, relative, resolve } from 'node:path';
import { parse } from 'yaml';
import { postTranslationNotes } from '#collections/post-files.ts';
import { stamped, stampOf } from '#collections/translation-stamp.ts';

const kept = 'content/translations.yml';
const keptHead = `# Which text each translation was made from. Written by "npm run translated <file>"; do not edit by hand.\n\n`;

function readKept(root: string): Record<string, string> {
  const file = join(root, kept);
  return existsSync(file) ? ((parse(readFileSync(file, 'utf8')) as Record<string, string> | null) ?? {}) : {};
}

/**
 * Notes that a translation fits its source as both stand now; answers the file that was written. `given` is the path
 * of the translation. Refuses a path that is no text with a source beside it, with a sentence for the editor.
 */
export function noteTranslated(given: string, root = process.cwd()): string {
  const file = relative(root, resolve(root, given)).replaceAll('\\', '/');
  const language = /^content\/(?:blog|policies|learning)\/[^/]+\/(en|es)\.mdx$/.exec(file)?.[1];
  if (!language)
    throw new Error(`Name the translation, for example content/blog/your-post/es.mdx. "${given}" is none.`);
  const source = posix.join(posix.dirname(file), language === 'es' ? 'en.mdx' : 'es.mdx');
  for (const needed of [file, source])
    if (!existsSync(join(root, needed))) throw new Error(`${needed} is not there.`);
  const text = readFileSync(join(root, source), 'utf8');
  if (file.startsWith('content/blog/')) {
    writeFileSync(join(root, file), stamped(readFileSync(join(root, file), 'utf8'), text));
    return file;
  }
  const stamps = { ...readKept(root), [file]: stampOf(text) };
  const lines = Object.keys(stamps)
    .sort()
    .map((path) => `${path}: "${stamps[path]}"\n`);
  writeFileSync(join(root, kept), keptHead + lines.join(''));
  return kept;
}

export interface TranslationReport {
  /** Reported by name; nothing stops for them. */
  readonly notes: string[];
  /** Policies and lessons whose translation no longer says what its source says. */
  readonly faults: string[];
}

/** How every translation in content/ stands. Missing policies and lessons are found by the parity of texts. */
export function checkTranslations(root = process.cwd()): TranslationReport {
  const notes = postTranslationNotes(root);
  const faults: string[] = [];
  const stamps = readKept(root);
  for (const english of globSync('content/{policies,learning}/*/en.mdx', { cwd: root }).sort()) {
    const folder = dirname(english).replaceAll('\\', '/');
    const [en, es] = [`${folder}/en.mdx`, `${folder}/es.mdx`];
    if (!existsSync(join(root, es))) continue;
    const [translation, source] = en in stamps && !(es in stamps) ? [en, es] : [es, en];
    const after = `once it is right: npm run translated ${translation}`;
    const stamp = stamps[translation];
    if (stamp === undefined)
      notes.push(`${translation}: the translation does not say which text it was made from; ${after}`);
    else if (stamp !== stampOf(readFileSync(join(root, source), 'utf8')))
      faults.push(`${translation}: the translation is older than its source; ${after}`);
  }
  return { notes, faults };
}
