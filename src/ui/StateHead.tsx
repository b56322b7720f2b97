import type { ReactNode } from 'react';

interface StateHeadProps {
  readonly heading: string;
  readonly lead?: ReactNode;
}

/** Heading of a page that learns only later what it has to say; screen readers hear the change. */
export function StateHead({ heading, lead }: StateHeadProps) {
  return (
    <div aria-live="polite">
      <h1 className="text-h2">{heading}</h1>
      {lead && <p className="lead mt-2">{lead}</p>}
    </div>
  );
}
