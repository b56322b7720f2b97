import * as z from 'zod/mini';
import { cleanText } from './clean-text.ts';
import { fieldFacts } from './field-facts.ts';

/** Keys of the refusals that all texts share, whatever form they are in. */
export type TextMessageKey = 'text.tooLong' | 'text.characters' | 'field.wrongType';

/**
 * What a text must not contain: control characters (Postgres refuses a NUL with an error) and half surrogate pairs,
 * which no JSON column can store. Only `multiline` allows line breaks and tabs.
 */
const controlInLine = /[\u0000-\u001f\u007f]/;
const controlInLines = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

export function isStorableText(value: string, multiline: boolean): boolean {
  return value.isWellFormed() && !(multiline ? controlInLines : controlInLine).test(value);
}

interface TextRules {
  /** The most characters, counted as UTF-16 units, as `maxlength` does in the browser. */
  readonly max: number;
  readonly multiline?: boolean;
  /** The key of the refusal if nothing is left after trimming. Without it the text may be empty. */
  readonly required?: string;
}

/** A text field, cleaned of what nobody sees (`cleanText`) and at most `max` long. Refuses with message keys. */
export function text({ max, multiline = false, required }: TextRules) {
  const wrongType: TextMessageKey = 'field.wrongType';
  const tooLong: TextMessageKey = 'text.tooLong';
  const base = z
    .string({ error: (issue) => (issue.input === undefined && required ? required : wrongType) })
    .check(
      z.overwrite((value) => cleanText(value, { multiline })),
      z.maxLength(max, tooLong),
    );
  const checked = required ? base.check(z.minLength(1, required)) : base;
  return checked.register(fieldFacts, { kind: 'text', max, isMultiline: multiline, isRequired: !!required });
}
