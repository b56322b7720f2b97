import { createContext, use, useState, type ReactNode } from 'react';
import { FocusedNote } from '../FocusedNote.tsx';

/** Says what was done; null takes it back. */
type Tell = (text: string | null) => void;

const DoneHereContext = createContext<Tell | null>(null);

/** Of the `DoneHere` around a form or a button; null where a form says it itself. */
export const useTellDone = (): Tell | null => use(DoneHereContext);

/**
 * Stays where forms and buttons go away with what they did, because a matter moved on or a request was answered: what was
 * done is said here, and the focus comes here.
 */
export function DoneHere({ children }: { readonly children: ReactNode }) {
  const [note, setNote] = useState<{ readonly text: string } | null>(null);
  const [tell] = useState((): Tell => (text) => setNote(text === null ? null : { text }));
  return (
    <DoneHereContext value={tell}>
      <FocusedNote note={note} />
      {children}
    </DoneHereContext>
  );
}
