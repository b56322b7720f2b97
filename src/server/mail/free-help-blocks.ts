import { guides, lawyersIn } from '#domain/help/organizations.ts';
import { fill, formatDate } from '#i18n/format.ts';
import { helpLines } from '#i18n/help-lines.ts';
import { intakeWords } from '#i18n/intake.ts';
import { heading, text } from './blocks.ts';
import type { Draft } from './letter.ts';
import type { Block } from './render.ts';

/** Who helps for free in a county, or in all of them where it is not known. */
export function freeHelpList(
  { words, language }: Draft,
  county: string | null,
  title: string = words.caseChanged.freeHelp,
): Block[] {
  const lines: Readonly<Record<string, string>> = helpLines[language];
  return [
    heading(title),
    { kind: 'list', items: [...lawyersIn(county), ...guides].map(({ id, name }) => lines[id] ?? name) },
  ];
}

/** A court may still be working on the eviction: what that means, what of the payment waits, and whom to call. */
export function freeHelpFirst(draft: Draft): Block[] {
  const { facts, language, words } = draft;
  const { freeHelp } = facts;
  if (!freeHelp) return [];
  const { notice, county, payment, hearingDate, answerBy } = freeHelp;
  const { title, text: why } = intakeWords[language].notices[notice];
  const own = words.hearing;
  return [
    heading(title),
    text(why),
    ...(payment !== 'open' && hearingDate
      ? [text(own[payment], { hearing: formatDate(hearingDate, language) })]
      : []),
    ...(payment === 'waits' ? [text(fill(own.answer, { date: formatDate(answerBy, language) }))] : []),
    ...freeHelpList(draft, county),
  ];
}
