import type { StaffWords } from '#i18n/staff.ts';
import { Dialog } from '#ui/Dialog.tsx';

interface ConfirmationProps {
  readonly words: StaffWords;
  readonly title: string;
  /** What the press leads to. */
  readonly text: string;
  /** "Yes, do it", unless said. */
  readonly yes?: string;
  readonly onYes: () => void;
  readonly onClose: () => void;
}

/** Asked once more before something happens that cannot be undone. */
export function Confirmation({ words, title, text, yes, onYes, onClose }: ConfirmationProps) {
  const said = words.frame.form;
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{text}</p>
      <p className="buttons">
        <button type="button" className="button" onClick={onYes}>
          {yes ?? said.confirm}
        </button>
        <button type="button" className="button second" onClick={onClose}>
          {said.cancel}
        </button>
      </p>
    </Dialog>
  );
}
