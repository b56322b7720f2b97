// Files of YAML, and the facts above texts, that an editor or the operator owns. Plain Node, so that the build, the
// checks and the tools say the same.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAlias, isNode, LineCounter, parseDocument, visit, type Document } from 'yaml';
import { safeParse, type $ZodType, type output } from 'zod/v4/core';
import { describeFaults, type LineOf } from '#domain/file-faults.ts';

export interface YamlFile<Value> {
  readonly file: string;
  readonly value: Value;
  readonly lineOf: LineOf;
}

/** A text that is no YAML, in a sentence for the editor that names the line. */
export class YamlFault extends Error {}

/** The values in a YAML text that begins at line `first` of its file. Throws a YamlFault. */
export function parseYaml(text: string, first = 1): Omit<YamlFile<unknown>, 'file'> {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const [fault] = document.errors;
  if (fault) {
    const { line } = lines.linePos(fault.pos[0]);
    throw new YamlFault(sentenceFor(fault.code, line, first, text.split('\n')));
  }
  const shortcut = shortcutIn(document);
  if (shortcut !== null)
    throw new YamlFault(
      `line ${first - 1 + lines.linePos(shortcut).line} begins a value with & or * or !; write the text itself, in "quotes" if it begins with such a sign`,
    );
  return {
    value: document.toJS(),
    lineOf: (...path) => {
      const node = document.getIn(path, true);
      return isNode(node) && node.range ? first - 1 + lines.linePos(node.range[0]).line : null;
    },
  };
}

/** Where a value stands for another, or asks for a kind: a few lines of such could stand for millions. */
function shortcutIn(document: Document): number | null {
  let position: number | null = null;
  visit(document, {
    Node: (_key, node) => {
      if (!isAlias(node) && !node.anchor && !node.tag?.startsWith('!')) return;
      position = node.range?.[0] ?? 0;
      return visit.BREAK;
    },
  });
  return position;
}

/** `line` counts within the text, whose first line is line `first` of its file. */
function sentenceFor(code: string, line: number, first: number, lines: readonly string[]): string {
  const here = lines[line - 1] ?? '';
  const at = `line ${first - 1 + line}`;
  if (code === 'TAB_AS_INDENT' || /^ *\t/.test(here))
    return `${at} begins with a tab; begin it with spaces, as far in as the line above it`;
  if (code === 'DUPLICATE_KEY')
    return `${at} says "${here.split(':')[0]?.trim() ?? ''}" a second time; take one of the two out`;
  // A quote that is never closed is noticed far below it.
  const open = lines.findIndex((one) => /^[^#]*:\s*"(?:[^"\\]|\\.)*$/.test(one));
  if (code === 'MISSING_CHAR' && open >= 0)
    return `line ${first + open} opens a "quote" that nothing closes; write " at its end`;
  if (/[“”]/.test(here))
    return `${at} cannot be read; write straight "quotes" around the text, not curly “ones”`;
  return `${at} cannot be read; put a text that contains a colon or begins with a sign in "quotes", and begin each line as far in as the one above it`;
}

/** Values above a text that are in curly quotes: they would be shown with them. A sentence each. */
export function curlyQuotes(text: string, first = 1): string[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      /^\s*(?:- )?[\w-]+:\s*(?:“[^“”]*”|\[.*[“”].*\])\s*$/.test(line)
        ? [
            `line ${first + index}: take the curly “quotes” away, or write straight "ones": curly ones would be shown`,
          ]
        : [],
    );
}

/** A thousand pages ask for the same few files. */
const known = new WeakMap<$ZodType, Map<string, { text: string; read: YamlFile<unknown> }>>();

/**
 * A file with the line of each value, `file` being its path from the project's folder. Refuses one that is missing or
 * faulty by throwing a sentence for each fault, with the file's name.
 */
export function readYamlFile<Schema extends $ZodType>(
  root: string,
  file: string,
  schema: Schema,
): YamlFile<output<Schema>> {
  const path = join(root, file);
  if (!existsSync(path)) throw new Error(`${file} is missing`);
  const text = readFileSync(path, 'utf8');
  const before = known.get(schema)?.get(path);
  if (before?.text === text) return before.read as YamlFile<output<Schema>>;
  try {
    const { value, lineOf } = parseYaml(text);
    const parsed = safeParse(schema, value);
    if (!parsed.success) throw new Error(describeFaults(file, parsed.error, lineOf));
    const read = { file, value: parsed.data, lineOf };
    known.set(schema, (known.get(schema) ?? new Map()).set(path, { text, read }));
    return read;
  } catch (fault) {
    throw fault instanceof YamlFault ? new Error(`${file}: ${fault.message}`, { cause: fault }) : fault;
  }
}

/** The content of one file. Refuses as `readYamlFile` does. */
export function readYaml<Schema extends $ZodType>(
  file: string,
  schema: Schema,
  root = process.cwd(),
): output<Schema> {
  return readYamlFile(root, file, schema).value;
}
