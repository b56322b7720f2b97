import {
  certificateQuery,
  certificateRequest,
  progressRequest,
  quizRequest,
} from '#domain/learning/requests.ts';
import * as learning from '#domain/learning/api.ts';
import { checkCertificate } from '#server/learning/check-certificate.ts';
import { gradeActorsQuiz } from '#server/learning/grade-quiz.ts';
import { progress } from '#server/learning/read-progress.ts';
import { saveProgress } from '#server/learning/save-progress.ts';
import { writeCertificate } from '#server/learning/write-certificate.ts';
import { endpoints } from '#server/entry/endpoints.ts';
import { checkedWith, rateLimited } from '#server/entry/guards.ts';

export default endpoints(
  [learning.progress, progress],
  [learning.saveProgress, saveProgress, checkedWith(progressRequest), rateLimited('learningProgress')],
  [learning.gradeQuiz, gradeActorsQuiz, checkedWith(quizRequest), rateLimited('learningQuizzes')],
  [learning.certificate, writeCertificate, checkedWith(certificateRequest), rateLimited('certificates')],
  [learning.checkCertificate, checkCertificate, checkedWith(certificateQuery)],
);

export const config = {
  path: [
    '/api/learning/progress',
    '/api/learning/quiz',
    '/api/learning/certificate',
    '/api/learning/certificate-check',
  ],
};
