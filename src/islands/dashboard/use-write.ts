import { useRef, useState } from 'react';
import type { Locale } from '#domain/languages.ts';
import { callApi } from '#browser/api.ts';
import { describeFault, type FaultFacts } from '#browser/api-fault.ts';
import type { AccountWords } from '#i18n/en/account.ts';

/**
 * One write of the client. Its key is kept through every retry, so that sending it after a lost answer does it once;
 * after a success the next one is another write.
 */
export function useWrite(locale: Locale, account: AccountWords) {
  const key = useRef('');
  const [fault, setFault] = useState<FaultFacts | null>(null);
  const [isSending, setSending] = useState(false);
  async function write<Answer>(path: string, body: object): Promise<Answer | null> {
    key.current ||= crypto.randomUUID();
    setSending(true);
    setFault(null);
    try {
      const answer = await callApi<Answer>(path, {
        method: 'POST',
        locale,
        body: { ...body, idempotencyKey: key.current },
        timeoutMs: 60_000,
      });
      key.current = '';
      return answer;
    } catch (error) {
      const facts = describeFault(error, account);
      setFault(facts);
      return null;
    } finally {
      setSending(false);
    }
  }
  return { write, fault, isSending };
}
