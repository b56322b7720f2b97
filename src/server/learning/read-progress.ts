import type { Actor } from '#domain/access/roles.ts';
import type { ProgressRecord } from '#domain/learning/answers.ts';
import { isModuleId } from '#domain/learning/modules.ts';
import type { App } from '../app.ts';
import { dataOf } from '../database/client.ts';

/** The actor's own records: one for each module that was ever begun. */
export async function readProgress(app: Pick<App, 'db'>, actor: Actor): Promise<ProgressRecord[]> {
  const rows = dataOf(
    await app.db
      .from('learning_progress')
      .select('module_id, progress, updated_at, quiz_score, completed_at, time_spent, certificate_code')
      .eq('user_id', actor.userId)
      .order('created_at'),
  );
  return rows.flatMap((row) =>
    // Nobody can continue a module that was taken out of the list.
    isModuleId(row.module_id)
      ? [
          {
            moduleId: row.module_id,
            progress: row.progress,
            updatedAt: row.updated_at,
            quizScore: row.quiz_score,
            completedAt: row.completed_at,
            secondsSpent: row.time_spent,
            certificateCode: row.certificate_code,
          },
        ]
      : [],
  );
}
