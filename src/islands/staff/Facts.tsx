import type { ReactNode } from 'react';

interface FactsProps {
  /** Rows without a value are left out. */
  readonly rows: readonly (readonly [label: string, value: ReactNode])[];
}

/** Labels and values, one under the other on phones. */
export function Facts({ rows }: FactsProps) {
  return (
    <dl className="divide-y divide-line">
      {rows
        .filter(([, value]) => value !== null && value !== undefined && value !== '')
        .map(([label, value]) => (
          <div
            key={label}
            className="grid grid-cols-1 gap-x-4 py-1.25 xs:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
          >
            <dt className="text-ink-soft">{label}</dt>
            <dd className="wrap-anywhere whitespace-pre-line max-xs:font-strong">{value}</dd>
          </div>
        ))}
    </dl>
  );
}
