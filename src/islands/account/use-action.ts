import { useState } from 'react';
import { describeFault, type FaultFacts } from '#browser/api-fault.ts';
import type { AccountWords } from '#i18n/en/account.ts';

/** Runs what a button does, and keeps whether it is busy and what came of it. */
export function useAction(account: AccountWords) {
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState('');
  const [fault, setFault] = useState<FaultFacts | null>(null);
  return {
    busy,
    said,
    fault,
    async run(work: () => Promise<unknown>, done: string): Promise<void> {
      setBusy(true);
      setSaid('');
      setFault(null);
      try {
        await work();
        setSaid(done);
      } catch (error) {
        setFault(describeFault(error, account));
      } finally {
        setBusy(false);
      }
    },
  };
}
