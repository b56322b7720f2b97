import { useId, useState } from 'react';
import type { ModuleAction, ModuleState } from '#domain/learning/actions.ts';
import type { ModuleId } from '#domain/learning/modules.ts';
import {
  canAdvance,
  canGoBack,
  milestones,
  nextMilestone,
  progressRange,
  sliderStep,
} from '#domain/learning/progress.ts';
import type { Locale } from '#domain/languages.ts';
import type { LearningWords } from '#i18n/en/learning.ts';
import { path } from '#i18n/routes.ts';
import { Earned } from './Earned.tsx';
import { Keeping } from './Keeping.tsx';
import type { OpenLearning } from './use-learning.ts';

interface ProgressControlProps extends OpenLearning {
  readonly module: ModuleState;
  readonly moduleId: ModuleId;
  readonly locale: Locale;
  readonly words: Pick<LearningWords, 'module' | 'keeping' | 'signIn'>;
  readonly act: (action: ModuleAction) => void;
}

/**
 * Progress as the reader wants it: somebody who knows a part already need not press through it. Below the text, where
 * phones have it, it is folded; beside the text it is open.
 */
export function ProgressControl(props: ProgressControlProps) {
  const { learning, view, module, moduleId, locale, words, act } = props;
  const { progress } = module;
  const slider = useId();
  const body = useId();
  const [isOpen, setOpen] = useState(false);
  const next = nextMilestone(progress);
  return (
    <>
      <h2 className="text-h3">
        <span className="max-xl:hidden">{words.module.control}</span>
        <button
          type="button"
          className="section-toggle xl:hidden"
          aria-expanded={isOpen}
          aria-controls={body}
          onClick={() => setOpen(!isOpen)}
        >
          {words.module.control}
        </button>
      </h2>
      <div id={body} className={`grid grid-cols-1 content-start gap-4.5 ${isOpen ? '' : 'max-xl:hidden'}`}>
        <div className="slider grid grid-cols-[1fr_auto] gap-x-4 gap-y-1.5">
          <label htmlFor={slider}>{words.module.slider}</label>
          <span className="font-strong tabular-nums" aria-hidden="true">
            {`${progress}%`}
          </span>
          <input
            id={slider}
            className="col-span-full h-11 w-full cursor-pointer accent-good"
            type="range"
            min={progressRange.min}
            max={progressRange.max}
            step={sliderStep}
            value={progress}
            aria-valuetext={`${progress}%`}
            onChange={(event) => act({ type: 'slide', to: Number(event.currentTarget.value) })}
          />
        </div>
        {/* Not `disabled`: the button that was pressed would lose the focus, and the keyboard its place in the page. */}
        <div
          className="quick grid grid-cols-2 gap-2 *:px-2 *:nth-[n+3]:col-span-full"
          role="group"
          aria-label={words.module.quick}
        >
          <button
            type="button"
            className="button second"
            aria-label={words.module.lessLabel}
            aria-disabled={!canGoBack(progress)}
            onClick={() => act({ type: 'less' })}
          >
            {words.module.less}
          </button>
          <button
            type="button"
            className="button second"
            aria-label={words.module.moreLabel}
            aria-disabled={!canAdvance(progress)}
            onClick={() => act({ type: 'more' })}
          >
            {words.module.more}
          </button>
          <button
            type="button"
            className="button second"
            aria-disabled={!canAdvance(progress)}
            onClick={() => act({ type: 'complete' })}
          >
            {words.module.complete}
          </button>
          <button
            type="button"
            className="button plain"
            aria-disabled={!canGoBack(progress)}
            onClick={() => act({ type: 'reset' })}
          >
            {words.module.reset}
          </button>
        </div>
        {progress === progressRange.max && (
          <div className="notice good finished grid gap-2.5">
            <p>
              <strong>{words.module.done}</strong>
            </p>
            <Earned view={view} moduleId={moduleId} locale={locale} words={words.module} />
            <p>
              <a className="button second" href={path('learning', locale)}>
                {words.module.back}
              </a>
            </p>
          </div>
        )}
        <h3 className="mt-1 text-m">{words.module.milestones}</h3>
        <ol className="milestones grid grid-cols-1 wrap-anywhere text-ink-soft">
          {milestones.map(({ at, code }) => (
            <li key={code} className={progress >= at ? 'reached' : next?.at === at ? 'next' : ''}>
              <span className="-ms-11 inline-block w-10 font-strong tabular-nums">{at}%</span>{' '}
              {words.module.milestone[code]}
              {progress >= at && <span className="hidden-visually"> ({words.module.reached})</span>}
            </li>
          ))}
        </ol>
      </div>
      <Keeping view={view} locale={locale} words={words} onRetry={learning.retry} />
    </>
  );
}
