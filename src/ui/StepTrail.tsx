interface StepTrailProps {
  readonly label: string;
  readonly steps: readonly string[];
  /** Index of the current step. If it equals the length, all steps are done. */
  readonly current: number;
  readonly words: { readonly done: string; readonly current: string };
}

const texts = { done: 'text-ink-soft', current: 'font-strong text-heading', ahead: 'text-ink-soft' };
const marks = {
  done: 'border-good bg-good-soft text-good',
  current: 'border-action bg-action text-on-action',
  ahead: 'border-line-strong',
};

/** The named steps of a process with the current one marked; a column on phones. */
export function StepTrail({ label, steps, current, words }: StepTrailProps) {
  return (
    <ol className="grid gap-2 md:auto-cols-fr md:grid-flow-col md:gap-0" aria-label={label}>
      {steps.map((step, index) => {
        const state = index < current ? 'done' : index === current ? 'current' : 'ahead';
        return (
          <li
            key={step}
            className={`relative flex items-center gap-3 leading-snug md:flex-col md:gap-2 md:px-1 md:text-center md:text-s ${texts[state]}`}
            aria-current={state === 'current' ? 'step' : undefined}
          >
            {index > 0 && (
              <span
                className={`absolute start-[calc(-50%+--spacing(5))] end-[calc(50%+--spacing(5))] top-3.5 border-t-2 max-md:hidden ${state === 'ahead' ? 'border-line' : 'border-good'}`}
                aria-hidden="true"
              />
            )}
            <span
              className={`grid size-7.5 flex-none place-items-center rounded-full border-2 text-xs font-strong ${marks[state]}`}
              aria-hidden="true"
            >
              {state === 'done' ? (
                <svg viewBox="0 0 16 16" width="14" height="14">
                  <path d="m3 8.5 3.2 3.2L13 5" fill="none" stroke="currentColor" strokeWidth="2.4" />
                </svg>
              ) : (
                index + 1
              )}
            </span>
            <span>
              <span>{step}</span>
              {state !== 'ahead' && <span className="hidden-visually">{` (${words[state]})`}</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
