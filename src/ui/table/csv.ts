/**
 * A table as CSV for a spreadsheet. What a spreadsheet would run as a formula gets an apostrophe in front: what a client
 * typed must not act on the computer of whoever opens the file. Begins with a byte order mark, or Excel reads accents
 * wrongly.
 */
export function toCsv(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [heads, ...rows].map((cells) => cells.map(csvCell).join(','));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

/** A sign that begins a formula, in full width, too. */
const sign = '[=+\\-@＝＋－＠]';
const formula = new RegExp(`^(?:\\s*${sign}|[\\t\\r])`);
const plainNumber = /^-?\d+(?:\.\d+)?$/;
/**
 * Where Excel splits at `;`, quotes inside of its cell do not hold, so what follows a `;` or a line break begins a cell
 * of its own.
 */
const innerFormula = new RegExp(`([;\\t\\r\\n]\\s*)(?=${sign})`, 'g');

function csvCell(text: string): string {
  if (plainNumber.test(text)) return text;
  const safe = (formula.test(text) ? `'${text}` : text).replaceAll(innerFormula, "$1'");
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
