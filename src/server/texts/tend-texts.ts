import { forgetTexts } from './forget-texts.ts';
import { fetchMissedTexts } from './receive-text.ts';
import { sendTexts } from './send-texts.ts';
import { takeAnswers, type AnswersApp } from './take-answers.ts';

/** What the calls did not get through: answers that wait, texts whose turn has come, copies at the provider. */
export async function tendTexts(app: AnswersApp): Promise<number> {
  await fetchMissedTexts(app);
  const taken = await takeAnswers(app);
  const sentTexts = await sendTexts(app);
  return taken + sentTexts + (await forgetTexts(app));
}
