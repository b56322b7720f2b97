import { useCallback, useEffect } from 'react';
import {
  moduleIn,
  moduleTabs,
  untouched,
  type ModuleAction,
  type ModuleTab,
} from '#domain/learning/actions.ts';
import type { ModuleId } from '#domain/learning/modules.ts';
import { nextMilestone, progressStatus } from '#domain/learning/progress.ts';
import { isQuizOpen } from '#domain/learning/quiz.ts';
import type { Locale } from '#domain/languages.ts';
import type { LearningWords } from '#i18n/en/learning.ts';
import { fill } from '#i18n/fill.ts';
import { link } from '#ui/button.ts';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import { Slot } from './Slot.tsx';
import { SectionEnd } from './SectionEnd.tsx';
import { ToastArea } from './ToastArea.tsx';
import { useLearning } from './use-learning.ts';
import { useLoaded } from './use-loaded.ts';
import { useNear } from './use-near.ts';
import { sectionNumbers, useSections } from './use-sections.ts';
import { focusOn, useTabs } from './use-tabs.ts';

export interface LearningModuleProps {
  readonly locale: Locale;
  readonly moduleId: ModuleId;
  /** Right option of each question, for whoever has no account to mark it in. */
  readonly answers: readonly number[];
  /** The course after this one. */
  readonly next: { readonly id: ModuleId; readonly name: string };
  readonly words: Pick<LearningWords, 'toast' | 'keeping' | 'signIn' | 'module' | 'quiz'>;
}

const tabLooks =
  'min-h-12 cursor-pointer border-b-3 px-4.5 py-2 font-strong max-xs:flex-[1_0_auto] max-xs:px-2';
/** A transparent line is drawn in the color of text where colors are forced: all three tabs would look chosen. */
const tabColors = {
  open: 'border-accent text-heading forced-colors:border-[Highlight]',
  closed: 'border-transparent text-ink-soft hover:text-ink forced-colors:border-[Canvas]',
};

const loadControl = () => import('./ProgressControl.tsx').then(({ ProgressControl }) => ProgressControl);
const loadQuiz = () => import('./Quiz.tsx').then(({ Quiz }) => Quiz);

