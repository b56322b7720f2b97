import type { ReactNode } from 'react';

/** Explicit roles: below `xl` the rows are cards, and some browsers then forget that this is a table. */
const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const;

interface TableProps {
  readonly labelledBy: string;
  readonly heads: readonly { readonly label: string; readonly isNumber?: boolean }[];
  readonly children: ReactNode;
}

/** A table of records that becomes cards on phones. */
export function Table({ labelledBy, heads, children }: TableProps) {
  return (
    <div className="xl:overflow-x-auto">
      <table
        className="grid w-full border-collapse xl:table xl:border xl:border-line xl:bg-card"
        {...roles.table}
        aria-labelledby={labelledBy}
      >
        <thead className="max-xl:sr-only" {...roles.group}>
          <tr {...roles.row}>
            {heads.map(({ label, isNumber }) => (
              <th
                key={label}
                {...roles.head}
                scope="col"
                className={`border-b border-line bg-ground-sunk px-3 py-2 text-xs font-strong text-ink-soft ${isNumber ? 'text-end' : 'text-start'}`}
              >
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="grid grid-cols-1 gap-2.5 xl:table-row-group" {...roles.group}>
          {children}
        </tbody>
      </table>
    </div>
  );
}

export function Row({ children }: { readonly children: ReactNode }) {
  return (
    <tr
      {...roles.row}
      className="relative grid grid-cols-[repeat(auto-fit,minmax(min(100%,--spacing(56)),1fr))] rounded-m border border-line bg-card px-3.5 py-2.5 transition-colors has-[a]:hover:bg-ground xl:table-row xl:border-0 xl:border-t xl:px-0 xl:py-0"
    >
      {children}
    </tr>
  );
}

interface CellProps {
  readonly label: string;
  readonly isNumber?: boolean | undefined;
  readonly children: ReactNode;
}

/** On phones the label stands before the value, and a cell without one is left out. */
export function Cell({ label, isNumber, children }: CellProps) {
  const empty = children === null || children === undefined || children === false || children === '';
  return (
    <td
      {...roles.cell}
      className={`flex gap-x-3 py-0.75 wrap-anywhere flex-wrap xl:table-cell xl:px-3 xl:py-1.75 xl:align-top xl:first:min-w-36 xl:not-first:wrap-break-word ${empty ? 'max-xl:hidden' : ''} ${isNumber ? 'tabular-nums xl:text-end' : ''}`}
    >
      <span className="w-22 flex-none text-ink-soft xl:hidden" aria-hidden="true">
        {label}
      </span>
      {/* Wide enough for a word, or below the label. */}
      <span className="min-w-0 flex-1 basis-24 xl:contents">{children}</span>
    </td>
  );
}
