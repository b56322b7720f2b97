import { useState } from 'react';
import type { ApiCall } from '#domain/api-call.ts';
import { secondButton } from '../button.ts';
import { FocusedNote } from '../FocusedNote.tsx';
import { OpenButton } from '../OpenButton.tsx';
import { useTellDone } from './DoneHere.tsx';
import type { FormProps } from './form-props.ts';
import { OpenForm } from './OpenForm.tsx';

/**
 * A form of one call: checks, sends, shows what has to be corrected at the fields, and confirms where the hand is. Pressing
 * twice, or again after a lost answer, does it once. What was typed stays until it was done.
 */
export function Form<Call extends ApiCall>(props: FormProps<Call>) {
  const { words } = props;
  const [isOpen, setOpen] = useState(words.open === undefined);
  /** The button takes the focus back only from its form. */
  const [wasCancelled, setCancelled] = useState(false);
  const [note, setNote] = useState<{ readonly text: string } | null>(null);
  const [isDone, setDone] = useState(false);
  const tellAround = useTellDone();
  const isGone = isDone && props.after === 'gone';
  const closes = words.open !== undefined;
  return (
    <>
      {(!isOpen || isGone) && <FocusedNote note={note} />}
      {isOpen && !isGone && (
        <OpenForm
          {...props}
          note={note}
          onCancel={
            closes
              ? () => {
                  setCancelled(true);
                  setOpen(false);
                }
              : undefined
          }
          tell={(text) => {
            if (tellAround) tellAround(text);
            else setNote(text === null ? null : { text });
            setDone(text !== null);
            if (text !== null && closes) setOpen(false);
          }}
        />
      )}
      {closes && !isOpen && !isGone && (
        <p className="no-print">
          <OpenButton
            className={secondButton}
            isBack={wasCancelled}
            onClick={() => {
              setNote(null);
              tellAround?.(null);
              setCancelled(false);
              setOpen(true);
            }}
          >
            {words.open}
          </OpenButton>
        </p>
      )}
    </>
  );
}
