import type { ReactNode } from 'react';

interface CasePartProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A part of a case, side by side with the next where there is room. */
export function CasePart({ title, children }: CasePartProps) {
  return (
    <section className="grid content-start gap-3 border-t border-line pt-5">
      <h3 className="text-l">{title}</h3>
      {children}
    </section>
  );
}
