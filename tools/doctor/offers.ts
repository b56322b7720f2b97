// Every sentence of an offer, and which open confirmation changes it.
import { homeTexts } from '#collections/home-sections.ts';
import { confirmedNeeds, readOfferFiles } from '#collections/offers.ts';
import { readSite } from '#collections/site.ts';
import { isSaleClosedByFiles } from '#domain/launch.ts';
import { packageIds } from '#domain/packages/catalogue.ts';
import { termsOf, textsOf, type OfferFile } from '#domain/packages/offer-file.ts';
import { offerNeeds, type OfferNeed } from '#domain/packages/offer-needs.ts';
import { readLaunchFile } from './launch-file.ts';

type Confirmed = ReadonlySet<OfferNeed>;
interface Column {
  readonly head: string;
  readonly confirmed: Confirmed;
}

const all = new Set(offerNeeds);
const without = (open: OfferNeed): Confirmed => new Set(offerNeeds.filter((need) => need !== open));

/**
 * A table for a terminal: each sentence that may be printed of a package or on the home page, and whether it is, with
 * everything confirmed, with one confirmation missing, with none, and as the files are today.
 */
export function sayOffers(root: string): string {
  const files = readOfferFiles(root);
  const launch = readLaunchFile(root).value;
  const today = confirmedNeeds(launch);
  const columns: readonly Column[] = [
    { head: 'all confirmed', confirmed: all },
    ...offerNeeds.map((need) => ({ head: `no ${need}`, confirmed: without(need) })),
    { head: 'none', confirmed: new Set() },
    { head: 'today', confirmed: today },
  ];
  const row = (cells: readonly string[], end: string) =>
    `  ${columns.map(({ head }, place) => (cells[place] ?? '').padEnd(head.length)).join('  ')}  ${end}`.trimEnd();
  const heads = row(
    columns.map(({ head }) => head),
    '',
  );
  const walk = (textsWith: (confirmed: Confirmed) => readonly string[]) => {
    const printed = columns.map(({ confirmed }) => new Set(textsWith(confirmed)));
    return inOrder(printed).map((sentence) => ({
      sentence,
      isAlways: printed.every((one) => one.has(sentence)),
      line: row(
        printed.map((one) => (one.has(sentence) ? 'yes' : '-')),
        sentence,
      ),
    }));
  };
  const isClosed = isSaleClosedByFiles(readSite(), launch);
  return [
    `Confirmed in content/launch.yml: ${[...today].join(', ') || 'nothing that an offer rests on'}`,
    `Open: ${offerNeeds.filter((need) => !today.has(need)).join(', ') || 'nothing'}`,
    isClosed
      ? 'No attorney is named and none is confirmed to be unneeded: the live site takes no payment for any package.'
      : 'Payments: by these files, the live site takes them.',
    'npm start shows the first of these columns, with sample confirmations; npm start -- --nothing-confirmed the last.',
    ...packageIds.flatMap((id) => [
      '',
      `${files[id].name.en} (content/packages/${id}.yml)`,
      heads,
      row(
        columns.map(({ confirmed }) => price(files[id], confirmed)),
        'price',
      ),
      ...walk((confirmed) => sentencesOf(files[id], confirmed)).map(({ line }) => line),
    ]),
    '',
    'Home page, where a confirmation changes it (content/home/sections.yml)',
    heads,
    ...walk((confirmed) => homeTexts('en', confirmed)).flatMap(({ line, isAlways }) =>
      isAlways ? [] : line,
    ),
  ].join('\n');
}

function price(file: OfferFile, confirmed: Confirmed): string {
  const { amountCents, isSold } = termsOf(file, confirmed);
  return isSold ? `$${amountCents / 100}` : 'not sold';
}

function sentencesOf(file: OfferFile, confirmed: Confirmed): readonly string[] {
  const { description, features, notIncluded } = textsOf(file, confirmed, 'en');
  return [description, ...features, ...notIncluded.map((one) => `Not included: ${one}`)];
}

/** What any of the lists has, once, each sentence behind the one it follows in its own list. */
function inOrder(lists: readonly ReadonlySet<string>[]): readonly string[] {
  const found: string[] = [];
  for (const list of lists) {
    let place = 0;
    for (const sentence of list) {
      const known = found.indexOf(sentence);
      if (known < 0) {
        // Behind what it stands in for.
        while (place < found.length && !list.has(found[place] ?? '')) place += 1;
        found.splice(place, 0, sentence);
      }
      place = (known < 0 ? place : known) + 1;
    }
  }
  return found;
}
