import type { ReactNode } from 'react';

interface AccountPartProps {
  readonly title: string;
  /** What the closed part offers to eyes; a screen reader has the summary itself. */
  readonly more: string;
  readonly open?: boolean;
  readonly children: ReactNode;
}

/** A part of the account page that opens when it is wanted. */
export function AccountPart({ title, more, open, children }: AccountPartProps) {
  return (
    <details className="card" open={open || undefined}>
      <summary>
        <h2>{title}</h2>
        <span className="link" aria-hidden="true">
          {more}
        </span>
      </summary>
      {children}
    </details>
  );
}
