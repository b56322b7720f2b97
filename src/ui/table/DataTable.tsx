import {
  columnVisibilityFeature,
  rowSelectionFeature,
  tableFeatures,
  useTable,
  type RowSelectionState,
} from '@tanstack/react-table';
import { useMemo, type ReactNode } from 'react';

const features = tableFeatures({ columnVisibilityFeature, rowSelectionFeature });

/** A column of a list. */
export interface TableColumn<Item> {
  readonly id: string;
  readonly label: string;
  readonly cell: (item: Item) => ReactNode;
  /** The cell names the row and leads to its record. */
  readonly isLink?: boolean | undefined;
  /** Names, references and addresses: page translation leaves them as they are. */
  readonly isName?: boolean | undefined;
  /** Numbers and money, set to the right. */
  readonly isNumber?: boolean | undefined;
  /** The server sorts by it. */
  readonly isSorted?: boolean | undefined;
  /** A class for its share of the width, where an equal one does not do. */
  readonly width?: string | undefined;
}

export interface Sorting {
  readonly by: string;
  readonly isDown: boolean;
}

interface TableTexts {
  /** "Choose": the head of the boxes. */
  readonly choose: string;
  /** "Select all shown". */
  readonly chooseAll: string;
  /** "Sort by {column}" for a head, with what a press does. */
  readonly sortBy: (label: string) => string;
}

interface DataTableProps<Item> {
  readonly labelledBy: string;
  readonly items: readonly Item[];
  readonly columns: readonly TableColumn<Item>[];
  readonly hidden: ReadonlySet<string>;
  readonly keyOf: (item: Item) => string;
  readonly linkOf?: ((item: Item) => string) | undefined;
  readonly texts: TableTexts;
  readonly sorting?: Sorting | null;
  readonly onSort?: (by: string) => void;
  /** The chosen rows by their key; without it there are no boxes. */
  readonly chosen?: ReadonlySet<string> | undefined;
  readonly onChoose?: (items: readonly Item[], isChosen: boolean) => void;
  /** The row that is looked at beside the list. */
  readonly peeked?: string | null;
}

/** The link of a row, which also names its box. */
export const rowLinkId = (key: string) => `row-${key}`;

/** Explicit roles: below `xl` the rows are cards, and some browsers then forget that this is a table. */
const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const;

const box = 'size-4.5 flex-none accent-good';

/**
 * Rows of one line, with heads that sort; on phones each row is a card. What is too long for its column is cut with an
 * ellipsis and shown whole as a title and in the record.
 */
