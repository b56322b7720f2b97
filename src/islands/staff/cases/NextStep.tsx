import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { MatterSheet } from '#domain/cases/case-sheet.ts';
import type { NextAct } from '#domain/cases/next-for.ts';
import { fill } from '#i18n/format.ts';
import { button, secondButton } from '#ui/button.ts';
import { Popover, popoverItem } from '#ui/Popover.tsx';
import { useCommand } from '../keys/use-command.ts';
import { actOn, useKeyAct } from '../keys/key-acts.ts';
import { useLetter } from '../keys/use-letter.ts';
import type { CaseTab } from './case-tabs.ts';
import type { OfferedMove } from './move-fields.ts';
import { stoppedBy } from './move-fields.ts';
import { MoveDialog } from './MoveDialog.tsx';
import { nextStep } from './next-step.ts';
import { nameOfStep } from './step-name.ts';
import { onceThere } from './once-there.ts';
import type { CasePartProps } from './part-props.ts';
import { useStaffWords } from '../staff-words.ts';
import { useUndone } from '../use-undone.ts';

interface NextStepProps {
  readonly part: CasePartProps;
  readonly nextCase: string | null;
  readonly onPlace: (place: number) => void;
  readonly onTab: (tab: CaseTab) => void;
  /** What happened, for the line below; null takes it back. */
  readonly onNote: (note: { readonly text: string } | null) => void;
}

interface Opened {
  readonly matter: MatterSheet;
  readonly moves: readonly OfferedMove[];
}

/** Where the steps are done that are no move; on the tab of papers, of each court case. */
const places: Readonly<Partial<Record<NextAct, readonly [CaseTab, string]>>> = {
  wait_danger_decision: ['work', 'case-danger'],
  match_record: ['work', 'case-record'],
  answer_flags: ['work', 'case-clear-flag'],
  translate: ['papers', 'case-make-papers'],
  make_papers: ['papers', 'case-make-papers'],
  remake_papers: ['papers', 'case-make-papers'],
  check_docket: ['work', 'case-checks'],
  order_copies: ['work', 'case-step-certified_copies'],
  after_care: ['work', 'case-checks'],
  wait_attorney: ['papers', 'case-attorney'],
};

/** The first field of a form; of a question that is answered already, the answer. */
function firstField(place: HTMLElement, within: string): HTMLElement | null {
  const field = place.querySelector<HTMLElement>(`${within}:is(input, select, textarea):not([disabled])`);
  if (!(field instanceof HTMLInputElement) || field.type !== 'radio') return field;
  return place.querySelector<HTMLElement>(`[name="${CSS.escape(field.name)}"]:checked`) ?? field;
}

