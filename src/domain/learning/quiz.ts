import { sectionStep } from './progress.ts';

/** The quiz opens at this percentage of progress. */
export const quizUnlock = 75;
export const optionLetters = ['A', 'B', 'C', 'D'] as const;
/** The fewest and the most questions in a quiz. */
export const questionCount = { min: 4, max: 8 } as const;

/** Chosen option (from 0) by question (from 0); a question without an entry is pending. */
export type QuizAnswers = Readonly<Record<number, number>>;

export function isQuizOpen(progress: number): boolean {
  return progress >= quizUnlock;
}

/** How many sections are still to be read before the quiz opens. */
export function sectionsToQuiz(progress: number): number {
  return Math.max(0, Math.ceil((quizUnlock - progress) / sectionStep));
}

/** "Great! You've unlocked the quiz": from 75 to 99. */
export function showsUnlocked(progress: number): boolean {
  return isQuizOpen(progress) && progress < 100;
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

export function isOption(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) < optionLetters.length;
}
