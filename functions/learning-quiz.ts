import type { Config } from '@netlify/functions';
import { requireSession } from '#server/access/require-session.ts';
import { readJson } from '#server/http/body.ts';
import { endpoint, reply } from '#server/http/endpoint.ts';
import { gradeActorsQuiz } from '#server/learning/grade-quiz.ts';

export default endpoint({
  POST: async (call, app) => {
    const { actor } = await requireSession(call, app);
    return reply(200, await gradeActorsQuiz(app, actor, await readJson(call.request)));
  },
});

export const config: Config = { path: '/api/learning/quiz', method: 'POST' };
