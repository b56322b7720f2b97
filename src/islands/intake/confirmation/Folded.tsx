import type { ReactNode } from 'react';

interface FoldedProps {
  readonly title: string;
  readonly isFolded: boolean;
  readonly children: ReactNode;
}

/** A part of the page under its title; what does not matter until the payment is folded. On paper all of it is open. */
export function Folded({ title, isFolded, children }: FoldedProps) {
  if (!isFolded)
    return (
      <section>
        <h2 className="text-h3">{title}</h2>
        {children}
      </section>
    );
  return (
    <details className="print-open -my-2 border-b border-line pb-2">
      <summary className="min-h-11 cursor-pointer py-2">
        <h2 className="inline text-l">{title}</h2>
      </summary>
      {children}
    </details>
  );
}
