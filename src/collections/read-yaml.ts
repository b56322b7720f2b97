// A file of YAML that an editor or the operator owns. Plain Node, so that the build, the checks and the tools say the same.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, YAMLParseError } from 'yaml';
import type { z } from 'zod';
import { describeFaults } from '#domain/site.ts';

/**
 * What stands in one file, `file` being its path from the project's folder. Refuses a fault in it by throwing a
 * sentence for each, with the file's name.
 */
export function readYaml<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  root = process.cwd(),
): z.infer<Schema> {
  const parsed = schema.safeParse(valuesOf(file, readFileSync(join(root, file), 'utf8')));
  if (!parsed.success) throw new Error(describeFaults(file, parsed.error));
  return parsed.data;
}

function valuesOf(file: string, text: string): unknown {
  try {
    return parse(text);
  } catch (fault) {
    if (!(fault instanceof YAMLParseError)) throw fault;
    const line = fault.linePos?.[0].line ?? 1;
    throw new Error(
      `${file}: line ${line} cannot be read; put a text that contains a colon or begins with a sign in "quotes", and begin each line as far in as the one above it`,
      { cause: fault },
    );
  }
}
