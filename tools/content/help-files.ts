import { readHelpFiles } from '#collections/help.ts';
import type { HelpFile } from '#domain/help/help-file.ts';
import type { Locale } from '#domain/languages.ts';
import { lines, quoted } from './made-code.ts';

const head = '// Made by `npm run packages` from content/help. Change the files there.\n';

/** What the files of content/help make of each file that is made from them. Refuses a faulty file with sentences. */
export function helpFiles(root: string): ReadonlyMap<string, string> {
  const files = readHelpFiles(root);
  const rows = files.map(({ id, name, url, phone, kind, counties }) =>
    lines(
      '  {',
      [
        `    id: ${quoted(id)},`,
        `    name: ${quoted(name)},`,
        `    url: ${quoted(url)},`,
        `    phone: ${phone === null ? 'null' : quoted(phone)},`,
        `    kind: ${quoted(kind)},`,
        `    counties: ${written(counties)},`,
      ],
      '  },',
    ),
  );
  const inLanguage = (locale: Locale) =>
    lines(
      `  ${locale}: {`,
      files.flatMap(({ id, name, phone, short }) => {
        if (short === null) return [];
        const line = phone === null ? short[locale] : `${name}, ${phone} (${short[locale]})`;
        return `    ${quoted(id)}:\n      ${quoted(line)},`;
      }),
      '  },',
    );
  return new Map([
    [
      'src/domain/help/organization-data.ts',
      head + lines('export const organizationData = [', rows, '] as const;\n'),
    ],
    [
      'src/i18n/help-lines.ts',
      head + lines('export const helpLines = {', [inLanguage('en'), inLanguage('es')], '};\n'),
    ],
  ]);
}

function written(counties: HelpFile['counties']): string {
  if (counties === null) return 'null';
  if (counties === 'all') return quoted('all');
  const [[which, names]] = Object.entries(counties) as [[string, string[]]];
  return `{ ${which}: [${names.map(quoted).join(', ')}] }`;
}
