/** Every reason why something sent to the Learning Center can be refused; the words are in `i18n`. */
export const learningMessageKeys = [
  'module.required',
  'progress.required',
  'progress.intent',
  'progress.start',
  'progress.seconds',
  'quiz.answersMissing',
  'quiz.questionMissing',
  'quiz.tooManyAnswers',
  'certificate.code',
] as const;
export type LearningMessageKey = (typeof learningMessageKeys)[number];
