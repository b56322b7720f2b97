import { useState } from 'react';
import type { MatterSheet } from '#domain/cases/case-sheet.ts';
import { fill } from '#i18n/format.ts';
import { button, secondButton } from '#ui/button.ts';
import { FocusedNote } from '#ui/FocusedNote.tsx';
import { Popover, popoverItem } from '#ui/Popover.tsx';
import { useCommand } from '../keys/use-command.ts';
import { useKeyAct } from '../keys/key-acts.ts';
import type { CaseTab } from './case-tabs.ts';
import type { OfferedMove } from './move-fields.ts';
import { stoppedBy } from './move-fields.ts';
import { MoveDialog } from './MoveDialog.tsx';
import { nextStep, type NextStep as Step } from './next-step.ts';
import type { CasePartProps } from './part-props.ts';

interface NextStepProps {
  readonly part: CasePartProps;
  readonly nextCase: string | null;
  readonly onPlace: (place: number) => void;
  readonly onTab: (tab: CaseTab) => void;
}

interface Opened {
  readonly matter: MatterSheet;
  readonly move: OfferedMove;
}

/** The one button of a case: what comes next. Beside it every other move; after a move what happened, and the next case. */
export function NextStep({ part, nextCase, onPlace, onTab }: NextStepProps) {
  const { item, words } = part;
  const labels = words.cases.page;
  const [opened, setOpened] = useState<Opened | null>(null);
  const [done, setDone] = useState<{ readonly text: string } | null>(null);
  const isMany = item.matters.length > 1;
  const ofMatter = (matter: MatterSheet, text: string) =>
    isMany ? fill(labels.ofMatter, { text, place: matter.place }) : text;
  const step = nextStep(item);
  const name = nameOf(step);
  const moves = item.matters
    .filter(({ leftOutAt }) => leftOutAt === null)
    .flatMap((matter) => matter.moves.map((move) => ({ matter, move })));

  function show(tab: CaseTab, id: string): void {
    onTab(tab);
    // The tab is drawn first.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        const place = document.getElementById(id);
        if (place instanceof HTMLDetailsElement) place.open = true;
        place?.scrollIntoView({ block: 'center' });
        place?.querySelector<HTMLElement>('input, select, textarea, summary, button')?.focus();
      }),
    );
  }
  function go(): void {
    setDone(null);
    switch (step.kind) {
      case 'move':
        setOpened(step);
        break;
      case 'record':
        onPlace(step.matter.place);
        show('work', 'case-record');
        break;
      case 'papers':
        show('papers', 'case-make-papers');
        break;
      case 'message':
        onTab('messages');
        break;
      case 'flag':
        show('work', 'case-flags');
        break;
      case 'task':
        show('work', 'case-tasks');
        break;
      case 'wait':
        break;
    }
  }
  const canGo = step.kind !== 'wait';
  useKeyAct('move', canGo ? go : null);
  useCommand('next', canGo ? fill(labels.next, { step: name }) : null, go);
  useKeyAct('nextCase', nextCase ? () => void (location.hash = nextCase) : null);
  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap items-center justify-end gap-x-3 gap-y-1">
        {canGo ? (
          <button type="button" className={`${button} min-h-10!`} onClick={go} aria-keyshortcuts="m">
            {fill(labels.next, { step: name })}
          </button>
        ) : (
          <p className="text-ink-soft">{fill(labels.waits, { turn: words.cases.turns[item.row.turn] })}</p>
        )}
        {moves.length > 0 && (
          <Popover
            label={
              <>
                {labels.moreMoves} <span aria-hidden="true">▾</span>
              </>
            }
            button={`${secondButton} min-h-10!`}
            side="end"
            panel="max-h-[60vh] overflow-y-auto"
          >
            {(close) => (
              <ul className="grid">
                {moves.map(({ matter, move }) => {
                  const lacks = stoppedBy(move);
                  return (
                    <li key={`${matter.id} ${move.to}`}>
                      <button
                        type="button"
                        className={popoverItem}
                        onClick={() => {
                          close();
                          setDone(null);
                          setOpened({ matter, move });
                        }}
                      >
                        <span className="grow">{ofMatter(matter, words.cases.states[move.to])}</span>
                        {(move.held || lacks.length > 0) && (
                          <span className="text-xs text-ink-soft">
                            {move.held ? labels.onHold : labels.lacks}
                          </span>
                        )}
                      </button>
                    </li>
                  );
                })}
              </ul>
            )}
          </Popover>
        )}
        {nextCase && (
          <a className="inline-flex min-h-10 items-center text-link" href={nextCase}>
            {labels.nextCase}
          </a>
        )}
      </div>
      <FocusedNote note={done} />
      {opened && (
        <MoveDialog
          {...part}
          matter={opened.matter}
          move={opened.move}
          onClose={() => setOpened(null)}
          onDone={(text) => {
            setOpened(null);
            setDone({ text });
          }}
        />
      )}
    </div>
  );

  function nameOf(one: Step): string {
    switch (one.kind) {
      case 'move':
        return ofMatter(one.matter, words.cases.states[one.move.to]);
      case 'record':
        return ofMatter(one.matter, labels.steps.record);
      case 'papers':
        return ofMatter(one.matter, labels.steps.papers);
      case 'task':
        return one.title ?? words.cases.tasks.names[one.code];
      case 'wait':
        return '';
      default:
        return labels.steps[one.kind];
    }
  }
}
