import { expect, it } from 'vitest';
import { locales, type Locale } from '#domain/languages.ts';
import { dismissedInMagistrateCourt as facts } from '#domain/papers/sample-facts.ts';
import { filingFilesWords } from '#i18n/filing-files.ts';
import { readSpanishValues } from '../counties/spanish-values.ts';
import { filingSheet } from './filing-sheet.ts';

const app = { site: { name: 'Fresh Key' }, clock: () => new Date('2026-11-29T15:00:00Z') } as Parameters<
  typeof filingSheet
>[0];

/** The lines of the sheet of a court whose system the county file describes so. */
function sheetOf(efiling: string, locale: Locale) {
  const spanish = readSpanishValues().get(efiling) ?? null;
  const source = 'https://example.org/';
  const system = {
    field: 'efiling',
    value: efiling,
    spanish,
    checked: '2026-11-28',
    stale: false,
    source,
  } as const;
  const file = { name: '01-Motion.pdf', kind: 'motion', title: 'Motion', isSearchable: true } as const;
  const { parts, ...sheet } = filingSheet(app, locale, {
    facts,
    county: [system],
    files: [file],
    unsigned: ['Motion'],
    isSample: false,
  });
  return { ...sheet, parts, lines: parts.flatMap(({ lines }) => lines) };
}

it.each(locales)('whoever files reads what to type on the screen of each system (%s)', (locale) => {
  const { screen } = filingFilesWords[locale];
  for (const known of ['eFileGA', 'PeachCourt'] as const) {
    const { lines } = sheetOf(known, locale);
    expect(lines).toContain(screen.source[known]);
    expect(lines.join('\n')).toContain(facts.docketNumber);
    expect(lines.join('\n')).not.toMatch(/[{}]/);
  }
  const both = sheetOf('eFileGA, PeachCourt', locale);
  expect(both.parts.filter(({ title }) => title.startsWith(`${screen.title}: `))).toHaveLength(2);
});

it('a system of the court’s own is described in the language of who reads', () => {
  const own = 'eFlex, the court’s own system, at efile.cobbcounty.org';
  const [english, spanish] = [sheetOf(own, 'en'), sheetOf(own, 'es')];
  expect(english.facts[0]?.value).toBe(own);
  expect(spanish.facts[0]?.value).toBe(readSpanishValues().get(own));
  expect(spanish.lines.join('\n')).not.toContain('court’s own');
  expect(english.lines).toContain(filingFilesWords.en.screen.source.other);
});
