import type { ReactNode } from 'react';

interface FactsProps {
  /** Rows without a value are left out. */
  readonly rows: readonly (readonly [label: string, value: ReactNode])[];
}

/** Labels and values, one under the other on phones. */
export function Facts({ rows }: FactsProps) {
  return (
    <dl className="record-facts">
      {rows
        .filter(([, value]) => value !== null && value !== undefined && value !== '')
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
