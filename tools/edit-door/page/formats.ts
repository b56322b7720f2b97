// How /edit reads and writes files. Each keeps in mind the text that it read: what a form does not show, and what was not
// changed, is written back as it stood.
import { splitText } from '#domain/front-matter.ts';
import { readValues, writeValues } from './in-place.ts';

export interface FileFormat {
  fromFile(text: string): unknown;
  toFile(value: unknown): string;
}

/** Tells which text a form came from. No field has this name, so the editor hands it back untouched. */
const mark = 'textRead';

/** A text with facts above it. `faultsIn` are sentences for which nothing is saved. */
export function textFormat(faultsIn: (facts: unknown) => readonly string[]): FileFormat {
  const read: string[] = [];
  return {
    fromFile(text) {
      const { frontmatter, body } = splitText(text);
      const facts = readValues(frontmatter);
      return { ...(facts as object), body: body.trim(), [mark]: read.push(frontmatter) - 1 };
    },
    toFile(value) {
      const { body, [mark]: place, ...facts } = value as Record<string, unknown>;
      const before = typeof place === 'number' ? (read[place] ?? '') : '';
      const frontmatter = writeValues(before, facts).trimEnd();
      const faults = faultsIn(readValues(frontmatter));
      if (faults.length > 0) throw new FormFault(faults);
      return `---\n${frontmatter}\n---\n\n${String(body ?? '').trim()}\n`;
    },
  };
}

/** One file of YAML; `nullable` are the names of its fields that say null when they are empty. */
export function dataFormat(nullable: readonly string[] = []): FileFormat {
  let before = '';
  return {
    fromFile(text) {
      before = `${text}\n`;
      return readValues(text);
    },
    toFile: (value) => writeValues(before, value, nullable),
  };
}

/** Why a form is not saved, in the sentences of the check. */
export class FormFault extends Error {
  readonly faults: readonly string[];
  constructor(faults: readonly string[]) {
    super(faults.join('\n'));
    this.faults = faults;
  }
}

/** The tags: in the file a pair of names by code, in the form a list. A code that stands there twice is not saved. */
export function tagsFormat(): FileFormat {
  const file = dataFormat();
  return {
    fromFile: (text) => ({
      tags: Object.entries(file.fromFile(text) as Record<string, object>).map(([code, names]) => ({
        code,
        ...names,
      })),
    }),
    toFile(value) {
      const { tags = [] } = value as { tags?: readonly ({ code: string } & Record<string, unknown>)[] };
      const twice = tags.find(({ code }, at) => tags.findIndex((one) => one.code === code) < at);
      if (twice) throw new FormFault([`${twice.code}: stands there twice; take one of the two out`]);
      return file.toFile(Object.fromEntries(tags.map(({ code, en, es }) => [code, { en, es }])));
    },
  };
}
