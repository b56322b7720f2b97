import { describeFault } from '../http/log.ts';
import { forgetTexts } from './forget-texts.ts';
import { fetchMissedTexts } from './receive-text.ts';
import { sendTexts } from './send-texts.ts';
import { takeAnswers, type AnswersApp } from './take-answers.ts';

/** What the calls did not get through: answers that wait, texts whose turn has come, copies at the provider. */
export async function tendTexts(app: AnswersApp): Promise<number> {
  // What the provider keeps back of an answer must hold back no reminder of a hearing.
  await fetchMissedTexts(app).catch((error: unknown) => app.log('texts_not_fetched', describeFault(error)));
  const taken = await takeAnswers(app);
  const sentTexts = await sendTexts(app);
  return taken + sentTexts + (await forgetTexts(app));
}
