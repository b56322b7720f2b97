// The county file as CSV (RFC 4180): one line for each value. Import and export, the build and the seed read it here.
import { counties } from './georgia.ts';
import { countyCourts, courtFields, courtValueSchema, type CourtValue } from './court-values.ts';

export const countyColumns = ['county', 'court', 'field', 'value', 'source', 'checked', 'by'] as const;

export interface CountyFileFault {
  /** Line of the file, counted from 1. */
  readonly line: number;
  readonly column: string;
  /** Key of the refusal. */
  readonly fault: string;
}

/** The cells of a CSV text with the line on which each row begins. Quoted cells may hold commas and line breaks. */
export function parseCsv(csv: string): { readonly line: number; readonly cells: readonly string[] }[] {
  const rows: { line: number; cells: string[] }[] = [];
  let line = 1;
  let row: { line: number; cells: string[] } = { line, cells: [] };
  let cell = '';
  let isQuoted = false;
  const endRow = () => {
    row.cells.push(cell);
    cell = '';
    if (row.cells.some((one) => one !== '')) rows.push(row);
    row = { line, cells: [] };
  };
  for (let at = 0; at < csv.length; at += 1) {
    const sign = csv[at] ?? '';
    if (sign === '\n') line += 1;
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (csv[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (sign === '"') isQuoted = true;
    else if (sign === ',') {
      row.cells.push(cell);
      cell = '';
    } else if (sign === '\n') endRow();
    else if (sign !== '\r' && sign !== '\ufeff') cell += sign;
  }
  endRow();
  return rows;
}

/**
 * The values of a county file. Refuses, with line and column, a wrong head, a value that the workplace would refuse, a
 * day after `today`, and a second value in one place.
 */
export function readCountyFile(
  csv: string,
  today: string,
): { readonly values: readonly CourtValue[]; readonly faults: readonly CountyFileFault[] } {
  const [head, ...rows] = parseCsv(csv);
  if (head?.cells.join() !== countyColumns.join())
    return {
      values: [],
      faults: [{ line: 1, column: '', fault: 'countyFile.head' }],
    };
  const values: CourtValue[] = [];
  const faults: CountyFileFault[] = [];
  const places = new Set<string>();
  for (const { line, cells } of rows) {
    const row = Object.fromEntries(countyColumns.map((column, at) => [column, asWritten(cells[at] ?? '')]));
    const read = courtValueSchema.safeParse(row);
    if (cells.length !== countyColumns.length) faults.push({ line, column: '', fault: 'countyFile.cells' });
    else if (!read.success)
      for (const { path, message } of read.error.issues)
        faults.push({ line, column: path.join('.'), fault: message });
    else if (read.data.checked > today) faults.push({ line, column: 'checked', fault: 'countyValue.future' });
    else if (places.has(placeOf(read.data)))
      faults.push({ line, column: 'field', fault: 'countyFile.twice' });
    else {
      places.add(placeOf(read.data));
      values.push(read.data);
    }
  }
  return { values, faults };
}

const placeOf = ({ county, court, field }: Pick<CourtValue, 'county' | 'court' | 'field'>) =>
  `${county}/${court}/${field}`;

const countyOrder = new Map(counties.map(({ name }, at) => [name as string, at]));

/** A spreadsheet would run a cell that begins like this, so an apostrophe stands before it in the file. */
const likeFormula = /^'*[=+\-@\t\r]/;
const asText = (cell: string) => (likeFormula.test(cell) ? `'${cell}` : cell);
const asWritten = (cell: string) => (cell.startsWith("'") && likeFormula.test(cell) ? cell.slice(1) : cell);

/** The file of these values, always in the same order, so that a change shows as one line. */
export function writeCountyFile(values: readonly CourtValue[]): string {
  const order = (value: CourtValue) =>
    ((countyOrder.get(value.county) ?? 0) * countyCourts.length + countyCourts.indexOf(value.court)) *
      courtFields.length +
    courtFields.indexOf(value.field);
  const rows = values.toSorted((one, other) => order(one) - order(other));
  return [countyColumns, ...rows.map((row) => countyColumns.map((column) => row[column]))]
    .map((cells) => `${cells.map(asText).map(quoted).join(',')}\n`)
    .join('');
}

function quoted(cell: string): string {
  return /[",\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
