import { useId } from 'react';
import type { MatterSheet } from '#domain/cases/case-sheet.ts';
import { fill } from '#i18n/format.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { MoveForm } from './MoveForm.tsx';
import type { OfferedMove } from './move-fields.ts';
import type { CasePartProps } from './part-props.ts';

interface MoveDialogProps extends CasePartProps {
  readonly matter: MatterSheet;
  readonly move: OfferedMove;
  readonly onClose: () => void;
  /** With what happened, to be said on the page. */
  readonly onDone: (text: string) => void;
}

/** One move with everything filled in that is known, over the page it is about. */
export function MoveDialog({ matter, move, onClose, onDone, ...part }: MoveDialogProps) {
  const { item, words } = part;
  const labels = words.cases.move;
  const id = useId();
  // Read again, the court case is another object: a colleague may have moved it in the meantime.
  const current = item.matters.find((one) => one.id === matter.id) ?? matter;
  const values = { name: item.row.client, status: words.cases.states[move.to], place: matter.place };
  return (
    <Dialog
      title={fill(item.matters.length > 1 ? labels.dialogTitleOf : labels.dialogTitle, values)}
      onClose={onClose}
      isWide
    >
      <MoveForm key={id} {...part} matter={current} to={move.to} onClose={onClose} onDone={onDone} />
    </Dialog>
  );
}
