// Tables of the trials, one after the other on the screen and, for the last words of `npm run test:faults`, kept.
import { appendFileSync } from 'node:fs';

/** The environment variable that names the file the tables are kept in. */
export const tablesVariable = 'FAULT_TABLES_FILE';

type Row = Readonly<Record<string, string | number>>;

export function report(title: string, rows: readonly Row[]): void {
  const text = `\n${title}\n${tableOf(rows)}\n`;
  console.log(text);
  const file = process.env[tablesVariable];
  if (file) appendFileSync(file, text);
}

function tableOf(rows: readonly Row[]): string {
  const heads = Object.keys(rows[0] ?? {});
  const sums = heads.map((head) =>
    rows.every((row) => typeof row[head] === 'number')
      ? rows.reduce((total, row) => total + Number(row[head]), 0)
      : 'all',
  );
  const lines = [heads, ...rows.map((row) => heads.map((head) => row[head] ?? '')), sums];
  const widths = heads.map((_, column) => Math.max(...lines.map((line) => String(line[column]).length)));
  return lines
    .map((line) =>
      line
        .map((cell, column) =>
          typeof cell === 'number'
            ? String(cell).padStart(widths[column] ?? 0)
            : column === 0
              ? cell.padEnd(widths[column] ?? 0)
              : cell.padStart(widths[column] ?? 0),
        )
        .join('  '),
    )
    .join('\n');
}
