import type { CourtType } from '../cases/matters.ts';
import type { Locale } from '../languages.ts';
import type { PaperFacts } from './paper-facts.ts';
import { sentencesOf, type OwnWordField } from './statement.ts';

type Reader = (facts: PaperFacts, language: Locale) => string | null;

const courtNames: Readonly<Record<Locale, Readonly<Record<CourtType, string | null>>>> = {
  en: {
    magistrate: 'Magistrate Court',
    civil: 'Civil Court',
    state: 'State Court',
    superior: 'Superior Court',
    unknown: null,
  },
  es: {
    magistrate: 'Tribunal de Magistrados (Magistrate Court)',
    civil: 'Tribunal Civil (Civil Court)',
    state: 'Tribunal Estatal (State Court)',
    superior: 'Tribunal Superior (Superior Court)',
    unknown: null,
  },
};

function day(iso: string | null, language: Locale): string | null {
  return iso === null
    ? null
    : new Intl.DateTimeFormat(language === 'en' ? 'en-US' : 'es-US', {
        dateStyle: 'long',
        timeZone: 'UTC',
      }).format(new Date(`${iso.slice(0, 10)}T00:00:00Z`));
}

function listed(names: readonly string[], language: Locale): string | null {
  return names.length === 0
    ? null
    : new Intl.ListFormat(language === 'en' ? 'en-US' : 'es-US', { type: 'conjunction' }).format(names);
}

/** Own words in the language of a paper: as they were told, or their English. */
export const ownWordsIn = (facts: PaperFacts, field: OwnWordField, language: Locale): string =>
  (language === facts.toldIn ? facts.told : facts.words)[field] ?? '';

const partNames: Readonly<
  Record<Locale, Readonly<Record<NonNullable<PaperFacts['part']>, (name: string) => string>>>
> = {
  en: {
    name_in_index: (name) => `the name ${name} in the public index of this case`,
    documents: () => 'certain documents of this case',
    whole_file: () => 'the whole file of this case',
  },
  es: {
    name_in_index: (name) => `el nombre ${name} en el índice público de este caso`,
    documents: () => 'ciertos documentos de este caso',
    whole_file: () => 'todo el expediente de este caso',
  },
};

const lengthNames: Readonly<
  Record<
    Locale,
    {
      readonly years: (count: number) => string;
      readonly until: (on: string) => string;
      readonly always: string;
    }
  >
> = {
  en: {
    years: (count) => `for ${count} ${count === 1 ? 'year' : 'years'} from the day of the order`,
    until: (on) => `until ${on}`,
    always: 'until the Court orders otherwise',
  },
  es: {
    years: (count) => `por ${count} ${count === 1 ? 'año' : 'años'} desde el día de la orden`,
    until: (on) => `hasta el ${on}`,
    always: 'hasta que el tribunal ordene otra cosa',
  },
};

function askedLength({ length, years, until }: PaperFacts, language: Locale): string | null {
  const names = lengthNames[language];
  if (length === 'always') return names.always;
  if (length === 'years') return years === null ? null : names.years(years);
  const on = length === 'until' ? day(until, language) : null;
  return on === null ? null : names.until(on);
}

const languageNames: Readonly<Record<Locale, Readonly<Record<Locale, string>>>> = {
  en: { en: 'English', es: 'Spanish' },
  es: { en: 'inglés', es: 'español' },
};

/** What a template may name in braces, and where it comes from. Null: the fact is not there yet. */
export const variables = {
  court_name: ({ court }, language) => courtNames[language][court],
  county: ({ county }) => county,
  docket_number: ({ docketNumber }) => docketNumber,
  name_as_filed: ({ nameAsFiled }) => nameAsFiled,
  present_name: ({ presentName }) => presentName,
  plaintiff_names: ({ plaintiffs }, language) => listed(plaintiffs, language),
  address: ({ address }) => address,
  phone: ({ phone }) => phone,
  address_then: ({ addressThen }) => addressThen,
  filed_against_on: ({ filedAgainstOn }, language) => day(filedAgainstOn, language),
  judged_on: ({ judgedOn }, language) => day(judgedOn, language),
  writ_recorded_in: ({ writRecordedIn }) => writRecordedIn,
  years: ({ years }) => (years === null ? null : String(years)),
  until_day: ({ until }, language) => day(until, language),
  translator: ({ translator }) => translator,
  told_language: ({ toldIn }, language) => languageNames[language][toldIn],
  asked_part: ({ part, nameAsFiled }, language) =>
    part === null ? null : partNames[language][part](nameAsFiled ?? ''),
  asked_length: askedLength,
  asked_documents: (facts, language) => ownWordsIn(facts, 'partDetails', language),
  /** The first sentence of the harm, as the client wrote it. */
  first_reason: (facts, language) => sentencesOf(ownWordsIn(facts, 'harm', language))[0] ?? null,
} satisfies Record<string, Reader>;
export type VariableName = keyof typeof variables;
export const variableNames = Object.keys(variables) as VariableName[];

export function isVariable(name: string): name is VariableName {
  return Object.hasOwn(variables, name);
}

/** Signs that turn the direction of what follows, or take no place: a paper must read as it was typed. */
const invisible = /[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/gu;

/** A text in one line: line breaks and runs of spaces become one space. */
export function inOneLine(value: string): string {
  return value.replace(invisible, '').replace(/\s+/gu, ' ').trim();
}

/** Own words as paragraphs, as they were typed. */
export function inParagraphs(value: string): string[] {
  return value.split(/\n+/u).map(inOneLine).filter(Boolean);
}

/** The value of a variable as it is printed; null when the fact is not there. */
export function valueOf(name: VariableName, facts: PaperFacts, language: Locale): string | null {
  const read: Reader = variables[name];
  const value = inOneLine(read(facts, language) ?? '');
  return value || null;
}

const named = /\{([a-z_]+)\}/gu;

/** The names in braces in a sentence of a template. */
export function namesIn(text: string): string[] {
  return [...text.matchAll(named)].map(([, name = '']) => name);
}

/** Fills a sentence in one pass: braces inside a value stay what they are. */
export function fillSentence(text: string, value: (name: string) => string): string {
  return text.replace(named, (_, name: string) => value(name));
}
