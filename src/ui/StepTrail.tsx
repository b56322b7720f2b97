interface StepTrailProps {
  readonly label: string;
  readonly steps: readonly string[];
  /** Index of the step one is at; all are done when it is the length. */
  readonly current: number;
  readonly words: { readonly done: string; readonly current: string };
}

/** Named steps of a way, with the one it stands at. */
export function StepTrail({ label, steps, current, words }: StepTrailProps) {
  return (
    <ol className="trail" aria-label={label}>
      {steps.map((step, index) => {
        const state = index < current ? 'done' : index === current ? 'current' : 'ahead';
        return (
          <li key={step} className={state} aria-current={state === 'current' ? 'step' : undefined}>
            <span className="trail-mark" aria-hidden="true">
              {state === 'done' ? (
                <svg viewBox="0 0 16 16" width="14" height="14">
                  <path d="m3 8.5 3.2 3.2L13 5" fill="none" stroke="currentColor" strokeWidth="2.4" />
                </svg>
              ) : (
                index + 1
              )}
            </span>
            <span>
              {step}
              {state !== 'ahead' && <span className="hidden-visually"> ({words[state]})</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
