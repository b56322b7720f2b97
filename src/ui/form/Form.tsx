import { useEffect, useEffectEvent, useState } from 'react';
import type { ApiCall } from '#domain/api-call.ts';
import { secondButton } from '../button.ts';
import { FocusedNote } from '../FocusedNote.tsx';
import { OpenButton } from '../OpenButton.tsx';
import { useTellDone } from './DoneHere.tsx';
import { useFormKit } from './form-kit.ts';
import type { FormProps } from './form-props.ts';
import type { FormValues } from './form-values.ts';
import { OpenForm } from './OpenForm.tsx';

interface Sent {
  readonly answer: unknown;
  readonly values: FormValues;
}

/**
 * A form of one call: checks, sends, shows what has to be corrected at the fields, and confirms where the hand is. Pressing
 * twice, or again after a lost answer, does it once. What was typed stays until it was done, and comes back if that is
 * taken back.
 */
export function Form<Call extends ApiCall>(props: FormProps<Call>) {
  const { words } = props;
  const [isOpen, setOpen] = useState(words.open === undefined);
  /** The button takes the focus back only from its form. */
  const [wasCancelled, setCancelled] = useState(false);
  const [note, setNote] = useState<{ readonly text: string } | null>(null);
  const [isDone, setDone] = useState(false);
  const [sent, setSent] = useState<Sent | null>(null);
  const [returned, setReturned] = useState<FormValues | null>(null);
  const tellAround = useTellDone();
  const { onTakenBack } = useFormKit();
  const isGone = isDone && props.after === 'gone';
  const closes = words.open !== undefined;
  function tell(text: string | null): void {
    if (tellAround) tellAround(text);
    else setNote(text === null ? null : { text });
    setDone(text !== null);
    if (text !== null && closes) setOpen(false);
  }
  const takeBack = useEffectEvent(({ values }: Sent) => {
    setSent(null);
    tell(null);
    if (props.after !== 'keep') {
      setReturned(values);
      setOpen(true);
    }
    props.onTakenBack?.();
  });
  useEffect(() => (sent ? onTakenBack?.(sent.answer, () => takeBack(sent)) : undefined), [sent, onTakenBack]);
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
          tell={tell}
          returned={returned}
          onSent={(answer, values) => {
            setReturned(null);
            setSent({ answer, values });
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
