import type { ReactNode } from 'react';

interface FactsProps {
  /** Rows without a value are left out. */
  readonly rows: readonly (readonly [label: string, value: ReactNode])[];
  /** In a narrow column: the label above its value. */
  readonly isNarrow?: boolean;
}

/** Labels and values, one under the other on phones. */
export function Facts({ rows, isNarrow = false }: FactsProps) {
  return (
    <dl className="divide-y divide-line">
      {rows
        .filter(([, value]) => value !== null && value !== undefined && value !== false && value !== '')
        .map(([label, value]) => (
          <div
            key={label}
            className={`grid grid-cols-1 gap-x-4 py-1.25 ${isNarrow ? '' : 'xs:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]'}`}
          >
            <dt className={`text-ink-soft ${isNarrow ? 'text-xs' : ''}`}>{label}</dt>
            <dd className="wrap-anywhere whitespace-pre-line max-xs:font-strong">{value}</dd>
          </div>
        ))}
    </dl>
  );
}
