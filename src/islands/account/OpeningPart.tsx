import type { ReactNode } from 'react';

interface OpeningPartProps {
  readonly heading: ReactNode;
  /** Text beside the heading while the part is closed. Screen readers announce the state themselves. */
  readonly more: string;
  readonly className?: string;
  readonly open?: boolean | undefined;
  readonly onOpen?: () => void;
  readonly children: ReactNode;
}

/** A heading that opens and closes what is below it. */
export function OpeningPart({ heading, more, className = '', open, onOpen, children }: OpeningPartProps) {
  return (
    <details
      className={`group ${className}`}
      open={open || undefined}
      onToggle={({ currentTarget }) => currentTarget.open && onOpen?.()}
    >
      <summary className="flex min-h-11 list-none flex-wrap items-center justify-between gap-x-4 gap-y-1 [&::-webkit-details-marker]:hidden">
        {heading}
        <span
          className="text-link underline decoration-1 underline-offset-[0.2em] group-open:invisible hover:decoration-2"
          aria-hidden="true"
        >
          {more}
        </span>
      </summary>
      <div className="mt-4 grid grid-cols-1 gap-4">{children}</div>
    </details>
  );
}
