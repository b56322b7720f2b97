import { button, buttonRow, secondButton } from '../button.ts';
import { Dialog } from '../Dialog.tsx';
import { Quote } from '../Quote.tsx';
import { useFormKit } from './form-kit.ts';

/** A question before something that cannot be undone. */
export interface Question {
  /** The person and the matter it is about: "Decline the application of Ana Núñez?" */
  readonly title: string;
  /** What pressing leads to. */
  readonly text: string;
  /** What the button does, as a verb: "Decline". */
  readonly yes: string;
  /** The words the client will read. */
  readonly message?: string | undefined;
}

interface ConfirmationProps extends Question {
  readonly onYes: () => void;
  readonly onClose: () => void;
}

export function Confirmation({ title, text, yes, message, onYes, onClose }: ConfirmationProps) {
  const { words } = useFormKit();
  return (
    <Dialog title={title} onClose={onClose}>
      {message && <Quote>{message}</Quote>}
      <p>{text}</p>
      <p className={buttonRow}>
        <button type="button" className={button} onClick={onYes}>
          {yes}
        </button>
        <button type="button" className={secondButton} onClick={onClose}>
          {words.cancel}
        </button>
      </p>
    </Dialog>
  );
}
