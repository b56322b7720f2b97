import { useState } from 'react';
import type { AnswerOf, ApiCall, InputOf } from '#domain/api-call.ts';
import type { Locale } from '#domain/languages.ts';
import { ApiError } from '#browser/api.ts';
import { describeFault, type FaultFacts } from '#browser/api-fault.ts';
import { callApi } from '#browser/call-api.ts';
import type { AccountWords } from '#i18n/en/account.ts';
import { useWriteKey } from './write-key.ts';

/** What has to be corrected, in the server's words for each field; null where no field is refused. */
function ofFields(error: unknown): string | null {
  if (!(error instanceof ApiError)) return null;
  return [...new Set(error.fields.map(({ message }) => message))].join(' ') || null;
}

interface Manner {
  /** Our own sentence for a refusal; null leaves the server's. */
  readonly explain?: (error: unknown) => string | null;
  /** Reads again what the refusal says has changed. */
  readonly onRefused?: (error: unknown) => void | Promise<void>;
}

/** What is typed; the key of the write is added here. */
type Typed<Call extends ApiCall> = Omit<InputOf<Call>, 'idempotencyKey'>;

interface Sending<Answer> {
  /** Runs before the button can be pressed again. */
  readonly onDone?: (answer: Answer) => void | Promise<void>;
}

/**
 * One write and its result. Sending the same again after a lost answer does it once; see `createWriteKey` for when it
 * is another write. What was typed stays, since the form stays.
 */
export function useWrite(locale: Locale, account: AccountWords, manner: Manner = {}) {
  const { explain, onRefused } = manner;
  const key = useWriteKey();
  const [fault, setFault] = useState<FaultFacts | null>(null);
  const [isSending, setSending] = useState(false);

  /** Null where it was refused; what answers nothing answers an empty object. */
  async function write<Call extends ApiCall>(
    call: Call,
    input: Typed<Call>,
    { onDone }: Sending<AnswerOf<Call>> = {},
  ): Promise<(AnswerOf<Call> & object) | null> {
    setSending(true);
    setFault(null);
    const send = (all: object) => callApi(call, all as never, { locale });
    try {
      const answer = call.input ? await key.send(call.path, input, send) : await send(input);
      await onDone?.(answer);
      return (answer ?? {}) as AnswerOf<Call> & object;
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
