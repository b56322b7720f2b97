// Each value of each list, and of the facts above each text, whatever its field.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseYaml, YamlFault } from '#collections/read-yaml.ts';
import { valueFaults } from '#collections/value-faults.ts';
import { splitText } from '#domain/front-matter.ts';

/** Sentences for values that are empty, far too long or hostile. What cannot be read at all is told elsewhere. */
export function faultsOfValues(root: string): string[] {
  return globSync('content/**/*.{yml,mdx}', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
    .flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      const isText = file.endsWith('.mdx');
      try {
        const { value, lineOf } = parseYaml(isText ? splitText(text).frontmatter : text, isText ? 2 : 1);
        return valueFaults(value, lineOf).map((fault) => `${file}: ${fault}`);
      } catch (fault) {
        if (fault instanceof YamlFault) return [];
        throw fault;
      }
    });
}
