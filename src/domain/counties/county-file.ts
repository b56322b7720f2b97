// The county file as CSV: one line for each value. Import and export, the build and the seed read it here.
import { counties } from './georgia.ts';
import { countyCourts, courtFields, courtValueSchema, placeOf, type CourtValue } from './court-values.ts';
import { columnLetter, dayOrderOf, parseSheet, readDay, type DayOrder, type SheetRow } from './sheet.ts';

export const countyColumns = ['county', 'court', 'field', 'value', 'source', 'checked', 'by'] as const;
type Column = (typeof countyColumns)[number];

/** What can be wrong in a file. Each says in its sentence what to write instead. */
export const countyFileFaults = [
  'head',
  'headTwice',
  'headUnknown',
  'quote',
  'cells',
  'twice',
  'county',
  'court',
  'field',
  'value',
  'exists',
  'source',
  'page',
  'checked',
  'dayOrder',
  'future',
  'by',
  'long',
  'characters',
] as const;
export type CountyFileFaultKind = (typeof countyFileFaults)[number];

export interface CountyFileFault {
  /** Line of the file, counted from 1. */
  readonly line: number;
  /** A column of ours, or what a spreadsheet calls it. */
  readonly column: string;
  readonly fault: CountyFileFaultKind;
}

const kinds: ReadonlySet<string> = new Set(countyFileFaults);
const otherKinds: Readonly<Record<string, CountyFileFaultKind>> = {
  'countyValue.sourceKind': 'page',
  'text.tooLong': 'long',
  'text.characters': 'characters',
};

/** What a form refuses by its key, as the file says it. */
function kindOf(key: string, column: string): CountyFileFaultKind {
  const kind = otherKinds[key] ?? key.replace('countyValue.', '');
  return kinds.has(kind) ? (kind as CountyFileFaultKind) : (column as Column);
}

interface FileRules {
  readonly today: string;
  /** Who brings the file, and so answers for it. Without it, the file names who checked each value. */
  readonly by?: string;
}

interface CountyFile {
  readonly values: readonly CourtValue[];
  readonly faults: readonly CountyFileFault[];
  /** Where a value stands, by `placeOf`. */
  readonly lines: ReadonlyMap<string, number>;
}

/**
 * The values of a county file. Refuses, with line and column, a wrong head, a quotation mark without its other, a value that
 * the workplace would refuse, a day after `today`, and a second value in one place.
 */
export function readCountyFile(csv: string, { today, by }: FileRules): CountyFile {
  const { rows, openQuote } = parseSheet(csv);
  const [head, ...lines] = rows;
  const named = (head?.cells ?? []).map((cell) => cell.trim().toLowerCase());
  const faults: CountyFileFault[] = [...faultsOfHead(named, lines, by !== undefined)];
  if (openQuote !== null) faults.push({ line: openQuote, column: columnLetter(0), fault: 'quote' });
  if (faults.length > 0) return { values: [], faults, lines: new Map() };

  const checkedAt = named.indexOf('checked');
  const order = dayOrderOf(lines.map(({ cells }) => asWritten(cells[checkedAt] ?? '').trim()));
  const values: CourtValue[] = [];
  const places = new Map<string, number>();
  for (const row of lines) {
    const value = readRow(row, named, { today, order, ...(by !== undefined && { by }) });
    if (Array.isArray(value)) faults.push(...value);
    else if (places.has(placeOf(value))) faults.push({ line: row.line, column: 'field', fault: 'twice' });
    else {
      places.set(placeOf(value), row.line);
      values.push(value);
    }
  }
  return { values, faults, lines: places };
}

function* faultsOfHead(
  named: readonly string[],
  rows: readonly SheetRow[],
  isByOptional: boolean,
): Generator<CountyFileFault> {
  const missing = countyColumns.find(
    (column) => !named.includes(column) && !(isByOptional && column === 'by'),
  );
  // Of a file of another kind, one sentence says more than one for each of its columns.
  if (missing) return yield { line: 1, column: missing, fault: 'head' };
  for (const [at, name] of named.entries()) {
    const isEmpty = name === '' && rows.every(({ cells }) => (cells[at] ?? '') === '');
    if (named.indexOf(name) < at && name !== '') yield { line: 1, column: name, fault: 'headTwice' };
    else if (!isEmpty && !countyColumns.some((column) => column === name))
      yield { line: 1, column: name || columnLetter(at), fault: 'headUnknown' };
  }
}

function readRow(
  { line, cells }: SheetRow,
  named: readonly string[],
  { today, order, by }: FileRules & { readonly order: DayOrder },
): CourtValue | CountyFileFault[] {
  const spare = cells.findIndex((cell, at) => at >= named.length && cell.trim() !== '');
  if (spare >= 0) return [{ line, column: columnLetter(spare), fault: 'cells' }];
  const cell = (column: Column) => asWritten(cells[named.indexOf(column)] ?? '').trim();
  const checked = readDay(cell('checked'), order);
  if (checked === null) return [{ line, column: 'checked', fault: 'dayOrder' }];
  const field = cell('field').toLowerCase();
  const read = courtValueSchema.safeParse({
    county: countyNamed(cell('county')),
    court: cell('court').toLowerCase(),
    field,
    value: field === 'exists' ? cell('value').toLowerCase() : cell('value'),
    source: cell('source'),
    checked,
    by: by ?? cell('by'),
  });
  if (!read.success)
    return read.error.issues.map(({ path, message }) => {
      const column = path.join('.');
      return { line, column, fault: kindOf(message, column) };
    });
  if (read.data.checked > today) return [{ line, column: 'checked', fault: 'future' }];
  return read.data;
}

const countyNames = new Map(counties.map(({ name }) => [name.toLowerCase(), name as string]));

/** As we write it: "Dekalb County" is DeKalb. */
const countyNamed = (cell: string): string =>
  countyNames.get(cell.toLowerCase().replace(/ county$/, '')) ?? cell;

/** Whether a source is a page of the web, or several, and nothing else. */
export const isPage = (source: string): boolean =>
  source.split(/[\s;,]+/).every((word) => /^https?:\/\//.test(word) && URL.canParse(word));

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
