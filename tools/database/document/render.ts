import { keepingTimes } from './keeping-times.ts';
import type { Catalog, Column, Table } from './catalog.ts';
import { findGaps, usersOf } from './graph.ts';
import { unfilledColumns } from './unfilled.ts';
import { ways, type Uses } from './uses.ts';

const labels = { adds: 'adds rows', changes: 'changes', removes: 'removes', reads: 'reads' } as const;

/** docs/data.md as Markdown: everything in it comes from the catalog, the code and `kept.ts`. */
export function renderDataDocument(catalog: Catalog, found: Uses): string {
  const tables = catalog.tables.filter(({ kind }) => kind === 'table');
  const views = catalog.tables.filter(({ kind }) => kind === 'view');
  const parts = [
    head,
    ['## The tables', ...list(tables)].join('\n'),
    `## How they hang together\n\nEach line is a foreign key. Those to \`users\`, which nearly every table has, are left out.\n\n${diagram(tables)}`,
    '## Each table',
    ...tables.map((table) => describe(table, found)),
  ];
  if (views.length) parts.push('## Views', ...views.map((view) => describe(view, found)));
  if (catalog.enums.length) {
    parts.push(
      [
        '## Codes',
        '',
        '| type | what it says | values |',
        '|---|---|---|',
        ...catalog.enums.map(
          ({ name, comment, values }) =>
            `| \`${name}\` | ${cell(comment)} | ${values.map((value) => `\`${value}\``).join(', ')} |`,
        ),
      ].join('\n'),
    );
  }
  parts.push(renderGaps(catalog, found));
  return `${parts.join('\n\n')}\n`;
}

const head = `# Data

Made by \`npm run docs:data\` from the migrations, the functions in the database and \`src/server\`; a test says when it is
out of date. Change a comment in the schema or a line of \`tools/database/document/keeping-times.ts\`, never this file.

For each table: what it is, its columns, who uses it, and how long it is kept. "SQL" names the functions and views in
the database whose text names the table. "Services" names the files that use it themselves or call such a function;
a path without an ending is one of \`src/server/\`. Numbers of days and years come from
\`src/domain/retention/periods.ts\`.`;

function list(tables: readonly Table[]): string[] {
  return [
    '',
    '| table | what it is |',
    '|---|---|',
    ...tables.map(({ name, comment }) => `| [\`${name}\`](#${name}) | ${cell(comment)} |`),
  ];
}

function diagram(tables: readonly Table[]): string {
  const lines = tables.flatMap(({ name, references }) =>
    references
      .filter(({ to }) => to !== 'users')
      .map(({ to, columns }) => `  ${to} ||--o{ ${name} : ${columns.join('_')}`),
  );
  return ['```mermaid', 'erDiagram', ...new Set(lines), '```'].join('\n');
}

function describe(table: Table, found: Uses): string {
  const lines = [
    `### ${table.name}`,
    '',
    table.comment ?? '',
    '',
    '| column | type | what it says |',
    '|---|---|---|',
    ...table.columns.map(
      (column) => `| \`${column.name}\` | ${typeOf(table, column)} | ${meaningOf(table, column)} |`,
    ),
    '',
    '| who | SQL | services |',
    '|---|---|---|',
  ];
  for (const way of ways) {
    const { functions, services } = usersOf(found, table.name, way);
    if (functions.length + services.length === 0) continue;
    lines.push(`| ${labels[way]} | ${codes(functions)} | ${codes(services.map(shortPath))} |`);
  }
  if (table.filledFromStart) lines.push('', 'Migrations or seed fill it.');
  const time = (keepingTimes as Readonly<Record<string, string>>)[table.name];
  if (time) lines.push('', `**Kept:** ${time}`);
  return lines.join('\n');
}

const typeOf = (table: Table, { type, required }: Column) =>
  `${shortType(type)}${required || table.kind === 'view' ? '' : ' or null'}`;

const shortType = (type: string) =>
  type
    .replace(' with time zone', 'tz')
    .replace(/^public\./, '')
    .replace('character varying', 'varchar');

function meaningOf(table: Table, { name, comment }: Column): string {
  const points = table.references
    .filter(({ columns }) => columns.includes(name))
    .map(({ to, onDelete }) => `→ \`${to}\`${effects[onDelete] ?? ''}`);
  return [cell(comment), ...points].filter(Boolean).join(' ');
}

const effects: Readonly<Record<string, string>> = {
  cascade: ', deleted with it',
  'set null': ', emptied with it',
};

function renderGaps(catalog: Catalog, found: Uses): string {
  const { withoutWriter, withoutReader } = findGaps(catalog, found);
  const columns = unfilledColumns(catalog, found).filter(({ table }) => !withoutWriter.includes(table));
  return [
    '## What nobody fills or reads yet',
    '',
    "The copy of one's own data and the deleting take every table there is, so they do not count here.",
    '',
    `- Tables nobody adds rows to: ${codes(withoutWriter) || 'none'}.`,
    `- Tables nobody reads: ${codes(withoutReader) || 'none'}.`,
    ...columns.map(
      ({ table, columns: names }) => `- Columns of \`${table}\` that nobody fills: ${codes(names)}.`,
    ),
  ].join('\n');
}

const codes = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ');
const shortPath = (file: string) => file.replace(/^src\/server\/(.*)\.ts$/, '$1');
/** A bar would end the cell. */
const cell = (text: string | null) => (text ?? '').replaceAll('|', '\\|').replaceAll('\n', ' ');
