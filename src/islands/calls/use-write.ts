import { useState } from 'react';
import type { Locale } from '#domain/languages.ts';
import { ApiError, callApi } from '#browser/api.ts';
import { describeFault, type FaultFacts } from '#browser/api-fault.ts';
import type { AccountWords } from '#i18n/en/account.ts';
import { useWriteKey } from './write-key.ts';

/** What has to be corrected, in the server's words for each field; null where no field is refused. */
function ofFields(error: unknown): string | null {
  if (!(error instanceof ApiError)) return null;
  return [...new Set(error.fields.map(({ message }) => message))].join(' ') || null;
}

interface Manner {
  /** How the server is called: staff have a call of their own. */
  readonly call?: typeof callApi;
  /** Our own sentence for a refusal; null leaves the server's. */
  readonly explain?: (error: unknown) => string | null;
  /** Reads again what the refusal says has changed. */
  readonly onRefused?: (error: unknown) => void | Promise<void>;
}

interface Sending<Answer> {
  readonly method?: 'POST' | 'DELETE';
  /** Runs before the button can be pressed again. */
  readonly onDone?: (answer: Answer) => void | Promise<void>;
}

/**
 * One write and its result. Sending the same again after a lost answer does it once; see `createWriteKey` for when it
 * is another write. What was typed stays, since the form stays.
 */
export function useWrite(locale: Locale, account: AccountWords, manner: Manner = {}) {
  const { call = callApi, explain, onRefused } = manner;
  const key = useWriteKey();
  const [fault, setFault] = useState<FaultFacts | null>(null);
  const [isSending, setSending] = useState(false);

  async function write<Answer>(
    path: string,
    body: object | null,
    { method = 'POST', onDone }: Sending<Answer> = {},
  ): Promise<Answer | null> {
    setSending(true);
    setFault(null);
    try {
      const answer = body
        ? await key.send(path, body, (keyed) => call<Answer>(path, { method, locale, body: keyed }))
        : await call<Answer>(path, { method, locale });
      await onDone?.(answer);
      return answer;
    } catch (error) {
      const text = explain?.(error) ?? ofFields(error);
      setFault(text ? { text, reference: '' } : describeFault(error, account));
      await onRefused?.(error);
      return null;
    } finally {
      setSending(false);
    }
  }
  /** Refuses without a call: something is still missing. */
  function refuse(text: string): void {
    setFault({ text, reference: '' });
  }
  return { write, refuse, fault, isSending };
}
