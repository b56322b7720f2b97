import { useId, type ReactNode } from 'react';
import { WhyNotContext } from '#ui/form/why-not.ts';

interface OwnRecordProps {
  /** "This is your own account. …" */
  readonly text: string;
  readonly children: ReactNode;
}

/**
 * A record about the reader: they see what staff see, and every button and field is off. The database refuses, too;
 * here they hear it before they have typed anything.
 */
export function OwnRecord({ text, children }: OwnRecordProps) {
  const id = useId();
  return (
    <>
      <p id={id} className="notice">
        {text}
      </p>
      <WhyNotContext value={text}>
        <fieldset className="grid min-w-0 grid-cols-1 gap-4" disabled aria-describedby={id}>
          {children}
        </fieldset>
      </WhyNotContext>
    </>
  );
}
