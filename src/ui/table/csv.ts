/**
 * A table as CSV for a spreadsheet. A cell that a spreadsheet would run as a formula gets an apostrophe in front: what a
 * client typed must not act on the computer of whoever opens the file. Begins with a byte order mark, or Excel reads
 * accents wrongly.
 */
export function toCsv(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [heads, ...rows].map((cells) => cells.map(csvCell).join(','));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

function csvCell(text: string): string {
  const safe = /^[\s]*[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
