import type { CheckedValue } from '#domain/cases/matter-steps.ts';
import type { PaperKind } from '#domain/cases/papers.ts';
import { staleAfterDays } from '#domain/counties/court-values.ts';
import type { Locale } from '#domain/languages.ts';
import { filingFileMax, filingSystemsOf, knownSystems } from '#domain/papers/filing-files.ts';
import type { PaperFacts } from '#domain/papers/paper-facts.ts';
import { valueOf } from '#domain/papers/variables.ts';
import { filingFilesWords } from '#i18n/filing-files.ts';
import { fill, formatDate, formatList } from '#i18n/format.ts';
import type { CaseSummaryPaper } from '#papers/case-summary.ts';
import { readPaperFonts } from '#papers/fonts.ts';
import type { App } from '../app.ts';

/** A file of the ZIP, as the sheet tells of it. */
export interface FiledFile {
  readonly name: string;
  readonly kind: PaperKind | 'exhibit';
  readonly title: string;
  /** Text that a system can search. */
  readonly isSearchable: boolean;
}

export interface FilingSheet {
  readonly facts: PaperFacts;
  readonly county: readonly (CheckedValue & { readonly source: string })[];
  readonly files: readonly FiledFile[];
  /** Papers with a line to sign that have not come back signed. */
  readonly unsigned: readonly string[];
  readonly isSample: boolean;
}

const types: Readonly<Partial<Record<PaperKind | 'exhibit', keyof typeof filingFilesWords.en.files.types>>> =
  {
    motion: 'motion',
    proposed_order: 'proposed_order',
    affidavit: 'affidavit',
    translator_affidavit: 'translator_affidavit',
    consent: 'consent',
    notice_of_hearing: 'notice_of_hearing',
    certificate_of_service: 'certificate_of_service',
    change_of_address: 'change_of_address',
  };

/** What to type where, in the reader's language; what is typed is English, as the screen is. */
export function filingSheet(
  { site, clock }: Pick<App, 'site' | 'clock'>,
  locale: Locale,
  { facts, county, files, unsigned, isSample }: FilingSheet,
): CaseSummaryPaper {
  const words = filingFilesWords[locale];
  const today = clock();
  const day = (date: string) => formatDate(date, locale);
  const court = fill(words.facts.courtOf, {
    court: valueOf('court_name', facts, 'en') ?? '',
    county: facts.county ?? '',
  });
  const named = {
    court,
    docket: facts.docketNumber ?? words.facts.noDocket,
    name: facts.nameAsFiled ?? '',
    plaintiffs: formatList(facts.plaintiffs, 'en'),
  };
  const value = (field: CheckedValue['field']) => county.find((one) => one.field === field);
  const textOf = (one: CheckedValue) => (locale === 'es' && one.spanish ? one.spanish : one.value);
  const fee = value('fee');
  const system = value('efiling');
  // A court that names no system by itself is described in a sentence, which stands in the reader's language.
  const systems = filingSystemsOf(system && textOf(system));
  const screens = systems.map((name) => ({
    name,
    known: knownSystems.find((one) => one === name) ?? ('other' as const),
  }));
  return {
    locale,
    from: site.name,
    title: words.title,
    lead: fill(words.lead, { date: formatDate(today.toISOString(), locale) }),
    facts: [
      {
        name: words.facts.system,
        value:
          systems.length > 1 ? fill(words.facts.either, { systems: systems.join(', ') }) : (systems[0] ?? ''),
      },
      { name: words.facts.court, value: court },
      { name: words.facts.docket, value: named.docket },
      { name: words.facts.plaintiffs, value: named.plaintiffs },
      { name: words.facts.you, value: named.name },
      ...(facts.otherRespondents.length > 0
        ? [{ name: words.facts.others, value: formatList(facts.otherRespondents, 'en') }]
        : []),
    ],
    parts: [
      {
        title: words.before.title,
        lines: [
          ...(isSample ? [words.sample] : []),
          ...(unsigned.length > 0 ? [fill(words.before.sign, { titles: formatList(unsigned, locale) })] : []),
          fill(words.before.account, { system: systems.join(' / ') }),
          fee
            ? fill(words.before.fee, { date: day(fee.checked), value: textOf(fee) })
            : words.before.feeUnknown,
          words.before.waiver,
          ...(system
            ? [fill(words.before.source, { date: day(system.checked), source: system.source })]
            : []),
          ...(system?.stale ? [fill(words.before.stale, { days: staleAfterDays })] : []),
        ],
      },
      ...screens.map(({ name, known }) => ({
        title: screens.length > 1 ? `${words.screen.title}: ${name}` : words.screen.title,
        lines: [...words.screen.steps[known].map((step) => fill(step, named)), words.screen.source[known]],
      })),
      {
        title: words.files.title,
        lines: [
          ...files.map(
            ({ name, kind, title, isSearchable }) =>
              `${fill(words.files.line, {
                name,
                type: words.files.types[types[kind] ?? 'exhibit'],
                title,
              })}${isSearchable ? '' : ` (${words.files.scan})`}`,
          ),
          fill(words.files.size, { max: filingFileMax / 1_000_000 }),
        ],
      },
      { title: words.after.title, lines: words.after.lines },
    ],
    closing: [],
    reference: facts.docketNumber ?? '',
    date: today,
    foot: fill(words.foot, { title: words.title, page: '{page}', pages: '{pages}' }),
    fonts: readPaperFonts(),
  };
}
