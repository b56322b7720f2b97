import { progressRequest, quizRequest } from '#domain/learning/requests.ts';
import { anyone, endpoint, signedIn } from '#server/entry/endpoint.ts';
import { routes } from '#server/entry/routes.ts';
import { sendFile } from '#server/http/reply.ts';
import { certificateQuery, checkCertificate } from '#server/learning/check-certificate.ts';
import { gradeActorsQuiz } from '#server/learning/grade-quiz.ts';
import { progress } from '#server/learning/read-progress.ts';
import { saveProgress } from '#server/learning/save-progress.ts';
import { certificateRequest, writeCertificate } from '#server/learning/write-certificate.ts';

export default routes({
  '/api/learning/progress': endpoint({
    GET: signedIn.reads(progress),
    POST: signedIn.counting('learningProgress')(progressRequest, saveProgress),
  }),
  '/api/learning/quiz': endpoint({
    POST: signedIn.counting('learningQuizzes')(quizRequest, gradeActorsQuiz),
  }),
  '/api/learning/certificate': endpoint({
    GET: signedIn.counting('certificates')(certificateRequest, writeCertificate, { answer: sendFile }),
  }),
  '/api/learning/certificate-check': endpoint({ GET: anyone(certificateQuery, checkCertificate) }),
});

export const config = {
  path: [
    '/api/learning/progress',
    '/api/learning/quiz',
    '/api/learning/certificate',
    '/api/learning/certificate-check',
  ],
};
