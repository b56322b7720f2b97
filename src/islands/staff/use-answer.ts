import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { describeFault, type FaultFacts } from '#browser/api-fault.ts';
import type { AccountWords } from '#i18n/en/account.ts';

/**
 * The server's answer for a section: read when it opens, when `key` (what is asked for, and how new) changes, and by `load`.
 * `ask` goes through callStaff. An answer stays visible while the next one loads; a late answer to an older request is dropped.
 */
export function useAnswer<Answer>(account: AccountWords, ask: () => Promise<Answer>, key = '') {
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
  const onOpen = useEffectEvent(load);
  useEffect(() => onOpen(), [key]);
  return { answer, fault, load, waits: answer === null && fault === null };
}
