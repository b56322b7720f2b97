import { useState } from 'react';
import { describeFault, type FaultFacts } from '#browser/api-fault.ts';
import type { AccountWords } from '#i18n/en/account.ts';

/** Runs what a button does, and keeps whether it is busy and the outcome of it. */
export function useAction(account: AccountWords) {
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState('');
  const [fault, setFault] = useState<FaultFacts | null>(null);
  return {
    busy,
    outcome,
    fault,
    async run(work: () => Promise<unknown>, done: string): Promise<void> {
      setBusy(true);
      setOutcome('');
      setFault(null);
      try {
        await work();
        setOutcome(done);
      } catch (error) {
        setFault(describeFault(error, account));
      } finally {
        setBusy(false);
      }
    },
  };
}
