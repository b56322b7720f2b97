import type { Config } from '@netlify/functions';
import { answerQuiz, readQuiz } from '#server/eligibility/answer-quiz.ts';
import { readJson } from '#server/http/body.ts';
import { endpoint, reply } from '#server/http/endpoint.ts';
import { deliverOutboxSoon } from '#server/mail/deliver-outbox.ts';

export default endpoint({
  POST: async (call, app) => {
    const quiz = readQuiz(await readJson(call.request));
    const { created, answer } = await answerQuiz(app, quiz, call);
    if (answer.mailed) deliverOutboxSoon(call, app);
    return reply(created ? 201 : 200, answer);
  },
});

export const config: Config = { path: '/api/eligibility-quiz', method: 'POST' };