export function DataTable<Item>(props: DataTableProps<Item>) {
  const { items, columns, hidden, keyOf, linkOf, texts, chosen, onChoose } = props;
  const definitions = useMemo(() => columns.map(({ id, label }) => ({ id, header: label })), [columns]);
  const data = useMemo(() => items.map((item) => ({ item })), [items]);
  const rowSelection: RowSelectionState = Object.fromEntries([...(chosen ?? [])].map((key) => [key, true]));
  const table = useTable<typeof features, { readonly item: Item }>({
    features,
    columns: definitions,
    data,
    getRowId: ({ item }) => keyOf(item),
    state: {
      columnVisibility: Object.fromEntries([...hidden].map((id) => [id, false])),
      rowSelection,
    },
  });
  const rows = table.getRowModel().rows;
  const byId = new Map(columns.map((column) => [column.id, column]));
  const areAllChosen = rows.length > 0 && rows.every((row) => row.getIsSelected());
  return (
    <div className="xl:overflow-x-auto xl:rounded-m xl:border xl:border-line xl:bg-card">
      <table
        className="grid w-full border-collapse xl:table xl:table-fixed"
        {...roles.table}
        aria-labelledby={props.labelledBy}
      >
        <thead className="max-xl:sr-only" {...roles.group}>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id} {...roles.row}>
              {onChoose && (
                <th {...roles.head} scope="col" className="w-10 bg-ground-sunk ps-2.5 text-start">
                  <input
                    type="checkbox"
                    className={`${box} block`}
                    aria-label={texts.chooseAll}
                    checked={areAllChosen}
                    onChange={(event) => onChoose(items, event.target.checked)}
                  />
                </th>
              )}
              {group.headers.map(({ id }) => {
                const column = byId.get(id);
                return column && <Head key={id} {...props} column={column} />;
              })}
            </tr>
          ))}
        </thead>
        <tbody className="grid grid-cols-1 gap-2.5 xl:table-row-group" {...roles.group}>
          {rows.map((row) => (
            <tr
              key={row.id}
              {...roles.row}
              aria-selected={props.peeked === row.id || undefined}
              className={`relative grid grid-cols-[repeat(auto-fit,minmax(min(100%,--spacing(56)),1fr))] rounded-m border border-line bg-card px-3.5 py-2.5 has-[a]:hover:bg-ground-sunk aria-selected:bg-good-soft xl:table-row xl:h-9.5 xl:border-0 xl:border-t xl:px-0 xl:py-0 ${onChoose ? 'max-xl:ps-12' : ''}`}
            >
              {onChoose && (
                <td {...roles.cell} className="max-xl:absolute max-xl:start-1 max-xl:top-0.5 xl:ps-2.5">
                  {/* Around the box there is room for a finger. */}
                  <label className="flex max-xl:p-3">
                    <input
                      type="checkbox"
                      className={box}
                      checked={row.getIsSelected()}
                      aria-labelledby={rowLinkId(row.id)}
                      onChange={(event) => onChoose([row.original.item], event.target.checked)}
                    />
                  </label>
                </td>
              )}
              {row.getVisibleCells().map((cell) => {
                const column = byId.get(cell.column.id);
                if (!column) return null;
                const content = column.cell(row.original.item);
                return (
                  <Cell key={cell.id} column={column} content={content}>
                    {column.isLink && linkOf ? (
                      <a
                        className="block min-w-0 font-strong max-xl:min-h-9 xl:truncate"
                        href={linkOf(row.original.item)}
                        id={rowLinkId(row.id)}
                        data-row=""
                      >
                        {content}
                      </a>
                    ) : (
                      content
                    )}
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Head<Item>({
  column,
  sorting,
  onSort,
  texts,
}: DataTableProps<Item> & { readonly column: TableColumn<Item> }) {
  const isSorted = sorting?.by === column.id;
  const side = column.isNumber ? 'text-end' : 'text-start';
  return (
    <th
      {...roles.head}
      scope="col"
      className={`h-9 bg-ground-sunk px-2.5 text-xs font-strong whitespace-nowrap text-ink-soft ${side} ${column.width ?? ''}`}
      aria-sort={isSorted ? (sorting.isDown ? 'descending' : 'ascending') : undefined}
    >
      {column.isSorted && onSort ? (
        <button
          type="button"
          className="inline-flex min-h-8 cursor-pointer items-center gap-1 rounded-xs font-strong hover:text-ink hover:underline"
          title={texts.sortBy(column.label)}
          onClick={() => onSort(column.id)}
        >
          {column.label}
          <span aria-hidden="true" className={isSorted ? '' : 'opacity-40'}>
            {isSorted ? (sorting.isDown ? '↓' : '↑') : '↕'}
          </span>
        </button>
      ) : (
        column.label
      )}
    </th>
  );
}

interface CellProps<Item> {
  readonly column: TableColumn<Item>;
  readonly content: ReactNode;
  readonly children: ReactNode;
}

/** On phones the label stands before the value, in very large text above it; a cell without one is left out. */
function Cell<Item>({ column, content, children }: CellProps<Item>) {
  const isEmpty = content === null || content === undefined || content === false || content === '';
  return (
    <td
      {...roles.cell}
      className={`flex min-w-0 gap-x-3 py-0.75 wrap-anywhere flex-wrap xl:table-cell xl:truncate xl:px-2.5 xl:py-0 ${isEmpty ? 'max-xl:hidden' : ''} ${column.isNumber ? 'tabular-nums xl:text-end' : ''}`}
      title={typeof content === 'string' ? content : undefined}
      translate={column.isName ? 'no' : undefined}
    >
      <span className="w-22 flex-none text-ink-soft xl:hidden" aria-hidden="true" translate="yes">
        {column.label}
      </span>
      {/* Wide enough for a word, or below the label. */}
      <span className="min-w-0 flex-1 basis-24 xl:contents">{children}</span>
    </td>
  );
}
