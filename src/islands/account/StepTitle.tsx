import { useEffect, useRef } from 'react';

/** A heading that takes the focus, because the form that had it is gone. */
export function StepTitle({ children }: { readonly children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h2 className="text-h3" ref={heading} tabIndex={-1}>
      {children}
    </h2>
  );
}
