import * as z from 'zod/mini';
import type { Actor } from '#domain/access/roles.ts';
import type { GradedQuiz } from '#domain/learning/answers.ts';
import { gradeQuiz } from '#domain/learning/grade-quiz.ts';
import type { LearningMessageKey } from '#domain/learning/message-keys.ts';
import { firstUnanswered, quizUnlock } from '#domain/learning/quiz.ts';
import type { quizRequest } from '#domain/learning/requests.ts';
import type { App } from '../app.ts';
import { callSql } from '../database/call-sql.ts';
import { Refusal } from '../http/refusal.ts';
import { command } from '../http/service.ts';
import { knownModule } from './known-module.ts';
import { readModuleFacts } from './modules.ts';
import { progressRecord } from './record.ts';

const quizRecorded = z.discriminatedUnion('outcome', [
  z.extend(progressRecord, { outcome: z.literal('saved') }),
  z.object({ outcome: z.literal('locked'), progress: z.int() }),
]);

/**
 * Marks the actor's quiz with the key in content/, stores the result, and answers both. Refuses `not_found` for an
 * unknown module, `invalid_input` naming the question (from 1) that has no answer, and `quiz_locked`
 * with the stored progress while that is below the mark. Passing sets progress to 100 and earns the certificate.
 */
export const gradeActorsQuiz = command({
  run: async (
    app: Pick<App, 'db'>,
    actor: Actor,
    input: z.infer<typeof quizRequest>,
  ): Promise<GradedQuiz> => {
    const moduleId = knownModule(input.moduleId);
    const { category, names, answers: key } = readModuleFacts(moduleId);
    const missing = firstUnanswered(input.answers, key.length);
    if (missing !== null) throw refuseAnswers('quiz.questionMissing', missing + 1);
    if (input.answers.length > key.length) throw refuseAnswers('quiz.tooManyAnswers');
    const result = gradeQuiz(key, input.answers as number[]);
    const p = {
      userId: actor.userId,
      moduleId,
      moduleName: names.en,
      category,
      score: result.score,
      passed: result.passed,
      lockedBelow: quizUnlock,
    };
    const answer = await callSql(app, 'record_quiz', p, quizRecorded);
    if (answer.outcome === 'locked')
      throw new Refusal('quiz_locked', { extra: { progress: answer.progress, need: quizUnlock } });
    const { outcome: _, ...record } = answer;
    return { ...result, record };
  },
});

function refuseAnswers(key: LearningMessageKey, question?: number): Refusal {
  return new Refusal('invalid_input', {
    fields: [{ field: 'answers', key }],
    ...(question !== undefined && { extra: { question } }),
  });
}
