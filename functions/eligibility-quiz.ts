import { answerQuiz, readQuiz } from '#server/eligibility/answer-quiz.ts';
import { anyone, endpoint } from '#server/entry/endpoint.ts';
import { createdOnce } from '#server/http/reply.ts';

export default endpoint({
  POST: anyone(readQuiz, answerQuiz, { answer: createdOnce, mails: ({ answer }) => answer.mailed }),
});

export const config = { path: '/api/eligibility-quiz', method: 'POST' };
