// What a letter says, in parts: a page shows them, and whoever copies the letter gets their text.
import {
  isDayField,
  type LetterAnswers,
  type LetterCourt,
  type LetterLine,
} from '#domain/letters/letters.ts';
import type { Locale } from '#domain/languages.ts';
import { formatDate } from '#i18n/format.ts';

/** Words of a sentence, or the place of an answer with what was answered ('' is a blank); `at` counts them. */
export type LetterPart = { readonly at: number } & ({ readonly text: string } | { readonly answer: string });

export interface LetterWording {
  readonly locale: Locale;
  readonly texts: Readonly<Record<LetterLine, string>>;
  readonly courts: Readonly<Record<LetterCourt, string>>;
}

const blank = '____________________';

/** The parts of one line, with the answers in its {braces}. */
export function partsOf(line: LetterLine, answers: LetterAnswers, wording: LetterWording): LetterPart[] {
  return wording.texts[line]
    .split(/\{(\w+)\}/)
    .map((part, index): LetterPart =>
      index % 2 === 0 ? { at: index, text: part } : { at: index, answer: answerTo(part, answers, wording) },
    )
    .filter((part) => !('text' in part) || part.text !== '');
}

function answerTo(field: string, answers: LetterAnswers, { courts, locale }: LetterWording): string {
  const typed = answers[field as keyof LetterAnswers];
  if (typeof typed !== 'string') return '';
  const answer = typed.trim();
  if (field === 'court') return courts[answer as LetterCourt] ?? '';
  const isDay = isDayField(field as keyof LetterAnswers) && /^\d{4}-\d\d-\d\d$/.test(answer);
  return isDay ? formatDate(answer, locale) : answer;
}

/** The text of one line, a blank being a row of underscores. */
export function textOf(parts: readonly LetterPart[]): string {
  return parts.map((part) => ('text' in part ? part.text : part.answer || blank)).join('');
}

const isItem = (line: LetterLine) => /^(reason|paper)\./.test(line);

/** The whole letter as text, a line between its paragraphs. */
export function letterAsText(
  lines: readonly LetterLine[],
  answers: LetterAnswers,
  wording: LetterWording,
): string {
  return lines
    .map((line, index) => {
      const text = textOf(partsOf(line, answers, wording));
      if (line === 'signature') return `\n\n____________________\n${text}`;
      const follows = isItem(line) && index > 0;
      return follows ? `- ${text}` : index === 0 ? text : `\n${text}`;
    })
    .join('\n');
}

/** Paragraphs, and the items that follow one as a list. */
export type LetterBlock =
  { readonly line: LetterLine; readonly items?: undefined } | { readonly items: readonly LetterLine[] };

export function blocksOf(lines: readonly LetterLine[]): readonly LetterBlock[] {
  const blocks: ({ line: LetterLine } | { items: LetterLine[] })[] = [];
  for (const line of lines) {
    const last = blocks.at(-1);
    if (!isItem(line)) blocks.push({ line });
    else if (last && 'items' in last) last.items.push(line);
    else blocks.push({ items: [line] });
  }
  return blocks;
}
