import { casePhases, type CasePhase } from '#domain/cases/phases.ts';
import type { CaseHeadWords } from '#i18n/en/case-page.ts';
import type { CaseWords } from '#i18n/en/cases.ts';
import { fill } from '#i18n/format.ts';

interface StageLineProps {
  /** Null: the case is over, and every stretch is behind it. */
  readonly phase: CasePhase | null;
  readonly cases: CaseWords;
  readonly page: CaseHeadWords;
}

/** How far along the case is, as one line; it opens to what each stretch means. */
export function StageLine({ phase, cases, page }: StageLineProps) {
  if (phase === null) return null;
  const current = casePhases.indexOf(phase);
  return (
    <details className="group">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-3 [&::-webkit-details-marker]:hidden">
        <span className="flex min-w-0 flex-1 items-center" aria-hidden="true">
          {casePhases.map((name, index) => (
            <span key={name} className={`flex items-center ${index > 0 ? 'flex-1' : ''}`}>
              {index > 0 && (
                <span className={`h-0.5 flex-1 ${index <= current ? 'bg-good' : 'bg-line-strong'}`} />
              )}
              <span
                className={`flex-none rounded-full border-2 ${
                  index === current
                    ? 'size-4.5 border-action bg-action'
                    : index < current
                      ? 'size-3 border-good bg-good'
                      : 'size-3 border-line-strong'
                }`}
              />
            </span>
          ))}
        </span>
        <span className="small text-link underline decoration-1 underline-offset-[0.2em]">
          <span className="sr-only">{cases.phasesLabel}: </span>
          <span>
            {fill(page.stage, { name: cases.phases[phase], number: current + 1, count: casePhases.length })}
          </span>
        </span>
      </summary>
      <ol className="grid gap-2 pt-2">
        {casePhases.map((name) => (
          <li key={name} className={name === phase ? 'rounded-m bg-good-soft p-3' : 'px-3'}>
            <p className="font-strong">
              <span>{cases.phases[name]}</span>
              {name === phase && <span>{` (${cases.phaseNow})`}</span>}
            </p>
            <p className="small">{cases.phaseTexts[name]}</p>
          </li>
        ))}
      </ol>
    </details>
  );
}
