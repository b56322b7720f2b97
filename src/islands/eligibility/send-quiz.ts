import type { QuizAnswers } from '#domain/eligibility/answers.ts';
import type { Locale } from '#domain/languages.ts';
import { callApi } from '#browser/api.ts';

/** Sends the answers under the key of this press; says whether the mail that was asked for is on its way. */
export async function sendQuiz(answers: QuizAnswers, key: string, locale: Locale): Promise<boolean> {
  const { mailed } = await callApi<{ mailed: boolean }>('/api/eligibility-quiz', {
    method: 'POST',
    locale,
    body: answers,
    headers: { 'idempotency-key': key },
  });
  return mailed;
}
