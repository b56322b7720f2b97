import { useRef, useState } from 'react';
import type { MatterSheet } from '#domain/cases/case-sheet.ts';
import { fill } from '#i18n/format.ts';
import { secondButton } from '#ui/button.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { Confirmation } from '#ui/form/Confirmation.tsx';
import { MoveForm } from './MoveForm.tsx';
import type { OfferedMove, WrittenWords } from './move-fields.ts';
import type { CasePartProps } from './part-props.ts';
import { useStaffWords } from '../staff-words.ts';

interface MoveDialogProps extends CasePartProps {
  readonly matter: MatterSheet;
  /** Usually one; of a decision, its outcomes. */
  readonly moves: readonly OfferedMove[];
  readonly onClose: () => void;
  /** With what happened, to be said on the page. */
  readonly onDone: (text: string) => void;
}

/**
 * One move with everything filled in that is known, over the page it is about. What somebody wrote is not dropped unasked,
 * and stays when they choose another outcome.
 */
export function MoveDialog({ matter, moves, onClose, onDone, ...part }: MoveDialogProps) {
  const words = useStaffWords();
  const { item } = part;
  const labels = words.cases.move;
  const [to, setTo] = useState(moves[0]?.to ?? matter.status);
  const written = useRef<WrittenWords>({});
  const [kept, setKept] = useState<WrittenWords>({});
  const [isLeaving, setLeaving] = useState(false);
  // Read again, the court case is another object: a colleague may have moved it in the meantime.
  const current = item.matters.find((one) => one.id === matter.id) ?? matter;
  const values = { name: item.row.client, status: words.cases.states[to], place: matter.place };
  function mayClose(): boolean {
    const isWritten = Object.keys(written.current).length > 0;
    if (isWritten) setLeaving(true);
    return !isWritten;
  }
  return (
    <Dialog
      title={fill(item.matters.length > 1 ? labels.dialogTitleOf : labels.dialogTitle, values)}
      onClose={onClose}
      mayClose={mayClose}
      isWide
    >
      {moves.length > 1 && (
        <div className="flex flex-wrap gap-2" role="group" aria-label={labels.which}>
          {moves.map((move) => (
            <button
              key={move.to}
              type="button"
              className={secondButton}
              aria-pressed={move.to === to}
              onClick={() => {
                setKept(written.current);
                setTo(move.to);
              }}
            >
              {words.cases.states[move.to]}
            </button>
          ))}
        </div>
      )}
      <p role="status" className="empty:hidden">
        {kept.message && fill(labels.messageKept, values)}
      </p>
      <MoveForm
        key={to}
        {...part}
        matter={current}
        to={to}
        kept={kept}
        onWritten={(own) => {
          written.current = own;
        }}
        onClose={() => mayClose() && onClose()}
        onDone={onDone}
      />
      {isLeaving && <Confirmation {...labels.leaving} onYes={onClose} onClose={() => setLeaving(false)} />}
    </Dialog>
  );
}
