import { intakeStepCount, intakeSteps } from '#domain/intake/steps.ts';
import type { Note, WizardState } from '#domain/intake/wizard-state.ts';
import type { IntakeWords } from '#i18n/en/intake.ts';
import { fill } from '#i18n/fill.ts';
import { ProgressBar } from '#ui/ProgressBar.tsx';

interface StepProgressProps {
  readonly state: WizardState;
  /** "Step 2 of 5". */
  readonly here: string;
  readonly words: IntakeWords;
}

const dot = 'grid size-8 place-items-center rounded-full border-2 font-strong';
/** Of a step that is done, at hand, and to come. */
const dots = [
  'border-good bg-good-soft text-good',
  'border-action bg-action text-on-action',
  'border-line-strong bg-card',
];

/** Where one is, what comes next, and whether the answers are safe: named steps, or on phones a bar that stays in sight. */
export function StepProgress({ state, here, words }: StepProgressProps) {
  const { step, draft } = state;
  const next = intakeSteps[step + 1];
  const isSaved = draft.kept && !draft.changed && draft.saving === 0;
  return (
    <>
      <ol className="hidden gap-2 md:grid md:grid-cols-5">
        {intakeSteps.map(({ id }, index) => (
          <li
            key={id}
            className={`grid justify-items-start gap-2 text-s leading-snug ${index === step ? 'font-strong text-heading' : 'text-ink-soft'}`}
            aria-current={index === step ? 'step' : undefined}
          >
            <span className={`${dot} ${dots[Math.sign(index - step) + 1]}`} aria-hidden="true">
              {index < step ? '✓' : index + 1}
            </span>
            {words.steps[id].name}
          </li>
        ))}
      </ol>
      <div className="relative top-header z-(--z-floating) min-h-6 bg-ground pb-1 [@media(min-height:34rem)]:sticky">
        {/* Keeps room for what stands beside it, or the line would break in two and back. */}
        <p className="pe-24 md:hidden">
          <strong>{here}</strong>
          {next && (
            <span className="small quiet">
              {` · ${fill(words.nextStep, { name: words.steps[next.id].name })}`}
            </span>
          )}
        </p>
        <p className="absolute end-0 top-0 text-s text-good">{isSaved && words.draft.saved}</p>
        <ProgressBar className="md:hidden" label={here} value={step + 1} max={intakeStepCount} />
      </div>
    </>
  );
}

interface NoteAreaProps {
  readonly note: Note | null;
  readonly words: IntakeWords;
  readonly idleMinutes: number;
}

/** What happened to the answers, above the form. Always in the page, so that a new note is read out. */
export function NoteArea({ note, words, idleMinutes }: NoteAreaProps) {
  const good = note === 'restored' || note === 'merged' || note === 'clearedByYou';
  return (
    <div role="status" className="empty:hidden">
      {note && (
        <div className={good ? 'notice good' : 'notice'}>
          <p>{noteText(note, words, idleMinutes)}</p>
          {typeof note === 'object' && (
            <p>
              <a href={note.switchTo}>{words.draft.switchAnyway}</a>
            </p>
          )}
        </div>
      )}
    </div>
  );
}

function noteText(note: Note, words: IntakeWords, minutes: number): string {
  if (typeof note === 'object') return words.draft.switchUnsaved;
  if (note === 'offline') return words.failure.offline;
  return fill(words.draft[note], { minutes });
}
