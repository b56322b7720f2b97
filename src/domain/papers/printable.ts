// What papers can show. Every writer prints through `toPrint`, and whatever is refused beforehand asks `unprintableIn`,
// so that no letter is dropped in silence.
import { fontLetters } from './font-letters.ts';

/** Faces of a paper: titles, text, and what stands out. */
export type Face = 'heading' | 'text' | 'strong';
/** A face that holds more letters stands in where a text needs it. */
export type PrintedFace = Face | 'wide' | 'wide-strong';

/** Stands where a sign cannot be shown. */
export const standIn = '\ufffd';

const madeOf = (letters: string) => new RegExp(`^[\\n${letters}]*$`, 'u');
const holds = {
  heading: madeOf(fontLetters.heading),
  text: madeOf(fontLetters.text),
  wide: madeOf(fontLetters.wide),
};
/** All that ends a line: also what Word and old systems write. */
const lineBreaks = /\r\n?|[\v\f\u0085\u2028\u2029]/gu;
/** Takes no ink: controls, marks of direction, joiners, soft hyphens. Papers read the same without it. */
const unseen = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

const withoutUnseen = (text: string) => text.replace(unseen, (sign) => (sign === '\n' ? sign : ''));

/**
 * How a text is printed in a face: in NFC, line breaks as such, tabs as spaces, with a stand-in for every sign that no
 * font shows; the face that holds it all; and the signs that are missing, each once. A text stands in one face, so that
 * no letter differs from the others.
 */
export function toPrint(
  typed: string,
  face: Face = 'text',
): { readonly text: string; readonly face: PrintedFace; readonly missing: readonly string[] } {
  const lines = typed.normalize('NFC').replace(lineBreaks, '\n').replaceAll('\t', ' ');
  const whole = withoutUnseen(lines);
  const plain = face === 'heading' ? 'strong' : face;
  if (face === 'heading' && holds.heading.test(whole)) return { text: whole, face, missing: [] };
  if (holds.text.test(whole)) return { text: whole, face: plain, missing: [] };
  const missing = new Set<string>();
  // By graphemes: a family of four is one sign.
  const text = Array.from(graphemes.segment(lines), ({ segment }) => {
    const printed = withoutUnseen(segment);
    if (holds.wide.test(printed)) return printed;
    missing.add(segment);
    return standIn;
  }).join('');
  return { text, face: plain === 'strong' ? 'wide-strong' : 'wide', missing: [...missing] };
}

/** The signs of a text that papers cannot show, each once; none for a text that prints whole. */
export const unprintableIn = (text: string): readonly string[] => toPrint(text).missing;