/** The one button of a case: what comes next. Beside it every other move; after a move what happened, and the next case. */
export function NextStep({ part, nextCase, onPlace, onTab, onNote }: NextStepProps) {
  const words = useStaffWords();
  const { item, member } = part;
  const labels = words.cases.page;
  const [opened, setOpened] = useState<Opened | null>(null);
  const nextButton = useRef<HTMLButtonElement>(null);
  const letter = useLetter('m');
  useUndone(() => {
    onNote(null);
    whenLost(() => nextButton.current?.focus());
  });
  const isOpened = opened !== null;
  const onClosed = useEffectEvent(() => whenLost(() => nextButton.current?.focus()));
  useEffect(() => {
    if (!isOpened) return undefined;
    // What opened the move may be gone, as a form whose answer did.
    return () => onClosed();
  }, [isOpened]);
  const isMany = item.matters.length > 1;
  const ofMatter = (matter: MatterSheet, text: string) =>
    isMany ? fill(labels.ofMatter, { text, place: matter.place }) : text;
  const step = nextStep(item, member.role === 'attorney');
  const name = nameOfStep(step, item, words);
  const moves = item.matters
    .filter(({ leftOutAt }) => leftOutAt === null)
    .flatMap((matter) => matter.moves.map((move) => ({ matter, move })));

  // While a case lies at a court, the letter that comes most often names a day, whatever else waits first.
  const hearings = moves.filter(
    ({ matter, move }) =>
      (matter.status === 'filed' || matter.status === 'hearing_set') &&
      move.to === 'hearing_set' &&
      !move.held &&
      stoppedBy(move).length === 0,
  );
  const hearing =
    hearings.find(({ matter }) => step.kind === 'act' && matter.id === step.matter.id) ?? hearings[0];
  const hearingLabel = hearing
    ? ofMatter(hearing.matter, hearing.matter.hearingAt === null ? labels.enterHearing : labels.moveHearing)
    : '';
  function enterHearing(): void {
    onNote(null);
    if (hearing) setOpened({ matter: hearing.matter, moves: [hearing.move] });
  }

  /** Without a tab, a place that stands beside each of them. */
  function show(tab: CaseTab | null, id: string, first = ''): void {
    if (tab) onTab(tab);
    onceThere(`#${id}`, (place) => {
      const fold = place.closest('details');
      if (fold) fold.open = true;
      // Its beginning comes into sight below the head: whoever answers the second question first has not seen the first.
      place.scrollIntoView({ block: 'start' });
      const opens = place instanceof HTMLDetailsElement ? 'summary ~ * ' : '';
      const field =
        (first ? place.querySelector<HTMLElement>(first) : firstField(place, opens)) ??
        place.querySelector<HTMLElement>('summary, button');
      field?.focus({ preventScroll: true });
      field?.scrollIntoView({ block: 'nearest' });
    });
  }
  function go(): void {
    onNote(null);
    if (step.kind === 'message') onTab('messages');
    if (step.kind === 'answer') actOn('reply', null);
    if (step.kind === 'refund') show('work', 'case-tasks', '[data-task=decide_refund] button');
    if (step.kind !== 'act') return;
    onPlace(step.matter.place);
    if (step.act === 'on_hold') {
      show(null, 'case-holds', 'section');
      return;
    }
    const place = places[step.act];
    // What is done elsewhere on the page goes before the move that follows from it.
    if (place && !step.isWait) {
      const [tab, id] = place;
      show(tab, tab === 'papers' ? `${id}-${step.matter.place}` : id);
    } else if (step.isWait) actOn(step.by === 'attorney' ? 'note' : 'reply', null);
    else if (step.moves.length > 0) setOpened(step);
    else show('work', 'case-matter');
  }
  const isWait = step.kind === 'act' && step.isWait;
  const isHeld = step.kind === 'act' && step.act === 'on_hold';
  // An attorney reads whose turn it is: staff have what they do in their own list.
  const canGo = step.kind !== 'nothing' && !(isWait && step.by === 'us');
  const remind = step.kind === 'act' && step.by === 'attorney' ? labels.noteToAttorney : labels.remind;
  const label = isHeld ? name : isWait ? remind : fill(labels.next, { step: name });
  useKeyAct('move', canGo ? go : null);
  useCommand('next', canGo ? label : null, go);
  useCommand('hearing', hearing ? hearingLabel : null, enterHearing);
  // The language is chosen already: what one writes comes first.
  const askFiles = () => show('papers', 'case-ask-files', 'textarea, input[type=text]');
  useKeyAct('askFiles', askFiles);
  useCommand('ask-files', words.papers.requests.ask.title, askFiles);
  useKeyAct('nextCase', nextCase ? () => void (location.hash = nextCase) : null);
  return (
    <>
      <div className="flex flex-wrap items-center justify-end gap-x-3 gap-y-1">
        {canGo && (
          <button
            type="button"
            ref={nextButton}
            className={`${isWait || isHeld ? secondButton : button} min-h-10!`}
            onClick={go}
            aria-keyshortcuts={letter}
          >
            {label}
          </button>
        )}
        {hearing && (
          <button type="button" className={`${secondButton} min-h-10!`} onClick={enterHearing}>
            {hearingLabel}
          </button>
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
            panel="max-h-[44dvh] overflow-y-auto sm:max-h-[60vh]"
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
                          onNote(null);
                          setOpened({ matter, moves: [move] });
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
      {opened && (
        <MoveDialog
          {...part}
          matter={opened.matter}
          moves={opened.moves}
          onClose={() => setOpened(null)}
          onDone={(text) => {
            setOpened(null);
            onNote({ text });
          }}
        />
      )}
    </>
  );
}

/** Unless the focus is somewhere on the page once all has been drawn. */
function whenLost(act: () => void): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) act();
    }),
  );
}
