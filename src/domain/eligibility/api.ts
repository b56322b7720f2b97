// The call of the quiz.
import { command, sent, typed } from '../api-call.ts';
import type { QuizAnswers } from './answers.ts';
import type { Assessment } from './assess.ts';

export interface QuizAnswer extends Assessment {
  /** False if the answers could not be stored. The result needs no database and is given anyway. */
  readonly stored: boolean;
  /** Whether the mail that was asked for is on its way. */
  readonly mailed: boolean;
}

export const answerQuiz = /*#__PURE__*/ command('POST /api/eligibility-quiz', {
  who: 'anyone',
  input: sent<QuizAnswers>(),
  answer: typed<QuizAnswer>(),
});
