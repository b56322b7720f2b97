// npm run packages: writes prices and names of content/packages, and who helps for free of content/help, where domain and
// words read them. A build does this by itself; run it by hand to see what a change brings.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { confirmedNeeds, readOfferFiles } from '#collections/offers.ts';
import type { Locale } from '#domain/languages.ts';
import { packageIds } from '#domain/packages/catalogue.ts';
import { termsOf } from '#domain/packages/offer-file.ts';
import { offerNeeds } from '#domain/packages/offer-needs.ts';
import { readLaunchFile } from '#tools/doctor/launch-file.ts';
import { helpFiles } from './help-files.ts';
import { lines, quoted } from './made-code.ts';
import { PROJECT_ROOT } from '#tools/local/project-root.ts';

const head = '// Made by `npm run packages` from content/packages. Change the files there.\n';

/** What the operator's files make of each file that is made from them. Refuses a faulty file with sentences. */
export function packageFiles(root: string): ReadonlyMap<string, string> {
  const files = readOfferFiles(root);
  const confirmed = confirmedNeeds(readLaunchFile(root).value);
  const rows = packageIds.map((id) => {
    const { popular, matters, files: delivers } = files[id];
    const { amountCents, isSold } = termsOf(files[id], confirmed);
    return lines(
      '  {',
      [
        `    id: ${quoted(id)},`,
        `    amountCents: ${amountCents},`,
        "    currency: 'usd',",
        `    popular: ${popular},`,
        `    matters: ${matters},`,
        `    files: ${delivers},`,
        `    isSold: ${isSold},`,
      ],
      '  },',
    );
  });
  const names = (locale: Locale) =>
    lines(
      `  ${locale}: {`,
      packageIds.map((id) => `    ${id}: { name: ${quoted(files[id].name[locale])} },`),
      '  },',
    );
  return new Map([
    [
      'src/domain/packages/catalogue-data.ts',
      head + lines('export const catalogueData = [', rows, '] as const;\n'),
    ],
    [
      'src/i18n/package-names.ts',
      head + lines('export const packageNames = {', [names('en'), names('es')], '};\n'),
    ],
  ]);
}

/** Writes what differs, and returns the names of these files. */
export async function writePackages(root: string): Promise<string[]> {
  const changed: string[] = [];
  for (const [file, text] of [...packageFiles(root), ...helpFiles(root)]) {
    if ((await readFile(join(root, file), 'utf8').catch(() => '')) === text) continue;
    await writeFile(join(root, file), text);
    changed.push(file);
  }
  return changed;
}

/** What a build leaves out of every page, for whoever reads its output. */
export function sayWhatIsClosed(root: string): string {
  const files = readOfferFiles(root);
  const confirmed = confirmedNeeds(readLaunchFile(root).value);
  const open = offerNeeds.filter((need) => !confirmed.has(need));
  const unsold = packageIds.filter((id) => !termsOf(files[id], confirmed).isSold);
  return [
    ...(open.length > 0
      ? [
          `Not confirmed, so no page offers it: ${open.join(', ')}. What stands there instead: npm run doctor -- --offer`,
        ]
      : []),
    ...(unsold.length > 0 ? [`Not sold: ${unsold.join(', ')}.`] : []),
  ].join('\n');
}

if (import.meta.main) {
  try {
    const changed = await writePackages(PROJECT_ROOT);
    console.log(
      changed.length === 0 ? 'Nothing to write.' : changed.map((file) => `wrote ${file}`).join('\n'),
    );
    const closed = sayWhatIsClosed(PROJECT_ROOT);
    if (closed) console.log(closed);
  } catch (fault) {
    console.error(fault instanceof Error ? fault.message : fault);
    process.exitCode = 1;
  }
}
