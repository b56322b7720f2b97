import type { ReactNode } from 'react';
import { button, buttonRow, secondButton } from '../button.ts';
import { Dialog } from '../Dialog.tsx';
import { Quote } from '../Quote.tsx';
import { useFormKit } from './form-kit.ts';

/** A question before something that cannot be undone. */
export interface Question {
  /** The person and the matter it is about: "Decline the application of Ana Núñez?" */
  readonly title: string;
  /** What pressing leads to. */
  readonly text?: string;
  /** What the button does, as a verb: "Decline". */
  readonly yes: string;
  /** The words the client will read. */
  readonly message?: string | undefined;
  /** What the client will see, where it is more than words. */
  readonly preview?: ReactNode;
  /** On the button that goes back; “Cancel” without it. */
  readonly no?: string;
}

interface ConfirmationProps extends Question {
  readonly onYes: () => void;
  readonly onClose: () => void;
}

export function Confirmation({ title, text, yes, no, message, preview, onYes, onClose }: ConfirmationProps) {
  const { words } = useFormKit();
  return (
    <Dialog title={title} onClose={onClose}>
      {message && <Quote>{message}</Quote>}
      {preview}
      {text && <p>{text}</p>}
      <p className={buttonRow}>
        <button type="button" className={button} onClick={onYes}>
          {yes}
        </button>
        <button type="button" className={secondButton} onClick={onClose}>
          {no ?? words.cancel}
        </button>
      </p>
    </Dialog>
  );
}
