// Tables of the trials, one after the other on the screen and, for the last words of `npm run test:faults`, kept.
import { appendFileSync } from 'node:fs';

/** The environment variable that names the file the tables are kept in. */
export const tablesVariable = 'FAULT_TABLES_FILE';
/** Ends the line of a table that says how much of it was tried, lost and doubled. */
const sumMark = 'Σ';

type Row = Readonly<Record<string, string | number>>;

export function report(title: string, rows: readonly Row[]): void {
  const text = `\n${title}\n${tableOf(rows)}\n${sumOf(rows)}\n`;
  console.log(text);
  const file = process.env[tablesVariable];
  if (file) appendFileSync(file, text);
}

const counted = (rows: readonly Row[], ...heads: string[]): number =>
  rows.reduce((sum, row) => sum + heads.reduce((own, head) => own + Number(row[head] ?? 0), 0), 0);

/** What a table adds to the last line of the run. */
function sumOf(rows: readonly Row[]): string {
  const tried = counted(rows, 'trials', 'mails', 'texts', 'kills');
  return `${sumMark} ${tried} ${counted(rows, 'lost', 'not made good')} ${counted(rows, 'doubled', 'doubled without reason')}`;
}

/** All tables of a run together: how many writes met a fault, and what became of them. */
export function sumOfTables(text: string): { tried: number; lost: number; doubled: number } {
  const sums = [...text.matchAll(/^Σ (\d+) (\d+) (\d+)$/gm)].map((found) => found.slice(1).map(Number));
  const total = (column: number) => sums.reduce((sum, one) => sum + (one[column] ?? 0), 0);
  return { tried: total(0), lost: total(1), doubled: total(2) };
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
