// Files of content/ as bytes: whether they can be read at all. All else is checked in what could be.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseYaml, YamlFault } from '#collections/read-yaml.ts';

/** Latin letters that were read as UTF-8 and saved again: é becomes Ã©. */
const twiceEncoded = /Ã[\u0080-\u00BF]|â€[™œ“”˜]|Â[¿¡]/;

/** What is wrong with the bytes of a text, or null. */
export function encodingFault(bytes: Uint8Array): string | null {
  if (
    (bytes[0] === 0xff && bytes[1] === 0xfe) ||
    (bytes[0] === 0xfe && bytes[1] === 0xff) ||
    bytes.includes(0)
  )
    return 'is saved as UTF-16; save it as UTF-8 (in your editor: Save with encoding)';
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return 'is saved in an old encoding (Latin-1), so that é or ñ cannot be read; save it as UTF-8 (in your editor: Save with encoding)';
  }
  const line = text.split('\n').findIndex((one) => twiceEncoded.test(one));
  if (line >= 0)
    return `line ${line + 1} has letters like “Ã©” in place of “é”: it was opened in the wrong encoding; write them anew`;
  if (/^(?:<{7}|={7}|>{7})(?: |$)/m.test(text))
    return 'has lines such as <<<<<<< of two versions that were joined; keep one of the two, and take those lines out';
  return null;
}

/** Sentences for all files that cannot be read, by file: their bytes, or a list that is no YAML. */
export function unreadableFiles(root: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const file of globSync('content/**/*.{mdx,yml,csv}', { cwd: root }).sort()) {
    const bytes = readFileSync(join(root, file));
    const fault = encodingFault(bytes) ?? (file.endsWith('.yml') ? listFault(bytes.toString()) : null);
    if (fault) found.set(file.replaceAll('\\', '/'), fault);
  }
  return found;
}

function listFault(text: string): string | null {
  if (text.trim() === '') return 'is empty; bring back what stood in it';
  try {
    parseYaml(text);
    return null;
  } catch (fault) {
    if (fault instanceof YamlFault) return fault.message;
    throw fault;
  }
}
