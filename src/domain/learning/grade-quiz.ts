// Apart from the other rules of a quiz, which a lesson needs from the first word on.
/** The percentage of right answers that passes. */
export const passMark = 60;

export const scoreColors = ['green', 'yellow', 'red'] as const;
export type ScoreColor = (typeof scoreColors)[number];

export function scoreColor(score: number): ScoreColor {
  if (score >= 80) return 'green';
  return score >= passMark ? 'yellow' : 'red';
}

export interface QuestionResult {
  readonly given: number;
  readonly right: number;
  readonly correct: boolean;
}

export interface QuizResult {
  readonly correct: number;
  readonly total: number;
  /** Percent, whole. */
  readonly score: number;
  readonly passed: boolean;
  /** In the order of the questions. */
  readonly questions: readonly QuestionResult[];
}

/**
 * Marks a finished quiz. `key` holds the right option of each question, `given` the chosen ones, both from 0.
 * Passing is decided before rounding, so a share just below the limit does not pass.
 */
export function gradeQuiz(key: readonly number[], answers: readonly number[]): QuizResult {
  const questions = key.map((right, index) => {
    const answer = answers[index] ?? -1;
    return { given: answer, right, correct: answer === right };
  });
  const correct = questions.filter((question) => question.correct).length;
  const total = key.length;
  const score = total === 0 ? 0 : Math.round((correct / total) * 100);
  return { correct, total, score, passed: total > 0 && correct * 100 >= passMark * total, questions };
}
