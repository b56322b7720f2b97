/** The quiz opens at this percentage of progress. */
export const quizUnlock = 75;
/** The percentage of right answers that passes. */
export const passMark = 60;
export const optionLetters = ['A', 'B', 'C', 'D'] as const;
/** The fewest and the most questions in a quiz. */
export const questionCount = { min: 4, max: 8 } as const;

/** Chosen option (from 0) by question (from 0); a question without an entry is pending. */
export type QuizAnswers = Readonly<Record<number, number>>;

export function isQuizOpen(progress: number): boolean {
  return progress >= quizUnlock;
}

/** "Great! You've unlocked the quiz": from 75 to 99. */
export function showsUnlocked(progress: number): boolean {
  return isQuizOpen(progress) && progress < 100;
}

export const scoreColours = ['green', 'yellow', 'red'] as const;
export type ScoreColour = (typeof scoreColours)[number];

export function scoreColour(score: number): ScoreColour {
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

/** The first question (from 0) of `total` that has none of the four options; null if all are answered. */
export function firstUnanswered(answers: QuizAnswers | readonly unknown[], total: number): number | null {
  const chosen = answers as Readonly<Record<number, unknown>>;
  for (let question = 0; question < total; question += 1) {
    if (!isOption(chosen[question])) return question;
  }
  return null;
}

export function answeredCount(answers: QuizAnswers, total: number): number {
  return Array.from({ length: total }, (_, question) => answers[question]).filter(isOption).length;
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

export function isOption(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) < optionLetters.length;
}
