import { createContext, use, useEffect, useMemo, useState, type ReactNode } from 'react';
import { FocusedNote } from '../FocusedNote.tsx';
import { useFormKit } from './form-kit.ts';

/** Says what was done; null takes it back. With the answer of the call, it is no longer said once that is taken back. */
type Tell = (text: string | null, answer?: unknown) => void;

const DoneHereContext = createContext<Tell | null>(null);

/** Of the `DoneHere` around a form or a button; null where a form says it itself. */
export const useTellDone = (): Tell | null => use(DoneHereContext);

interface DoneHereProps {
  /** What came of it, as the record says once it is read again: it is said with what was done. */
  readonly result?: string | undefined;
  readonly children: ReactNode;
}

/**
 * Stays where forms and buttons go away with what they did, because a matter moved on or a request was answered: what was
 * done is said here, and the focus comes here.
 */
export function DoneHere({ result, children }: DoneHereProps) {
  const { onTakenBack } = useFormKit();
  const [done, setNote] = useState<{ readonly text: string; readonly answer: unknown } | null>(null);
  const note = useMemo(
    () => done && { text: result === undefined ? done.text : `${done.text} ${result}` },
    [done, result],
  );
  useEffect(() => (done ? onTakenBack?.(done.answer, () => setNote(null)) : undefined), [done, onTakenBack]);
  const [tell] = useState((): Tell => (text, answer) => setNote(text === null ? null : { text, answer }));
  return (
    <DoneHereContext value={tell}>
      <FocusedNote note={note} />
      {children}
    </DoneHereContext>
  );
}
