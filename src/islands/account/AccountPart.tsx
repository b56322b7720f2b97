import type { ReactNode } from 'react';
import { OpeningPart } from './OpeningPart.tsx';

interface AccountPartProps {
  readonly title: string;
  /** Text beside the title while the part is closed. */
  readonly more: string;
  readonly open?: boolean;
  readonly children: ReactNode;
}

/** A part of the account page that starts closed. */
export function AccountPart({ title, more, open, children }: AccountPartProps) {
  return (
    <OpeningPart className="card" heading={<h2 className="text-h3">{title}</h2>} more={more} open={open}>
      {children}
    </OpeningPart>
  );
}
