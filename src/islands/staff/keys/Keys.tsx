import { useEffect, useEffectEvent, useId, useState } from 'react';
import * as workplaceApi from '#domain/workplace/api.staff.ts';
import { undoChoices, type StaffPreferences, type UndoSeconds } from '#domain/workplace/preferences.ts';
import { describeFault, type FaultFacts } from '#browser/api-fault.ts';
import { $lettersOn } from '#browser/workplace/letter-keys.ts';
import { faultTexts } from '#i18n/fault-texts.ts';
import { secondButton } from '#ui/button.ts';
import { choice, choiceInput } from '#ui/control.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { Fault } from '#ui/Fault.tsx';
import { Select } from '#ui/Select.tsx';
import { callStaffApi } from '../staff-calls.ts';
import { actOn } from './key-acts.ts';
import { focusSearch, idOfRow, leaveRecord, moveInList, openRow } from './rows.ts';
import {
  modified,
  modifiedKeys,
  shortcutActions,
  shortcutKeys,
  shortcutOf,
  type ShortcutAction,
} from './shortcuts.ts';
import { useStaffWords } from '../staff-words.ts';

interface KeysProps {
  /** What this member of staff chose before. */
  readonly initial: StaffPreferences;
  /** Whether they are explained now. */
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
}

const keyList = 'grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-4 gap-y-1.5';

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
    $lettersOn.set(on);
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
          <dl className={`${keyList} ${on ? '' : 'opacity-60'}`}>
            {shortcutActions.map((action) => (
              <KeyLine
                key={action}
                keys={shortcutKeys[action].map((key) => (key === ' ' ? labels.space : key))}
                text={labels.actions[action]}
              />
            ))}
          </dl>
          <p className="text-xs text-ink-soft">{labels.alwaysHint}</p>
          <dl className={keyList}>
            {(['find', 'send'] as const).map((name) => (
              <KeyLine key={name} keys={[modified(modifiedKeys[name])]} text={labels.always[name]} />
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

interface KeyLineProps {
  readonly keys: readonly string[];
  readonly text: string;
}

function KeyLine({ keys, text }: KeyLineProps) {
  return (
    <div className="contents">
      <dt className="flex gap-1.5">
        {keys.map((key) => (
          <kbd
            key={key}
            className="min-w-6 rounded-xs border border-line-strong bg-ground px-1.5 text-center font-strong"
          >
            {key}
          </kbd>
        ))}
      </dt>
      <dd>{text}</dd>
    </div>
  );
}
