import { useState } from 'react';
import { describeFault, type FaultFacts } from '#browser/api-fault.ts';
import type { AccountWords } from '#i18n/en/account.ts';

/** A press that changes something: busy meanwhile, then what was done or what did not work. */
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
