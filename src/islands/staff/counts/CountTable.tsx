import type { ReactNode } from 'react';

interface CountTableProps {
  readonly labelledBy: string;
  readonly heads: readonly string[];
  readonly rows: readonly { readonly head: string; readonly cells: readonly ReactNode[] }[];
}

const edge = 'px-3 py-1.75';

/** Numbers by row and column; scrolls sideways on phones. No region of its own: the part around it bears the same name. */
export function CountTable({ labelledBy, heads, rows }: CountTableProps) {
  return (
    <div className="overflow-x-auto" role="group" aria-labelledby={labelledBy} tabIndex={0}>
      <table className="w-full border-collapse border border-line bg-card">
        <thead className="bg-ground-sunk text-xs text-ink-soft">
          <tr>
            {heads.map((label, index) => (
              <th
                key={label}
                scope="col"
                className={`${edge} align-bottom font-strong ${index === 0 ? 'text-start' : 'text-end'}`}
              >
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map(({ head, cells }) => (
            <tr key={head}>
              <th scope="row" className={`${edge} text-start font-text sm:whitespace-nowrap`}>
                {head}
              </th>
              {cells.map((cell, index) => (
                <td key={heads[index + 1]} className={`${edge} text-end tabular-nums`}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
