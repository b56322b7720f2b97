import type { Config } from '@netlify/functions';
import { quizRequest } from '#domain/learning/requests.ts';
import { requireSession } from '#server/access/require-session.ts';
import { parseInput, readJson } from '#server/http/body.ts';
import { endpoint, reply } from '#server/http/endpoint.ts';
import { gradeActorsQuiz } from '#server/learning/grade-quiz.ts';

export default endpoint({
  POST: async (call, app) => {
    const { actor } = await requireSession(call, app);
    const input = parseInput(quizRequest, await readJson(call.request));
    return reply(200, await gradeActorsQuiz(app, actor, input));
  },
});

export const config: Config = { path: '/api/learning/quiz', method: 'POST' };
