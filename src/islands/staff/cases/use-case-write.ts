import { useState } from 'react';
import type { Locale } from '#domain/languages.ts';
import type { AnswerOf, ApiCall } from '#domain/api-call.ts';
import { describeFault, hasCode, type FaultFacts } from '#browser/api-fault.ts';
import { moveNeeds } from '#domain/cases/moves.ts';
import { fill, formatList } from '#i18n/format.ts';
import type { StaffWords } from '#i18n/staff.ts';
import { useWriteKey } from '../../calls/write-key.ts';
import { shortMoment } from '../formats.ts';
import { callStaffApi, type FormInput } from '../staff-calls.ts';

/**
 * A write to a case, and its result. `reload` reads again what is shown: after a success, and when somebody else
 * changed it first, which is then said with the name. Sending the same again after a lost answer does it once.
 */
export function useCaseWrite(words: StaffWords, locale: Locale, reload: () => void | Promise<void>) {
  const [note, setNote] = useState('');
  const [fault, setFault] = useState<FaultFacts | null>(null);
  const [isSending, setSending] = useState(false);
  const key = useWriteKey();

  /** Whether it was done; `done` says so: "Saved.", also from the answer. */
  async function write<Call extends ApiCall>(
    call: Call,
    input: FormInput<Call>,
    done: string | ((answer: AnswerOf<Call>) => string),
  ): Promise<boolean> {
    setNote('');
    setSending(true);
    setFault(null);
    try {
      const answer = await callStaffApi(call, (call.input ? key.keyed(call.path, input) : input) as never);
      key.done();
      setNote(typeof done === 'string' ? done : done(answer));
      await reload();
      return true;
    } catch (error) {
      const text = reasonOf(error);
      setFault(text ? { text, reference: '' } : describeFault(error, words.account));
      if (hasCode(error, 'stale', 'move_incomplete', 'case_held')) await reload();
      return false;
    } finally {
      setSending(false);
    }
  }
  /** Refuses without a call: something is still missing. */
  function refuse(text: string): void {
    setNote('');
    setFault({ text, reference: '' });
  }
  function reasonOf(error: unknown): string | null {
    const text = hasCode(error, 'stale')
      ? staleText(error.body)
      : hasCode(error, 'invalid_input')
        ? error.fields.map(({ message }) => message).join(' ')
        : null;
    return ofSeveral(error, text);
  }
  /** Of court cases that were sent together, the one that was refused. */
  function ofSeveral(error: unknown, text: string | null): string | null {
    if (!hasCode(error, 'stale', 'invalid_input', 'move_incomplete', 'case_held')) return text;
    const { matter, missing, message } = error.body;
    if (typeof matter !== 'number') return text;
    const { needWords, lacks, together } = words.cases.move;
    const needs = moveNeeds.filter((need) => Array.isArray(missing) && missing.includes(need));
    const why =
      needs.length > 0
        ? `${fill(lacks, {
            list: formatList(
              needs.map((need) => needWords[need]),
              locale,
            ),
          })}.`
        : (text ?? String(message));
    return fill(together.refused, { place: matter, text: why });
  }
  function staleText({ changedBy, changedAt }: Readonly<Record<string, unknown>>): string {
    const labels = words.thread;
    return typeof changedBy === 'string' && typeof changedAt === 'string'
      ? fill(labels.staleBy, { name: changedBy, time: shortMoment(changedAt, locale) })
      : labels.stale;
  }
  return { busy: isSending, fault, note, write, refuse };
}

export type CaseWrite = ReturnType<typeof useCaseWrite>;
