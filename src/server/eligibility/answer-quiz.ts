import type { QuizAnswer } from '#domain/eligibility/api.ts';
import { inboxOf } from '#domain/email.ts';
import { onRoute, quizSchema, type QuizAnswers } from '#domain/eligibility/answers.ts';
import { assess, type Assessment } from '#domain/eligibility/assess.ts';
import { quizThrottles } from '#domain/eligibility/throttles.ts';
import { callCounted, tryOf } from '../access/throttle.ts';
import type { App } from '../app.ts';
import { outcome } from '../database/answers.ts';
import { DatabaseFault, DatabaseUnavailable } from '../database/client.ts';
import { parseInput, readJson } from '../http/body.ts';
import type { Call } from '../http/call.ts';
import { describeFault } from '../http/log.ts';
import { Refusal } from '../http/refusal.ts';
import { createdOnce } from '../http/reply.ts';
import { command } from '../http/service.ts';
import { sha256Hex } from '../http/tokens.ts';
import { sentKey } from '../submissions/idempotency-key.ts';

export interface AnsweredQuiz {
  readonly created: boolean;
  readonly answer: QuizAnswer;
}

/** The answers of a JSON body. Refuses with every field that is wrong. */
export async function readQuiz({ request }: Pick<Call, 'request'>): Promise<QuizAnswers> {
  const body = await readJson(request);
  return parseInput(quizSchema, isRecord(body) ? onRoute(body) : body);
}

/**
 * Assesses the answers, stores the codes, and in the same transaction writes the mail if one was asked for. If the
 * database is down or fails, the person still gets the result and is told that no mail will come: `stored` and `mailed`
 * say so. Refuses `throttled`, and `conflict` for other answers under the same key.
 */
export const answerQuiz = command({
  reads: readQuiz,
  sendsMail: ({ answer }: AnsweredQuiz) => answer.mailed,
  run: async (app: Pick<App, 'db' | 'log'>, _actor, quiz: QuizAnswers, { call }): Promise<AnsweredQuiz> => {
    const assessment = assess(quiz);
    try {
      const created = await store(app, quiz, assessment, call);
      return { created, answer: { ...assessment, stored: true, mailed: quiz.email !== undefined } };
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable || error instanceof DatabaseFault)) throw error;
      app.log('quiz_not_stored', { reference: call.reference, ...describeFault(error) });
      return { created: false, answer: { ...assessment, stored: false, mailed: false } };
    }
  },
  respond: createdOnce,
});

async function store(
  app: Pick<App, 'db'>,
  quiz: QuizAnswers,
  { result, reasons, next }: Assessment,
  { request, ip, locale }: Pick<Call, 'request' | 'ip' | 'locale'>,
): Promise<boolean> {
  const { email } = quiz;
  const takes = [
    tryOf('quiz-ip', ip, quizThrottles.quizPerIp),
    ...(email ? [tryOf('quiz-mail', inboxOf(email), quizThrottles.quizMailPerAddress)] : []),
  ];
  const key = sentKey(request);
  const p = {
    idempotencyKey: key,
    requestHash:
      key && sha256Hex(JSON.stringify([quiz.state, quiz.outcome, quiz.timeframe, email ?? null, locale])),
    state: quiz.state,
    outcome: quiz.outcome,
    timeframe: quiz.timeframe,
    email: email ?? null,
    result,
    language: locale,
    mails: email
      ? [
          {
            kind: 'quiz_result',
            recipient: email,
            language: locale,
            payload: { quizResult: result, quizReasons: reasons, quizNext: next },
            dedupeKey: `quiz_result:${key ? sha256Hex(key) : crypto.randomUUID()}`,
          },
        ]
      : [],
  };
  const answer = await callCounted(app, takes, {
    name: 'store_quiz',
    p,
    answer: outcome('created', 'repeated', 'conflict'),
  });
  if (answer.outcome === 'conflict') throw new Refusal('conflict');
  return answer.outcome === 'created';
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
