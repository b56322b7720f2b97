import type { QuizAnswers } from '#domain/eligibility/answers.ts';
import * as eligibilityApi from '#domain/eligibility/api.ts';
import type { Locale } from '#domain/languages.ts';
import { callApi } from '#browser/call-api.ts';

/** Sends the answers under the key of this press; says whether the mail that was asked for is on its way. */
export async function sendQuiz(answers: QuizAnswers, key: string, locale: Locale): Promise<boolean> {
  const { mailed } = await callApi(eligibilityApi.answerQuiz, answers, {
    locale,
    headers: { 'idempotency-key': key },
  });
  return mailed;
}
