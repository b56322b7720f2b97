import { useEffect, useEffectEvent, useId, useState } from 'react';
import * as workplaceApi from '#domain/workplace/api.staff.ts';
import { undoChoices, type StaffPreferences, type UndoSeconds } from '#domain/workplace/preferences.ts';
import { describeFault, type FaultFacts } from '#browser/api-fault.ts';
import { faultTexts } from '#i18n/fault-texts.ts';
import { secondButton } from '#ui/button.ts';
import { choice, choiceInput } from '#ui/control.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { Fault } from '#ui/Fault.tsx';
import { Select } from '#ui/Select.tsx';
import { callStaffApi } from '../staff-calls.ts';
import { actOn } from './key-acts.ts';
import { focusSearch, idOfRow, leaveRecord, moveInList, openRow } from './rows.ts';
import { shortcutActions, shortcutKeys, shortcutOf, type ShortcutAction } from './shortcuts.ts';
import { useStaffWords } from '../staff-words.ts';

interface KeysProps {
  /** What this member of staff chose before. */
  readonly initial: StaffPreferences;
  /** Whether they are explained now. */
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
}

/** The keys of the workplace, and the dialog that explains them and switches them off. */
export function Keys({ initial, open, onOpen }: KeysProps) {
  const words = useStaffWords();
  const labels = words.frame.keys;
  const [on, setOn] = useState(initial.shortcuts);
  const [undoSeconds, setUndoSeconds] = useState<UndoSeconds>(initial.undoSeconds);
  const [fault, setFault] = useState<FaultFacts | null>(null);
  const id = useId();

  const act: Record<ShortcutAction, () => void> = {
    next: () => moveInList(1),
    previous: () => moveInList(-1),
    open: openRow,
    back: leaveRecord,
    search: focusSearch,
    reply: () => actOn('reply', idOfRow()),
    assign: () => actOn('assign', idOfRow()),
    peek: () => actOn('peek', idOfRow()),
    done: () => actOn('done', idOfRow()),
    move: () => actOn('move', idOfRow()),
    askFiles: () => actOn('askFiles', idOfRow()),
    nextCase: () => actOn('nextCase', idOfRow()),
    undo: () => actOn('undo', null),
    help: () => onOpen(true),
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const action = open ? null : shortcutOf(event);
    if (!action) return;
    // Otherwise the letter would be typed into the field that the key leads to.
    event.preventDefault();
    act[action]();
  });
  useEffect(() => {
    if (!on) return undefined;
    const listen = (event: KeyboardEvent) => onKey(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [on]);

  async function keep(body: Partial<StaffPreferences>, takeBack: () => void): Promise<void> {
    setFault(null);
    try {
      await callStaffApi(workplaceApi.keepPreferences, body);
    } catch (error) {
      takeBack();
      setFault(describeFault(error, words.account));
    }
  }

  return (
    <>
      {open && (
        <Dialog title={labels.title} onClose={() => onOpen(false)}>
          <label className={choice} htmlFor={`${id}-on`}>
            <input
              className={choiceInput}
              id={`${id}-on`}
              type="checkbox"
              checked={on}
              aria-describedby={`${id}-hint`}
              onChange={({ target: { checked } }) => {
                setOn(checked);
                void keep({ shortcuts: checked }, () => setOn(!checked));
              }}
            />
            <span>{labels.switch}</span>
          </label>
          <p className="text-xs text-ink-soft" id={`${id}-hint`}>
            {labels.hint}
          </p>
          <Select
            id={`${id}-undo`}
            label={labels.undoSeconds}
            hint={labels.undoHint}
            errorPrefix={words.account.errorPrefix}
            value={String(undoSeconds)}
            options={undoChoices.map((seconds) => ({
              value: String(seconds),
              text: labels.undoChoices[seconds],
            }))}
            onChange={({ target: { value } }) => {
              const chosen = undoChoices.find((seconds) => String(seconds) === value) ?? undoSeconds;
              setUndoSeconds(chosen);
              void keep({ undoSeconds: chosen }, () => setUndoSeconds(undoSeconds));
            }}
          />
          {fault && <Fault {...faultTexts(fault, words.account)} />}
          <dl
            className={`grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-4 gap-y-1.5 ${on ? '' : 'opacity-60'}`}
          >
            {shortcutActions.map((action) => (
              <div key={action} className="contents">
                <dt className="flex gap-1.5">
                  {shortcutKeys[action].map((key) => (
                    <kbd
                      key={key}
                      className="min-w-6 rounded-xs border border-line-strong bg-ground px-1.5 text-center font-strong"
                    >
                      {key === ' ' ? labels.space : key}
                    </kbd>
                  ))}
                </dt>
                <dd>{labels.actions[action]}</dd>
              </div>
            ))}
          </dl>
          <p className="buttons">
            <button type="button" className={secondButton} onClick={() => onOpen(false)}>
              {labels.close}
            </button>
          </p>
        </Dialog>
      )}
    </>
  );
}
