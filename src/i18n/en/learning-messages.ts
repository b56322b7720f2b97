import type { LearningMessageKey } from '#domain/learning/message-keys.ts';

export const learningMessages: Record<LearningMessageKey, string> = {
  'module.required': 'Tell us which module this is about.',
  'progress.required': 'Progress is a number from 0 to 100.',
  'progress.intent': 'We could not tell what to do with this progress.',
  'progress.start': 'The progress you started from is a whole number from 0 to 100.',
  'progress.seconds': 'Time is a number of seconds.',
  'quiz.answersMissing': 'Send an answer for each question.',
  'quiz.questionMissing': 'A question has no answer yet. Please answer every question, then send the quiz.',
  'quiz.tooManyAnswers': 'There are more answers than questions. Please open the module again.',
  'certificate.code': 'Type the 16 letters and numbers of the code on the certificate.',
};