/** Progress and tabs above the lesson; through places in the static page, everything else that a reader does. */
export default function LearningModule(props: LearningModuleProps) {
  const { locale, moduleId, answers, next, words } = props;
  const { open, toast, dismissToast } = useLearning(locale, words.toast, { countsTime: true });
  const module = open ? moduleIn(open.view.state, moduleId) : untouched;
  const learning = open?.learning;
  const act = useCallback(
    (action: ModuleAction) => learning?.act({ ...action, moduleId }),
    [learning, moduleId],
  );
  const goTo = useCallback(
    (tab: ModuleTab, focus?: string) => {
      act({ type: 'open', tab });
      if (focus) focusOn(focus);
    },
    [act],
  );
  const { progress, tab } = module;
  const sections = useSections(open ? progress : null);
  useTabs(open ? tab : null, goTo, sections.showAround);
  // Also while reading on: somebody may be without a connection by the time they open the quiz.
  const { part: Quiz, failed: quizFailed } = useLoaded(
    open !== null && (tab === 'quiz' || isQuizOpen(progress)),
    loadQuiz,
  );
  // A phone has the control far below the text. It also says what happened with saving, which must be heard wherever
  // somebody with an account is.
  const isControlNear = useNear('control');
  const { part: ProgressControl, failed: controlFailed } = useLoaded(
    isControlNear || (open !== null && open.view.who !== 'visitor'),
    loadControl,
  );
  const hidesQuestions = open !== null && !isQuizOpen(progress);
  useEffect(() => {
    const questions = document.querySelector<HTMLElement>('[data-questions]');
    if (questions) questions.hidden = hidesQuestions;
  }, [hidesQuestions]);
  const milestone = nextMilestone(progress);
  const status = progressStatus(progress);
  return (
    <>
      <div className="module-progress mb-5">
        <p className="mb-1.5 flex min-h-8 flex-wrap items-center justify-between gap-x-4 gap-y-1 tabular-nums">
          <span className={`badge ${progress === 100 ? 'good' : ''}`}>{words.module.status[status]}</span>
          <span className="small quiet max-sm:order-1 max-sm:basis-full">
            {milestone
              ? fill(words.module.nextMilestone, {
                  name: words.module.milestone[milestone.code],
                  at: milestone.at,
                })
              : words.module.done}
          </span>
          <strong className="ms-auto">{`${progress}%`}</strong>
        </p>
        <ProgressBar label={words.module.progress} value={progress} max={100} />
      </div>
      {/* A little room around, or rings of focus would be cut off at the edges. */}
      <div
        className="tabs -mx-1 flex gap-1 overflow-x-auto border-b border-line px-1 pt-1"
        role="tablist"
        aria-label={words.module.tabs}
      >
        {moduleTabs.map((one) => (
          <button
            key={one}
            type="button"
            className={`${tabLooks} ${tabColors[tab === one ? 'open' : 'closed']}`}
            role="tab"
            id={`tab-${one}`}
            aria-controls={one}
            aria-selected={open !== null && tab === one}
            tabIndex={tab === one ? 0 : -1}
            onClick={() => goTo(one)}
            onKeyDown={(event) => {
              const to = tabAfter(one, event.key);
              if (!to) return;
              event.preventDefault();
              goTo(to, `#tab-${to}`);
            }}
          >
            {words.module[one]}
          </button>
        ))}
      </div>
      {open && (
        <>
          {sectionNumbers.map((number) => (
            <SectionEnd
              key={number}
              number={number}
              progress={progress}
              sections={sections}
              words={words.module}
              act={act}
              onQuiz={() => goTo('quiz', '#quiz-title')}
            />
          ))}
          {ProgressControl && (
            <Slot name="control">
              <ProgressControl
                {...open}
                module={module}
                moduleId={moduleId}
                locale={locale}
                words={words}
                act={act}
              />
            </Slot>
          )}
          {controlFailed && <NotLoaded part="control" place="control" words={words} />}
          {Quiz && (
            <Quiz
              {...open}
              module={module}
              moduleId={moduleId}
              locale={locale}
              answers={answers}
              next={next}
              words={words}
              act={act}
              onContent={() => goTo('content', `#section-title-${sections.open || 1}`)}
              onRetake={() => focusOn('#quiz-title')}
            />
          )}
          {quizFailed && <NotLoaded part="quiz" place="quiz-trouble" words={words} />}
        </>
      )}
      <ToastArea toast={toast} onDismiss={dismissToast} phoneEdge="bottom" words={words.toast} />
    </>
  );
}

interface NotLoadedProps {
  readonly part: 'control' | 'quiz';
  /** Where it is said. */
  readonly place: string;
  readonly words: Pick<LearningWords, 'keeping' | 'module'>;
}

/** Loads the page once more, with the missing part in sight. What was read is kept. */
function NotLoaded({ part, place, words }: NotLoadedProps) {
  return (
    <Slot name={place}>
      <div className="notice danger" role="alert">
        <p>{words.module.notLoaded}</p>
        <button
          type="button"
          className={link}
          onClick={() => {
            location.hash = part;
            location.reload();
          }}
        >
          {words.keeping.retry}
        </button>
      </div>
    </Slot>
  );
}

/** Arrow keys, Home and End, as everywhere else with tabs. */
function tabAfter(tab: ModuleTab, key: string): ModuleTab | undefined {
  const at = moduleTabs.indexOf(tab);
  const last = moduleTabs.length - 1;
  if (key === 'ArrowRight') return moduleTabs[at === last ? 0 : at + 1];
  if (key === 'ArrowLeft') return moduleTabs[at === 0 ? last : at - 1];
  if (key === 'Home') return moduleTabs[0];
  return key === 'End' ? moduleTabs[last] : undefined;
}
