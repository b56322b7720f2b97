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

/** The same where a client has several court cases: which one it is about stands below the greeting. */
export function aboutMatter(message: string, matter: NamedMatter, locale: Locale): string {
  const name = matterName(matter, locale);
  if (!name || message === '') return message;
  return message.replace('\n\n', `\n\n${fill(aboutOne[locale], { name })} `);
}
