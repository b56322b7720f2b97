import type { IntakeWords } from '#i18n/en/intake.ts';
import { Dialog } from '#ui/Dialog.tsx';

interface ClearAnswersProps {
  readonly words: IntakeWords['draft'];
  readonly onClear: () => void;
  readonly onClose: () => void;
}

/** Asks before everything typed is gone. */
export function ClearAnswers({ words, onClear, onClose }: ClearAnswersProps) {
  return (
    <Dialog title={words.clearTitle} onClose={onClose}>
      <p>{words.clearText}</p>
      <div className="buttons">
        <button type="button" className="button danger" onClick={onClear}>
          {words.clearYes}
        </button>
        <button type="button" className="button second" onClick={onClose}>
          {words.cancel}
        </button>
      </div>
    </Dialog>
  );
}
