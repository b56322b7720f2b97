import { quizRequest } from '#domain/learning/requests.ts';
import { endpoint, signedIn } from '#server/entry/endpoint.ts';
import { gradeActorsQuiz } from '#server/learning/grade-quiz.ts';

export default endpoint({ POST: signedIn.counting('learningQuizzes')(quizRequest, gradeActorsQuiz) });

export const config = { path: '/api/learning/quiz', method: 'POST' };
