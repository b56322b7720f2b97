import type { ReactNode } from 'react';
import { StateHead } from '#ui/StateHead.tsx';

interface AccountStateProps {
  readonly heading: string;
  readonly lead?: string | undefined;
  readonly children?: ReactNode;
}

/** A state of the account page without its parts: loading, failed, closed, or opened from a link in a mail. */
export function AccountState({ heading, lead, children }: AccountStateProps) {
  return (
    <div className="grid grid-cols-1 gap-[clamp(--spacing(5),3vw,--spacing(8))]">
      <StateHead heading={heading} lead={lead} />
      {children}
    </div>
  );
}
