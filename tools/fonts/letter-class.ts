/** What papers can show: the scripts that the fonts hold whole, and the signs that all scripts share. */
const shown = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]$/u;
/** Takes no ink; writers leave it out (src/domain/papers/printable.ts). */
const unseen = /^[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cs}\p{Default_Ignorable_Code_Point}]$/u;

export function isPrinted(letter: number): boolean {
  const sign = String.fromCodePoint(letter);
  return shown.test(sign) && !unseen.test(sign);
}

/** A class of a regular expression with the "u" flag, without its brackets: "\\u0020-\\u007e…". */
export function toClass(letters: readonly number[]): string {
  const ranges: { from: number; to: number }[] = [];
  for (const letter of letters.toSorted((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last?.to === letter - 1) last.to = letter;
    else ranges.push({ from: letter, to: letter });
  }
  const escaped = (letter: number) => `\\\\u{${letter.toString(16)}}`;
  return ranges
    .map(({ from, to }) => (from === to ? escaped(from) : `${escaped(from)}-${escaped(to)}`))
    .join('');
}
