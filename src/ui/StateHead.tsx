import type { ReactNode } from 'react';

interface StateHeadProps {
  readonly heading: string;
  readonly lead?: ReactNode;
}

/** Heading of a page whose state comes from the server. Screen readers announce the change. */
export function StateHead({ heading, lead }: StateHeadProps) {
  return (
    <div aria-live="polite">
      <h1 className="text-h2">{heading}</h1>
      {lead && <p className="lead mt-2">{lead}</p>}
    </div>
  );
}
