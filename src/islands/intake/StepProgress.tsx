import { intakeStepCount, intakeSteps } from '#domain/intake/steps.ts';
import type { IntakeWords } from '#i18n/en/intake.ts';
import { ProgressBar } from '#ui/ProgressBar.tsx';

interface StepProgressProps {
  readonly step: number;
  /** "Step 2 of 5". */
  readonly here: string;
  readonly words: IntakeWords;
  readonly ready: boolean;
  readonly onClear: () => void;
}

/** Where one is, and the way to wipe the form: both stay in sight while scrolling. */
export function StepProgress({ step, here, words, ready, onClear }: StepProgressProps) {
  return (
    <>
      <ol className="steps">
        {intakeSteps.map(({ id }, index) => (
          <li
            key={id}
            className={index < step ? 'done' : index === step ? 'here' : ''}
            aria-current={index === step ? 'step' : undefined}
          >
            <span className="step-dot" aria-hidden="true">
              {index < step ? '✓' : index + 1}
            </span>
            <span className="step-name">{words.steps[id].name}</span>
          </li>
        ))}
      </ol>
      <div className="where">
        <p>
          <strong>{here}</strong>
        </p>
        <button type="button" className="link" disabled={!ready} onClick={onClear}>
          {words.draft.clear}
        </button>
        <ProgressBar label={here} value={step + 1} max={intakeStepCount} />
      </div>
    </>
  );
}
