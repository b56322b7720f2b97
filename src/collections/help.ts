// content/help: who helps for free, read for pages, checks and what is made of it.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { helpFileSchema, helpIds, type HelpFile, type HelpId } from '#domain/help/help-file.ts';
import { callLink, helpsIn } from '#domain/help/organizations.ts';
import type { Locale } from '#domain/languages.ts';
import { readYaml, readYamlFile } from './read-yaml.ts';
import { urgentHelpSchema } from './home.ts';

export const helpFileName = (id: HelpId): string => `content/help/${id}.yml`;

/** One organization. Refuses a missing or faulty file by throwing sentences. */
export function readHelpFile(root: string, id: HelpId): HelpFile {
  const file = helpFileName(id);
  if (!existsSync(join(root, file))) throw new Error(`${file} is missing: each organization has a file.`);
  return readYamlFile(root, file, helpFileSchema).value;
}

/** Files that no id names, which nothing would read; a sentence for each. */
export function strayHelpFiles(root: string): string[] {
  return readdirSync(join(root, 'content/help'))
    .filter((file) => !helpIds.some((id) => file === `${id}.yml`))
    .map((file) => `content/help/${file}: no page reads it. Add its id to src/domain/help/help-file.ts.`);
}

/** All of them, in their order. */
export const readHelpFiles = (root = process.cwd()): readonly (HelpFile & { readonly id: HelpId })[] =>
  helpIds.map((id) => ({ id, ...readHelpFile(root, id) }));

/**
 * Free help with the oldest day on which somebody checked one of the numbers: what the home page shows, or all that
 * helps in one county.
 */
export function readFreeHelp(locale: Locale, county?: string) {
  const known = readHelpFiles().filter(
    (one) => one.kind !== 'danger' && (county ? helpsIn(one, county) : one.onHome),
  );
  // Whoever looks for help in a county reads first whom to call today.
  const isCalled = ({ kind }: HelpFile) => Number(kind === 'lawyers');
  const shown = county ? known.toSorted((one, other) => isCalled(other) - isCalled(one)) : known;
  return {
    checked: shown.map(({ checked }) => checked).reduce((oldest, day) => (day < oldest ? day : oldest)),
    places: shown.map(({ id, name, url, phone, otherPhone, hours, text }) => ({
      id,
      name,
      url,
      text: [text[locale], hours?.[locale]].filter(Boolean).join(' '),
      numbers: [phone, otherPhone].flatMap((number) =>
        number === null ? [] : [{ phone: number, call: callLink(number) }],
      ),
    })),
  };
}

/** The line for somebody who holds court papers right now: what to know, and whom to call in which county. */
export function readUrgentHelp(locale: Locale) {
  const { urgent } = readYaml('content/home/free-help.yml', urgentHelpSchema);
  return {
    question: urgent.question[locale],
    text: urgent.text[locale],
    numbers: readHelpFiles().flatMap(({ kind, phone, counties }) =>
      kind === 'lawyers' && phone
        ? [
            {
              phone,
              call: callLink(phone),
              where:
                counties && typeof counties === 'object' && 'only' in counties
                  ? counties.only.join(', ')
                  : urgent.others[locale],
            },
          ]
        : [],
    ),
  };
}
