import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useStore } from '@nanostores/react';
import * as workplace from '#domain/workplace/api.staff.ts';
import { undoDone, undoInPlace, undoOffered, undoWanted } from '#browser/workplace/undo-offer.ts';
import { link, secondButton } from '#ui/button.ts';
import { Fault } from '#ui/Fault.tsx';
import { useFormKit, type FormFault } from '#ui/form/form-kit.ts';
import { useKeyAct } from '../keys/key-acts.ts';
import { useLetter } from '../keys/use-letter.ts';
import { countAgain } from '../read-open-work.ts';
import { callStaffApi } from '../staff-calls.ts';
import { readAgain } from '../staff-queries.ts';
import { useUndoLeft } from './use-undo-left.ts';
import { useStaffWords } from '../staff-words.ts';

/**
 * Takes back what was done last, for the seconds the database gives. It stands below everything, says what happened, and
 * leaves by itself; a refusal stays until it was read.
 */
export function UndoBar() {
  const labels = useStaffWords().frame.undo;
  const offered = useStore(undoOffered);
  const wanted = useStore(undoWanted);
  const [isDone, setDone] = useState(false);
  const [isRunning, setRunning] = useState(false);
  const [fault, setFault] = useState<FormFault | null>(null);
  const kit = useFormKit();
  const letter = useLetter('z');
  const note = useRef<HTMLParagraphElement>(null);
  const undoable = useUndoLeft();
  const inPlace = useStore(undoInPlace);
  const isOffered = undoable !== null && undoable.id !== inPlace;

  useEffect(() => {
    if (!offered) return;
    setDone(false);
    setFault(null);
  }, [offered]);

  // What was taken back in one record is no news in the next, where it would lie over what is written.
  useEffect(() => {
    const leave = () => setDone(false);
    addEventListener('hashchange', leave);
    return () => removeEventListener('hashchange', leave);
  }, []);

  async function undo(id: string): Promise<void> {
    setRunning(true);
    setFault(null);
    try {
      await callStaffApi(workplace.undo, { id });
      setDone(true);
      undoDone.set(undoDone.get() + 1);
    } catch (error) {
      setFault(kit.describe(error));
    } finally {
      setRunning(false);
      undoOffered.set(null);
      undoWanted.set(null);
    }
    // After a refusal, too: what somebody else did is to be seen.
    await readAgain();
    countAgain();
  }
  useEffect(() => {
    // The pressed button is gone. Whoever undid by key stays where they were.
    if (isDone && document.activeElement === document.body) note.current?.focus();
  }, [isDone]);
  const takeBack = useEffectEvent((id: string) => void undo(id));
  useEffect(() => {
    if (wanted) takeBack(wanted);
  }, [wanted]);
  useKeyAct('undo', undoable && !isRunning ? () => undoWanted.set(undoable.id) : null);
  const isShown = isOffered || isDone || fault !== null;
  return (
    <div
      // Where somebody writes at the bottom of the page, it stands beside the writing, and on a phone above it.
      className={`fixed start-1/2 bottom-4 z-(--z-toast) flex max-w-[calc(100vw-2rem)] -translate-x-1/2 flex-wrap items-center gap-x-4 gap-y-2 rounded-m border border-line bg-card px-4 py-2.5 text-ink shadow-raised max-lg:beside-writing:bottom-16 max-sm:w-full lg:beside-writing:start-auto lg:beside-writing:end-4 lg:beside-writing:max-w-72 lg:beside-writing:translate-x-0 ${isShown ? '' : 'hidden-visually'}`}
    >
      <p
        role="status"
        className="outline-focus empty:hidden focus:outline-3 focus:outline-offset-3"
        tabIndex={-1}
        ref={note}
      >
        {isDone ? labels.done : isOffered && !fault ? labels.offer : ''}
      </p>
      {fault && <Fault title={fault.title} text={fault.text} reference={fault.reference} takesFocus />}
      <div className="flex flex-wrap items-center gap-3 empty:hidden">
        {isOffered && !fault && (
          <button
            type="button"
            className={`${secondButton} min-h-10!`}
            disabled={isRunning}
            aria-keyshortcuts={letter}
            onClick={() => undoWanted.set(undoable.id)}
          >
            {labels.undo}
            <span aria-hidden="true" className="ms-1 text-ink-soft tabular-nums">
              {undoable.left}
            </span>
          </button>
        )}
        {(isDone || fault) && (
          <button
            type="button"
            className={link}
            onClick={() => {
              setDone(false);
              setFault(null);
            }}
          >
            {labels.close}
          </button>
        )}
      </div>
    </div>
  );
}
