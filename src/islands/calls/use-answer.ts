import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { describeFault, type FaultFacts } from '#browser/api-fault.ts';
import type { AccountWords } from '#i18n/en/account.ts';

/**
 * The server's answer for a section: read when it opens, when `key` (what is asked for, and how new) changes, and by
 * `load`. An answer stays visible while the next one loads; a late answer to an older request is dropped.
 */
export function useAnswer<Answer>(account: AccountWords, ask: () => Promise<Answer>, key = '') {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [error, setError] = useState<unknown>(null);
  const round = useRef(0);
  /** Resolves once the answer, or the fault, is there. */
  async function load(): Promise<void> {
    const mine = ++round.current;
    setError(null);
    try {
      const read = await ask();
      if (mine === round.current) setAnswer(read);
    } catch (failure) {
      if (mine === round.current) setError(failure);
    }
  }
  const onOpen = useEffectEvent(load);
  useEffect(() => void onOpen(), [key]);
  const fault: FaultFacts | null = error === null ? null : describeFault(error, account);
  return { answer, error, fault, load: () => void load(), reload: load, waits: answer === null && !fault };
}
