import type { ReactNode } from 'react';

export const panel = 'grid grid-cols-1 gap-3 rounded-m border border-line bg-card px-4.5 py-4';

/** A heading below that of a record or section. */
export function PartHeading({ id, children }: { readonly id?: string; readonly children: ReactNode }) {
  return (
    <h3 id={id} className="font-sans text-m leading-normal font-strong tracking-normal">
      {children}
    </h3>
  );
}

interface PanelProps {
  readonly title?: string;
  /** Where a button elsewhere leads to. */
  readonly id?: string;
  readonly children: ReactNode;
}

/** A part of a record, on its own background. */
export function Panel({ title, id, children }: PanelProps) {
  return (
    <section className={panel} id={id}>
      {title && <PartHeading>{title}</PartHeading>}
      {children}
    </section>
  );
}

/** Two columns of panels where there is room for them, beside a list or not: facts on one side, actions on the other. */
export function Columns({ children }: { readonly children: ReactNode }) {
  return (
    <div className="@container">
      <div className="grid grid-cols-1 items-start gap-4 *:grid *:grid-cols-1 *:gap-4 @min-[46rem]:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        {children}
      </div>
    </div>
  );
}
