import { useEffect, useRef, type ReactNode } from 'react';
import { scoreColor, type QuizResult } from '#domain/learning/grade-quiz.ts';
import type { QuizOutcome } from '#browser/learning/learning-types.ts';
import type { LearningWords } from '#i18n/en/learning.ts';
import { fill } from '#i18n/fill.ts';

interface QuizResultsProps {
  readonly result: QuizResult;
  readonly words: LearningWords['quiz'];
  readonly outcome: QuizOutcome | null;
  readonly sending: boolean;
  readonly onSendAgain: () => Promise<void>;
  readonly onRetake: () => void;
  readonly onReview: () => void;
  /** For whoever passed. */
  readonly children: ReactNode;
}

const edges = { green: 'border-good', yellow: 'border-fair', red: 'border-danger' };
const strokes = { green: 'stroke-good', yellow: 'stroke-fair', red: 'stroke-danger' };

/** How it went, in a number, a color and a sentence; the questions below say the rest. */
export function QuizResults(props: QuizResultsProps) {
  const { result, words, outcome, sending, onSendAgain, onRetake, onReview, children } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const wasUnsent = useRef(false);
  // Also when the answers went through at last: the button that sent them again is gone.
  useEffect(() => heading.current?.focus(), [result, outcome]);
  if (outcome === 'unsent') wasUnsent.current = true;
  const color = scoreColor(result.score);
  return (
    <div
      className={`grid gap-x-[clamp(--spacing(4),3vw,--spacing(7))] gap-y-4 rounded-l border-2 bg-card p-[clamp(--spacing(5),3vw,--spacing(8))] xs:grid-cols-[auto_minmax(0,1fr)] ${edges[color]}`}
      data-results={color}
    >
      <svg
        className={`fill-none stroke-4 [stroke-linecap:round] [stroke-linejoin:round] ${strokes[color]}`}
        width="56"
        height="56"
        viewBox="0 0 56 56"
        aria-hidden="true"
      >
        <circle cx="28" cy="28" r="26" />
        <path d={color === 'red' ? 'M28 15v17M28 40v1' : 'm17 29 8 8 15-17'} />
      </svg>
      <div className="grid gap-2.5">
        <h3 tabIndex={-1} ref={heading}>
          {fill(words.results, { score: result.score })}
        </h3>
        <p>{fill(words.resultsText, { correct: result.correct, total: result.total })}</p>
        <p>
          <span>{words[color]}</span>
          {result.passed && <span>{` ${words.finished}`}</span>}
        </p>
        {outcome === 'unsent' && (
          <div className="notice grid justify-items-start gap-3" role="alert">
            <p>{words.notSent}</p>
            <button
              type="button"
              className="button second"
              aria-disabled={sending}
              onClick={() => void onSendAgain()}
            >
              {sending ? words.sending : words.sendAgain}
            </button>
          </div>
        )}
        {result.passed && children}
        {outcome === 'graded' && wasUnsent.current && <p role="status">{words.sent}</p>}
        <p className="buttons mt-2">
          <button type="button" className="button second" onClick={onRetake}>
            {words.retake}
          </button>
          <button type="button" className="button second" onClick={onReview}>
            {words.review}
          </button>
        </p>
      </div>
    </div>
  );
}
