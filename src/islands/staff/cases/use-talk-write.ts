import { useRef, useState } from 'react';
import type { Locale } from '#domain/languages.ts';
import { describeFault, hasCode, type FaultFacts } from '#browser/api-fault.ts';
import { fill } from '#i18n/format.ts';
import type { StaffWords } from '#i18n/staff.ts';
import { callStaff } from '../staff-calls.ts';

interface Writing<Answer> {
  readonly path: string;
  readonly method?: 'POST' | 'DELETE';
  readonly body?: object;
  /** "Saved.", also from the answer. */
  readonly done: string | ((answer: Answer) => string);
}

/**
 * A write about a case, and its result. The key stays the same until it succeeds, so that pressing again does it once;
 * what was typed stays. `after` reads again what is shown, after a success and when somebody else changed it first.
 */
export function useTalkWrite(words: StaffWords, locale: Locale, after: () => void) {
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<FaultFacts | null>(null);
  const [note, setNote] = useState('');
  const key = useRef('');

  async function write<Answer = unknown>({ path, method = 'POST', body, done }: Writing<Answer>) {
    setBusy(true);
    setFault(null);
    setNote('');
    key.current ||= crypto.randomUUID();
    try {
      const answer = await callStaff<Answer>(path, {
        method,
        locale,
        ...(body && { body: { ...body, idempotencyKey: key.current } }),
      });
      key.current = '';
      setNote(typeof done === 'string' ? done : done(answer));
      after();
      return true;
    } catch (error) {
      if (hasCode(error, 'stale')) {
        const { changedBy } = error.body;
        setFault({
          text:
            typeof changedBy === 'string'
              ? fill(words.thread.staleBy, { name: changedBy })
              : words.thread.stale,
          reference: '',
        });
        after();
      } else {
        const said = hasCode(error, 'invalid_input')
          ? error.fields.map(({ message }) => message).join(' ')
          : '';
        setFault(said ? { text: said, reference: '' } : describeFault(error, words.account));
      }
      return false;
    } finally {
      setBusy(false);
    }
  }
  /** Refuses without a call: something is still missing. */
  function refuse(text: string): void {
    setNote('');
    setFault({ text, reference: '' });
  }
  return { busy, fault, note, write, refuse };
}

export type TalkWrite = ReturnType<typeof useTalkWrite>;
