import type { ReactNode } from 'react';
import { StateHead } from '#ui/StateHead.tsx';

interface AccountStateProps {
  readonly heading: string;
  readonly lead?: string | undefined;
  readonly children?: ReactNode;
}

/** The account page while it has little to say: a heading, a sentence, and the way on. */
export function AccountState({ heading, lead, children }: AccountStateProps) {
  return (
    <div className="grid grid-cols-1 gap-[clamp(--spacing(5),3vw,--spacing(8))]">
      <StateHead heading={heading} lead={lead} />
      {children}
    </div>
  );
}
