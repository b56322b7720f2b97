import type { StatementWords } from '#i18n/en/statement.ts';
import type { Contested } from './meet-answers.ts';

/** The question an answer belongs to. */
export function nameOfAnswer(name: Contested, labels: StatementWords): string {
  switch (name) {
    case 'language':
    case 'part':
    case 'nature':
    case 'length':
    case 'years':
    case 'until':
      return labels[name];
    default:
      return labels.fields[name];
  }
}

/** An answer as the form shows it. */
export function answerInWords(name: Contested, value: string, labels: StatementWords): string {
  const options: Readonly<Partial<Record<Contested, Readonly<Record<string, string>>>>> = {
    language: labels.languages,
    part: labels.parts,
    nature: labels.natures,
    length: labels.lengths,
  };
  return value === 'unknown' ? labels.unknown : (options[name]?.[value] ?? value);
}
