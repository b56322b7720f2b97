import type { NamedMatter } from '#domain/cases/matter-name.ts';
import type { MoveDraft } from '#domain/cases/move-draft.ts';
import type { Locale } from '#domain/languages.ts';
import { fillBlanks } from '#domain/replies/blanks.ts';
import en, { type MoveDraftWords } from '#i18n/en/staff/move-drafts.ts';
import es from '#i18n/es/staff/move-drafts.ts';
import { fill } from '#i18n/fill.ts';
import { matterName } from '#i18n/matter-name.ts';
import type { Bilingual } from '#i18n/format.ts';

export const moveDraftWords: Bilingual<MoveDraftWords> = { en, es };

/** What the blanks of a drafted message can be. The same names are in every language. */
export const draftBlanks = [
  'name',
  'preparer',
  'county',
  'date',
  'due',
  'hearing',
  'place',
  'limitEnds',
  'part',
  'what',
  'reason',
] as const;
export type DraftBlank = (typeof draftBlanks)[number];

/**
 * The drafted message of a move in one language, with the blanks filled whose facts are known; an empty one fills
 * nothing. What stays in double braces is for whoever writes. Dates come in already worded for the language.
 */
export function draftMessage(
  draft: MoveDraft,
  locale: Locale,
  known: Readonly<Partial<Record<DraftBlank, string>>>,
): string {
  return fillBlanks(moveDraftWords[locale][draft], known);
}

const aboutOne = {
  en: 'This is about your court case in {name}.',
  es: 'Le escribo sobre su caso en el tribunal: {name}.',
} as const;

const aboutSeveral = {
  en: 'This is about your court cases: {list}.',
  es: 'Le escribo sobre sus casos en el tribunal: {list}.',
} as const;
const unnamed = { en: 'court case {place}', es: 'caso {place}' } as const;

/**
 * The same where a client has several court cases: which one it is about, or which ones where several go together, stands
 * below the greeting.
 */
export function aboutMatters(
  message: string,
  matters: readonly (NamedMatter & { readonly place: number })[],
  locale: Locale,
): string {
  const [one, ...others] = matters;
  if (!one || message === '') return message;
  const name = matterName(one, locale);
  if (others.length === 0) return name ? below(message, fill(aboutOne[locale], { name })) : message;
  const names = matters.map(
    (matter) => matterName(matter, locale) ?? fill(unnamed[locale], { place: matter.place }),
  );
  // Between semicolons: a name has a comma in it.
  return below(message, fill(aboutSeveral[locale], { list: names.join('; ') }));
}

/** A sentence below the greeting. */
function below(message: string, sentence: string): string {
  return message.replace('\n\n', `\n\n${sentence} `);
}
