import { useEffect, useRef, useState } from 'react';
import { describeFault, type FaultFacts } from '#browser/api-fault.ts';
import type { AccountWords } from '#i18n/en/account.ts';

/**
 * What the server says to a section: asked when it opens, when one of `changes` does, and by `load`. `ask` goes through
 * callStaff. An answer stays in sight while the next one is on its way; one that comes late is dropped.
 */
export function useAnswer<Answer>(
  account: AccountWords,
  ask: () => Promise<Answer>,
  changes: readonly unknown[] = [],
) {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [fault, setFault] = useState<FaultFacts | null>(null);
  const round = useRef(0);
  function load(): void {
    const mine = ++round.current;
    setFault(null);
    ask().then(
      (given) => mine === round.current && setAnswer(given),
      (error: unknown) => mine === round.current && setFault(describeFault(error, account)),
    );
  }
  useEffect(load, changes);
  return { answer, fault, load, waits: answer === null && fault === null };
}
