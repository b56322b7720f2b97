import { useRef, useState } from 'react';
import { describeFault, hasCode } from '#browser/api-fault.ts';
import type { StaffWords } from '#i18n/staff.ts';
import { createWriteKey, type WriteKey } from '#ui/form/write-key.ts';

/** The state of one row of several; `failed` comes with the refusal's sentence. */
export type RowState =
  | { readonly at: 'waiting' | 'sending' | 'done' | 'stopped' }
  | { readonly at: 'failed'; readonly why: string };

/**
 * Goes through several rows, one by one, until it is stopped. Each row has a write key of its own, so that resuming after a
 * lost answer does nothing twice. A refused row does not stop the others.
 */
export function useSeveral(words: StaffWords) {
  const [rows, setRows] = useState<ReadonlyMap<string, RowState>>(new Map());
  const [isRunning, setRunning] = useState(false);
  const keys = useRef(new Map<string, WriteKey>());
  const isStopped = useRef(false);

  /** `send` holds what is sent: it stays the same for all rows, whatever is typed while they are gone through. */
  async function run(
    ids: readonly string[],
    send: (id: string, key: WriteKey) => Promise<unknown>,
  ): Promise<void> {
    const states = new Map<string, RowState>(
      ids.map((id) => [id, rows.get(id)?.at === 'done' ? { at: 'done' } : { at: 'waiting' }]),
    );
    const show = (id: string, state: RowState) => {
      states.set(id, state);
      setRows(new Map(states));
    };
    isStopped.current = false;
    setRunning(true);
    for (const id of ids) {
      if (states.get(id)?.at === 'done') continue;
      if (isStopped.current) {
        show(id, { at: 'stopped' });
        continue;
      }
      show(id, { at: 'sending' });
      const key = keys.current.get(id) ?? createWriteKey();
      keys.current.set(id, key);
      try {
        await send(id, key);
        show(id, { at: 'done' });
      } catch (error) {
        const field = hasCode(error, 'invalid_input') ? error.fields[0] : undefined;
        show(id, { at: 'failed', why: field?.message ?? describeFault(error, words.account).text });
      }
    }
    setRunning(false);
  }
  function stop(): void {
    isStopped.current = true;
  }
  /** A changed text is a different write, of which nothing was done. */
  function forget(): void {
    setRows(new Map());
  }
  return { rows, isRunning, run, stop, forget };
}
