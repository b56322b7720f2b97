// A table as people's programs write it: commas, semicolons or tabs between cells, a mark of the encoding before the first
// one, columns in any order, and days as a spreadsheet shows them.

export interface SheetRow {
  /** Line of the file, counted from 1, on which the row begins. */
  readonly line: number;
  readonly cells: readonly string[];
}

export interface Sheet {
  readonly rows: readonly SheetRow[];
  /** The line on which a quotation mark opens that nothing closes; null for none. */
  readonly openQuote: number | null;
}

/** The sign between cells is the one that the first line has most of: a spreadsheet writes the one of its country. */
function separatorOf(text: string): string {
  const [head = ''] = text.split('\n', 1);
  const count = (sign: string) => head.split(sign).length;
  return [',', ';', '\t'].toSorted((one, other) => count(other) - count(one))[0] ?? ',';
}

/** The cells of a text by RFC 4180, and whichever sign stands between them. Quoted cells may hold it and line breaks. */
export function parseSheet(text: string): Sheet {
  const separator = separatorOf(text);
  const rows: { line: number; cells: string[] }[] = [];
  let line = 1;
  let row: { line: number; cells: string[] } = { line, cells: [] };
  let cell = '';
  let quotedSince: number | null = null;
  const endRow = () => {
    row.cells.push(cell);
    cell = '';
    if (row.cells.some((one) => one !== '')) rows.push(row);
    row = { line, cells: [] };
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (sign === '\n') line += 1;
    if (quotedSince !== null) {
      if (sign !== '"') cell += sign;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else quotedSince = null;
    } else if (sign === '"') quotedSince = line;
    else if (sign === separator) {
      row.cells.push(cell);
      cell = '';
    } else if (sign === '\n') endRow();
    else if (sign !== '\r' && sign !== '\ufeff') cell += sign;
  }
  endRow();
  return { rows, openQuote: quotedSince };
}

/** "H": what a spreadsheet calls the column at this place, counted from 0. */
export const columnLetter = (at: number): string => String.fromCharCode(65 + (at % 26));

const spreadsheetDay = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/;

/** Whether the days of one file begin with the month or the day; null where none of them tells. */
export type DayOrder = 'month' | 'day' | null;

/**
 * In which order a spreadsheet wrote the days of a file. One day after the 12th tells it for all of them; two that
 * contradict each other tell nothing.
 */
export function dayOrderOf(cells: readonly string[]): DayOrder {
  const orders = new Set<DayOrder>();
  for (const cell of cells) {
    const [, first, second] = spreadsheetDay.exec(cell) ?? [];
    if (Number(first) > 12) orders.add('day');
    if (Number(second) > 12) orders.add('month');
  }
  return orders.size === 1 ? ([...orders][0] ?? null) : null;
}

/**
 * A day as 2026-11-20, from what a spreadsheet made of it; any other text as it is. Null where it can be read as two days:
 * to guess would keep a wrong one without a word.
 */
export function readDay(cell: string, order: DayOrder): string | null {
  const parts = spreadsheetDay.exec(cell);
  if (!parts) return cell;
  const [, first = '', second = '', year = ''] = parts;
  const own = dayOrderOf([cell]) ?? order;
  if (own === null && first !== second) return null;
  const [month, day] = own === 'day' ? [second, first] : [first, second];
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
