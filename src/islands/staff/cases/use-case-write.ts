import { useState } from 'react';
import type { Locale } from '#domain/languages.ts';
import { hasCode } from '#browser/api-fault.ts';
import { moveNeeds } from '#domain/cases/moves.ts';
import { fill, formatList } from '#i18n/format.ts';
import type { StaffWords } from '#i18n/staff.ts';
import { useWrite } from '../../calls/use-write.ts';
import { shortMoment } from '../formats.ts';
import { callStaff } from '../staff-calls.ts';

interface Writing<Answer> {
  readonly path: string;
  readonly method?: 'POST' | 'DELETE';
  readonly body?: object;
  /** "Saved.", also from the answer. */
  readonly done: string | ((answer: Answer) => string);
}

/**
 * A write to a case, and its result. `reload` reads again what is shown: after a success, and when somebody else
 * changed it first, which is then said with the name.
 */
export function useCaseWrite(words: StaffWords, locale: Locale, reload: () => void | Promise<void>) {
  const [note, setNote] = useState('');
  const {
    write: send,
    fault,
    isSending,
    ...form
  } = useWrite(locale, words.account, {
    call: callStaff,
    explain(error) {
      const text = hasCode(error, 'stale')
        ? staleText(error.body)
        : hasCode(error, 'invalid_input')
          ? error.fields.map(({ message }) => message).join(' ')
          : null;
      return ofSeveral(error, text);
    },
    onRefused: (error) => (hasCode(error, 'stale', 'move_incomplete', 'case_held') ? reload() : undefined),
  });

  /** Whether it was done. */
  async function write<Answer = unknown>({ path, method, body, done }: Writing<Answer>): Promise<boolean> {
    setNote('');
    let isDone = false;
    await send<Answer>(path, body ?? null, {
      ...(method && { method }),
      onDone(answer) {
        isDone = true;
        setNote(typeof done === 'string' ? done : done(answer));
        return reload();
      },
    });
    return isDone;
  }
  function refuse(text: string): void {
    setNote('');
    form.refuse(text);
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
