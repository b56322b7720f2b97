import { useEffect } from 'react';
import { useStore } from '@nanostores/react';
import { undoInPlace, undoWanted } from '#browser/workplace/undo-offer.ts';
import { link } from '#ui/button.ts';
import { FocusedNote } from '#ui/FocusedNote.tsx';
import { useUndoLeft } from '../frame/use-undo-left.ts';
import { useLetter } from '../keys/use-letter.ts';
import { useStaffWords } from '../staff-words.ts';

interface SentNoteProps {
  readonly note: { readonly text: string };
  /** How it is taken back; null where it stays. */
  readonly undoId: string | null;
  readonly nextCase: string | null;
}

/** What was sent, where the hand is: said, taken back for some seconds, or left for the next case. */
export function SentNote({ note, undoId, nextCase }: SentNoteProps) {
  const words = useStaffWords();
  const undoable = useUndoLeft();
  const letter = useLetter('z');
  const isWanted = useStore(undoWanted) === undoId;
  useEffect(() => {
    undoInPlace.set(undoId);
    return () => undoInPlace.set(null);
  }, [undoId]);
  return (
    <div className="ms-auto flex flex-wrap items-center gap-x-4 px-2">
      <FocusedNote note={note} />
      {undoId !== null && undoable?.id === undoId && (
        <button
          type="button"
          className={link}
          disabled={isWanted}
          aria-keyshortcuts={letter}
          onClick={() => undoWanted.set(undoId)}
        >
          {words.frame.undo.undo}
          <span aria-hidden="true" className="ms-1 text-ink-soft tabular-nums">
            {undoable.left}
          </span>
        </button>
      )}
      {nextCase && (
        <a className={link} href={nextCase}>
          {words.cases.page.nextCase}
        </a>
      )}
    </div>
  );
}
