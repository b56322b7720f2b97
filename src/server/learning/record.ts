import type { ProgressRecord } from '#domain/learning/answers.ts';

/** What the functions of the database answer about a module, as far as the owner reads it. */
export function recordOf(row: ProgressRecord): ProgressRecord {
  const { moduleId, progress, updatedAt, quizScore, completedAt, secondsSpent, certificateCode } = row;
  return { moduleId, progress, updatedAt, quizScore, completedAt, secondsSpent, certificateCode };
}
