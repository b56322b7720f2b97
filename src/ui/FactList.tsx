import type { ReactNode } from 'react';

/** Short facts side by side, each below its name. The children are `Fact`s. */
export function FactList({ children }: { readonly children: ReactNode }) {
  return <dl className="flex flex-wrap gap-x-10 gap-y-3">{children}</dl>;
}

interface FactProps {
  readonly label: string;
  readonly children: ReactNode;
}

export function Fact({ label, children }: FactProps) {
  return (
    <div>
      <dt className="text-s text-ink-soft">{label}</dt>
      <dd className="font-strong wrap-anywhere">{children}</dd>
    </div>
  );
}
