// Texts that were meant to be replaced: example addresses, made-up phone numbers, notes to ourselves.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding, Part } from '#tools/doctor/finding.ts';

const samples: readonly { pattern: RegExp; what: string }[] = [
  { pattern: /[\w.+-]+@(?:[\w-]+\.)*example\.(?:com|org|net)\b/i, what: 'is an example address' },
  { pattern: /https?:\/\/(?:[\w-]+\.)*example\.(?:com|org|net)\b/i, what: 'is an example address' },
  { pattern: /\(?\b\d{3}\)?[ -]555-01\d\d\b/, what: 'is a telephone number that exists in films only' },
  { pattern: /\blorem ipsum\b/i, what: 'is filler text' },
  { pattern: /\b(?:TODO|TBD|FIXME|XXX)\b/, what: 'is a note that something is missing' },
];
/** Checked field by field elsewhere. */
const checkedElsewhere = new Set(['content/site.yml', 'content/launch.yml']);

export const sampleTexts: Part = {
  title: 'Sample texts',
  examine: ({ root }): Finding[] =>
    globSync('content/**/*.{yml,mdx,md}', { cwd: root })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => !checkedElsewhere.has(file))
      .sort()
      .flatMap((file) =>
        readFileSync(join(root, file), 'utf8')
          .split('\n')
          .flatMap((text, index): Finding[] => {
            // In YAML such a line is a comment for the editor; in a text it is a heading.
            if (file.endsWith('.yml') && /^\s*#/.test(text)) return [];
            return samples.flatMap(({ pattern, what }) => {
              const found = pattern.exec(text)?.[0];
              if (!found) return [];
              return {
                id: `sample.${file}:${index + 1}`,
                file,
                line: index + 1,
                what: `“${found}” ${what}.`,
                write: 'what belongs there, or take it out.',
              };
            });
          }),
      ),
};
