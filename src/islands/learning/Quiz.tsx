import { useState } from 'react';
import type { ModuleAction, ModuleState } from '#domain/learning/actions.ts';
import type { ModuleId } from '#domain/learning/modules.ts';
import {
  answeredCount,
  isQuizOpen,
  optionLetters,
  sectionsToQuiz,
  showsUnlocked,
} from '#domain/learning/quiz.ts';
import type { Locale } from '#domain/languages.ts';
import { handInQuiz } from '#browser/learning/hand-in-quiz.ts';
import type { QuizOutcome } from '#browser/learning/learning-types.ts';
import type { LearningWords } from '#i18n/en/learning.ts';
import { fill } from '#i18n/fill.ts';
import { path } from '#i18n/routes.ts';
import { Earned } from './Earned.tsx';
import { Slot } from './Slot.tsx';
import { QuizResults } from './QuizResults.tsx';
import type { OpenLearning } from './use-learning.ts';
import { optionText, useQuestions } from './use-questions.ts';

interface QuizProps extends OpenLearning {
  readonly module: ModuleState;
  readonly moduleId: ModuleId;
  readonly locale: Locale;
  readonly answers: readonly number[];
  readonly next: { readonly id: ModuleId; readonly name: string };
  readonly words: Pick<LearningWords, 'module' | 'quiz'>;
  readonly act: (action: ModuleAction) => void;
  readonly onContent: () => void;
  readonly onRetake: () => void;
}

/**
 * What a quiz does: questions, options and explanations are in the page already and stay there. Choices are read
 * from its radio buttons, and the results are written beside them.
 */
export function Quiz(props: QuizProps) {
  const { learning, view, module, moduleId, locale, answers, next, act, onContent, onRetake } = props;
  const words = props.words.quiz;
  const { progress, answers: choices, result } = module;
  const total = answers.length;
  const locked = !isQuizOpen(progress);
  const answered = answeredCount(choices, total);
  const [sending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<QuizOutcome | null>(null);
  useQuestions({ locked, answered, result, act });

  async function send(): Promise<void> {
    // A button that is `disabled` meanwhile would lose the focus, and a refusal would be read from the page's top.
    if (sending) return;
    setSending(true);
    const options = Array.from({ length: total }, (_, index) => choices[index] ?? -1);
    setOutcome(await handInQuiz(learning.desk, moduleId, options, answers));
    setSending(false);
  }

  const missing = sectionsToQuiz(progress);
  const refused = outcome !== null && typeof outcome === 'object' ? outcome.refused : null;
  return (
    <>
      <Slot name="quiz-head">
        {locked && (
          <div className="notice quiz-locked grid justify-items-start gap-2.5">
            <p>
              <strong>{words.locked}</strong>
            </p>
            <p>{words.lockedText}</p>
            <p>{fill(words.lockedFor[missing === 1 ? 'one' : 'other'], { count: missing })}</p>
            <p className="small quiet">{fill(words.lockedAt, { progress })}</p>
            <button type="button" className="button second" onClick={onContent}>
              {words.toContent}
            </button>
          </div>
        )}
        {showsUnlocked(progress) && result === null && <p className="notice good">{words.unlocked}</p>}
        {result && (
          <QuizResults
            result={result}
            words={words}
            outcome={outcome}
            sending={sending}
            onSendAgain={send}
            onRetake={() => {
              setOutcome(null);
              act({ type: 'retake' });
              onRetake();
            }}
            onReview={() => {
              act({ type: 'review' });
              onContent();
            }}
          >
            <Earned view={view} moduleId={moduleId} locale={locale} words={props.words.module} />
            <p>
              <a className="button" href={path('learning', locale, `/${next.id}`)}>
                {fill(props.words.module.nextCourse, { name: next.name })}
              </a>
            </p>
          </QuizResults>
        )}
      </Slot>
      {answers.map((_, index) => {
        const option = choices[index];
        const marked = result?.questions[index];
        return (
          <div key={index}>
            <Slot name={`badge-${index + 1}`}>
              {!locked && !result && (
                <span className={`badge ${option === undefined ? '' : 'good'}`}>
                  {option === undefined ? words.pending : words.answered}
                </span>
              )}
              {marked && (
                <span className={`font-strong ${marked.correct ? 'text-good' : 'text-danger'}`}>
                  {marked.correct ? words.correct : words.wrong}
                </span>
              )}
            </Slot>
            <Slot name={`verdict-${index + 1}`}>
              {marked && (
                <p>
                  {`${words.yours} ${optionLetters[marked.given] ?? ''}. ${optionText(index, marked.given)}`}
                </p>
              )}
            </Slot>
          </div>
        );
      })}
      <Slot name="quiz-end">
        {!locked && !result && (
          <>
            {refused !== null && (
              <div className="notice danger" role="alert">
                <p>
                  <strong>{words.refused}</strong> <span>{refused}</span>
                </p>
              </div>
            )}
            <p role="status">{fill(words.count, { answered, total })}</p>
            <button
              type="button"
              className="button"
              disabled={answered < total}
              aria-disabled={sending}
              onClick={() => void send()}
            >
              {sending
                ? words.sending
                : answered < total
                  ? fill(words.submitMissing, { answered, total })
                  : words.submit}
            </button>
          </>
        )}
      </Slot>
    </>
  );
}
