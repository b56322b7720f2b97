// A YAML file of the operator with the line of each value: "content/site.yml:7" is easier to find than a field's name.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isNode, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import { describeFaults } from '#domain/site.ts';

export interface YamlFile<Value> {
  readonly file: string;
  readonly value: Value;
  /** The line of the value at a path of keys and positions, or null if there is none. */
  readonly lineOf: (...path: (string | number)[]) => number | null;
}

/** Reads and checks a file. Refuses one that is missing or faulty by throwing a sentence that names it. */
export function readYamlFile<Schema extends z.ZodType>(
  root: string,
  file: string,
  schema: Schema,
): YamlFile<z.infer<Schema>> {
  if (!existsSync(join(root, file))) throw new Error(`${file} is missing`);
  const lines = new LineCounter();
  const document = parseDocument(readFileSync(join(root, file), 'utf8'), { lineCounter: lines });
  const [fault] = document.errors;
  if (fault) throw new Error(`${file} cannot be read: ${fault.message}`);
  const parsed = schema.safeParse(document.toJS());
  if (!parsed.success) throw new Error(describeFaults(file, parsed.error));
  return {
    file,
    value: parsed.data,
    lineOf: (...path) => {
      const node = document.getIn(path, true);
      return isNode(node) && node.range ? lines.linePos(node.range[0]).line : null;
    },
  };
}
