import { useState, type ReactNode } from 'react';
import { moduleIn } from '#domain/learning/actions.ts';
import type { ModuleId } from '#domain/learning/modules.ts';
import { mainAction, summarize } from '#domain/learning/progress.ts';
import type { Locale } from '#domain/languages.ts';
import { progressShown } from '#browser/learning/learning.ts';
import type { LearningWords } from '#i18n/en/learning.ts';
import { plural } from '#i18n/format.ts';
import { path } from '#i18n/routes.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import { Keeping } from './Keeping.tsx';
import { Slot } from './Slot.tsx';
import { ToastArea } from './ToastArea.tsx';
import { useLearning } from './use-learning.ts';

export interface LearningListProps {
  readonly locale: Locale;
  readonly words: Pick<LearningWords, 'toast' | 'keeping' | 'signIn' | 'list'>;
  /** The modules in the page. */
  readonly modules: readonly ModuleId[];
}

/** What the list adds to its cards: how far somebody is, and the way back to the beginning. */
export default function LearningList({ locale, words, modules }: LearningListProps) {
  const { open, toast, dismissToast } = useLearning(locale, words.toast, { countsTime: false });
  const [asking, setAsking] = useState(false);
  if (!open) return null;
  const { learning, view } = open;
  const summary = summarize(progressShown(view));
  const { list } = words;
  // Not the attribute `disabled`: the button takes the focus back when its question has been answered.
  const nothingToReset = !summary.anyProgress || view.saving === 'saving' || view.read === 'reading';
  return (
    <>
      <Slot name="congratulations">
        {summary.completed > 0 && (
          <p className="notice good congratulations h-full content-center">
            <strong>{list.congratulations}</strong>{' '}
            <span>{plural(summary.completed, list.completed, locale)}</span>
          </p>
        )}
      </Slot>
      {modules.map((id) => {
        const { progress } = moduleIn(view.state, id);
        return (
          <Slot key={id} name={`card-${id}`}>
            <p className="small mb-1.5 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 tabular-nums">
              <span>{list.progress}</span>
              <span>{`${progress}%`}</span>
            </p>
            <ProgressBar label={`${list.progress}: ${nameOf(id)}`} value={progress} max={100} />
            <p className="buttons mt-4 gap-x-4 gap-y-1">
              <a
                className="button"
                href={path('learning', locale, `/${id}`)}
                aria-describedby={`module-${id}`}
              >
                {list[mainAction(progress)]}
              </a>
              {progress > 0 && (
                <button
                  type="button"
                  className="button plain -ms-0.5 px-0"
                  aria-describedby={`module-${id}`}
                  onClick={({ currentTarget }) => {
                    // The button is gone after this; its neighbor says which module it was.
                    (currentTarget.previousElementSibling as HTMLElement).focus();
                    learning.act({ type: 'reset', moduleId: id });
                  }}
                >
                  {list.reset}
                </button>
              )}
            </p>
          </Slot>
        );
      })}
      <Slot name="journey">
        <dl className="journey-figures grid w-full grid-cols-[repeat(auto-fit,minmax(--spacing(19),1fr))] gap-x-[clamp(--spacing(3),2vw,--spacing(6))] gap-y-4">
          <Figure label={list.modulesCompleted}>{summary.completed}</Figure>
          <Figure label={list.inProgress}>{summary.inProgress}</Figure>
          <Figure label={list.overall}>{`${summary.overall}%`}</Figure>
        </dl>
        <ProgressBar label={list.overall} value={summary.overall} max={100} />
        <Keeping view={view} locale={locale} words={words} onRetry={learning.retry} />
        <button
          type="button"
          className="button second"
          aria-disabled={nothingToReset}
          onClick={() => setAsking(!nothingToReset)}
        >
          {list.resetAll}
        </button>
      </Slot>
      {asking && (
        <Dialog title={list.confirmTitle} onClose={() => setAsking(false)}>
          <p>{list.confirmText}</p>
          <p className="buttons">
            <button type="button" className="button second" onClick={() => setAsking(false)}>
              {list.cancel}
            </button>
            <button
              type="button"
              className="button danger"
              onClick={() => {
                learning.act({ type: 'resetAll' });
                setAsking(false);
              }}
            >
              {list.confirm}
            </button>
          </p>
        </Dialog>
      )}
      <ToastArea toast={toast} onDismiss={dismissToast} phoneEdge="bottom" words={words.toast} />
    </>
  );
}

interface FigureProps {
  readonly label: string;
  readonly children: ReactNode;
}

function Figure({ label, children }: FigureProps) {
  return (
    <div className="flex flex-col-reverse justify-end border-t-2 border-accent pt-3">
      <dt className="text-s leading-snug text-ink-soft">{label}</dt>
      <dd className="font-serif text-h2 leading-tight font-heading text-heading lining-nums tabular-nums xl:text-figure">
        {children}
      </dd>
    </div>
  );
}

/** The name is in the page: no need to send it twice. */
function nameOf(id: ModuleId): string {
  return document.querySelector(`#module-${id}`)?.textContent ?? '';
}
