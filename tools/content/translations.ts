// Which translations fit their source. Posts carry the stamp of their source in their frontmatter; for policies and
// lessons, content/translations.yml keeps it.
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, posix, relative, resolve } from 'node:path';
import { parse } from 'yaml';
import { postTranslationNotes } from '#collections/post-files.ts';
import { stamped, stampOf } from '#collections/translation-stamp.ts';

const stampsFile = 'content/translations.yml';
const stampsHead = `# Which text each translation was made from. Written by "npm run translated <file>"; do not edit by hand.\n\n`;

function readKept(root: string): Record<string, string> {
  const file = join(root, stampsFile);
  return existsSync(file) ? ((parse(readFileSync(file, 'utf8')) as Record<string, string> | null) ?? {}) : {};
}

/**
 * Records that a translation now fits its source, and returns the file that was written. `given` is the path of the
 * translation. Refuses, with a sentence for the editor, a path that is not a text with a source beside it.
 */
export function noteTranslated(translation: string, root = process.cwd()): string {
  const file = relative(root, resolve(root, translation)).replaceAll('\\', '/');
  const language = /^content\/(?:blog|policies|learning)\/[^/]+\/(en|es)\.mdx$/.exec(file)?.[1];
  if (!language)
    throw new Error(
      `Name the translation, for example content/blog/your-post/es.mdx. "${translation}" is not one.`,
    );
  const source = posix.join(posix.dirname(file), language === 'es' ? 'en.mdx' : 'es.mdx');
  for (const needed of [file, source])
    if (!existsSync(join(root, needed))) throw new Error(`${needed} does not exist.`);
  const text = readFileSync(join(root, source), 'utf8');
  if (file.startsWith('content/blog/')) {
    writeFileSync(join(root, file), stamped(readFileSync(join(root, file), 'utf8'), text));
    return file;
  }
  const stamps = { ...readKept(root), [file]: stampOf(text) };
  const lines = Object.keys(stamps)
    .sort()
    .map((path) => `${path}: "${stamps[path]}"\n`);
  writeFileSync(join(root, stampsFile), stampsHead + lines.join(''));
  return stampsFile;
}

export interface TranslationReport {
  /** Reported by name; they stop nothing. */
  readonly notes: string[];
  /** Policies and lessons whose translation no longer says what its source says. */
  readonly faults: string[];
}

/** The state of every translation in content/. The parity check finds missing policies and lessons. */
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
