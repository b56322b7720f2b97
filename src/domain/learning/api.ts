// The calls of the Learning Center.
import { checkedBy, command, query, typed, type FileAnswer } from '../api-call.ts';
import type { CertificateCheck, GradedQuiz, ProgressRecord } from './answers.ts';
import type { certificateQuery, certificateRequest, progressRequest, quizRequest } from './requests.ts';

export const progress = /*#__PURE__*/ query('GET /api/learning/progress', {
  who: 'signedIn',
  answer: typed<readonly ProgressRecord[]>(),
});

export const saveProgress = /*#__PURE__*/ command('POST /api/learning/progress', {
  who: 'signedIn',
  input: checkedBy<typeof progressRequest>(),
  answer: typed<ProgressRecord>(),
});

export const gradeQuiz = /*#__PURE__*/ command('POST /api/learning/quiz', {
  who: 'signedIn',
  input: checkedBy<typeof quizRequest>(),
  answer: typed<GradedQuiz>(),
});

export const certificate = /*#__PURE__*/ query('GET /api/learning/certificate', {
  who: 'signedIn',
  input: checkedBy<typeof certificateRequest>(),
  answer: typed<FileAnswer>(),
});

/** By anybody who has its code. */
export const checkCertificate = /*#__PURE__*/ query('GET /api/learning/certificate-check', {
  who: 'anyone',
  input: checkedBy<typeof certificateQuery>(),
  answer: typed<CertificateCheck>(),
});
