import { Suspense, useState, type ReactNode } from 'react';
import { OpeningPart } from './OpeningPart.tsx';

interface AccountPartProps {
  readonly title: string;
  /** Text beside the title while the part is closed. */
  readonly more: string;
  readonly open?: boolean;
  /** Said until the part is there. */
  readonly loading: string;
  /** A part made by `lazyWithFallback` is fetched when somebody opens it: most people change nothing. */
  readonly children: ReactNode;
}

/** A part of the account page that starts closed. */
export function AccountPart({ title, more, open = false, loading, children }: AccountPartProps) {
  const [wasOpened, setOpened] = useState(open);
  // What was done in it is said in it, so it stays open when the reason to open it is gone.
  const isOpen = open || wasOpened;
  return (
    <OpeningPart
      className="card"
      heading={<h2 className="text-h3">{title}</h2>}
      more={more}
      open={isOpen}
      onOpen={() => setOpened(true)}
    >
      {isOpen && (
        <Suspense
          fallback={
            <p className="quiet" role="status">
              {loading}
            </p>
          }
        >
          {children}
        </Suspense>
      )}
    </OpeningPart>
  );
}
