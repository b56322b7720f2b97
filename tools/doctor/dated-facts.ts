// Facts with a date: somebody has to check them again before they are out of date.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding, Part } from '#tools/doctor/finding.ts';

/** After how many months a kind of file has to be checked again. Helpers' phone numbers change most. */
const ages: readonly { files: string; field: 'checked' | 'reviewed'; months: number; write: string }[] = [
  {
    files: 'content/help/*.yml',
    field: 'checked',
    months: 6,
    write: 'today’s date, once somebody has called each number and opened each address.',
  },
  {
    files: 'content/letters.yml',
    field: 'reviewed',
    months: 12,
    write: 'today’s date, once somebody has checked the facts against their sources.',
  },
  {
    files: 'content/{blog,learning}/*/*.{yml,mdx}',
    field: 'reviewed',
    months: 12,
    write: 'today’s date, once somebody has checked the facts against their sources.',
  },
];

export const datedFacts: Part = {
  title: 'Facts that are due for another look',
  examine: ({ root, today }): Finding[] =>
    ages.flatMap(({ files, field, months, write }) => {
      const oldest = new Date(today);
      oldest.setUTCMonth(oldest.getUTCMonth() - months);
      const limit = oldest.toISOString().slice(0, 10);
      return globSync(files, { cwd: root })
        .map((file) => file.replaceAll('\\', '/'))
        .sort()
        .flatMap((file) => {
          const lines = readFileSync(join(root, file), 'utf8').split('\n');
          const line = lines.findIndex((text) => text.startsWith(`${field}:`));
          const date = /\d{4}-\d\d-\d\d/.exec(lines[line] ?? '')?.[0];
          if (!date || date >= limit) return [];
          return {
            id: `dated.${file}`,
            file,
            line: line + 1,
            field,
            what: `the facts were last checked on ${date}, more than ${months} months ago.`,
            write,
          };
        });
    }),
};
