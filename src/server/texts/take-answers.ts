import * as z from 'zod/mini';
import { locales } from '#domain/languages.ts';
import { messageMax } from '#domain/cases/thread.ts';
import { maxPictureTries } from '#domain/texts/retry.ts';
import { uploadLimits } from '#domain/uploads/rules.ts';
import { textWords } from '#i18n/texts.ts';
import type { App } from '../app.ts';
import { callSql } from '../database/call-sql.ts';
import { dueFromNow } from '../cases/due-from-now.ts';
import { Refusal } from '../http/refusal.ts';
import { describeFault } from '../http/log.ts';
import { storeMadeFiles } from '../uploads/take-files.ts';
import { keyOf } from '../writes/write-key.ts';
import type { TextsApp } from './send-texts.ts';
import type { Texts } from './texts.ts';

export type AnswersApp = TextsApp & Pick<App, 'files' | 'scanner'>;

const leaseSeconds = 120;
const perClaim = 10;

const claimedAnswer = z.object({
  id: z.string(),
  providerId: z.string(),
  body: z.string(),
  media: z.array(z.object({ url: z.string(), type: z.string() })),
  meaning: z.enum(['one', 'two', 'words', 'stop', 'wrong_number', 'start', 'yes', 'no', 'help']),
  userId: z.nullable(z.string()),
  caseId: z.nullable(z.string()),
  matterId: z.nullable(z.string()),
  attempts: z.int(),
  language: z.enum(locales),
});
type ClaimedAnswer = z.infer<typeof claimedAnswer>;

/** Brings texts that came into the thread of their case, with their pictures; all that wait, or one. Returns how many. */
export async function takeAnswers(app: AnswersApp, id?: string): Promise<number> {
  const { texts } = app;
  if (!texts) return 0;
  const claimed = await callSql(
    app,
    'claim_text_answers',
    { limit: perClaim, leaseSeconds, ...(id && { id }) },
    z.array(claimedAnswer),
  );
  let takenCount = 0;
  for (const one of claimed) {
    try {
      await takeOne(app, texts, one);
      takenCount += 1;
    } catch (error) {
      app.log('text_not_taken', { id: one.id, tries: one.attempts, ...describeFault(error) });
    }
  }
  return takenCount;
}

const finished = z.object({ outcome: z.enum(['done', 'bad_ticket', 'unknown']) });

async function takeOne(app: AnswersApp, texts: Texts, one: ClaimedAnswer): Promise<void> {
  const files = one.caseId ? await takePictures(app, texts, one) : { ticketHashes: [], refusedCount: 0 };
  const words = textWords[one.language].thread;
  // The words are the client's own. Where there are none, or the answer is a number, the thread says what was answered.
  const message =
    one.meaning === 'one' || one.meaning === 'two'
      ? words[one.meaning]
      : one.body.trim().slice(0, messageMax) || words.picture;
  const answer = await callSql(
    app,
    'finish_text_answer',
    {
      id: one.id,
      refusedFiles: files.refusedCount > 0,
      idempotencyKey: one.userId && keyOf('text', { userId: one.userId }, one.id),
      message,
      language: one.language,
      ticketHashes: files.ticketHashes,
      dueAt: app.clock().toISOString(),
      answerDueAt: dueFromNow(app, 'support_reply'),
    },
    finished,
  );
  if (answer.outcome === 'bad_ticket') throw new Error('bad_ticket');
  await texts.forget(one.providerId);
}

/** Pictures become files by the checks of every upload; one that is refused keeps none of the others from the thread. */
async function takePictures(
  app: AnswersApp,
  texts: Texts,
  { id, media, attempts }: ClaimedAnswer,
): Promise<{ readonly ticketHashes: readonly string[]; readonly refusedCount: number }> {
  const ticketHashes: string[] = [];
  let refusedCount = 0;
  for (const [place, { url, type }] of media.entries()) {
    try {
      const bytes = await texts.fetchMedia(url, uploadLimits.fileBytes);
      if (!bytes) {
        refusedCount += 1;
        continue;
      }
      const file = { key: `text:${id}`, name: `text-${place + 1}${endingOf(type)}`, type, bytes };
      ticketHashes.push(...(await storeMadeFiles(app, [file])));
    } catch (error) {
      if (error instanceof Refusal) refusedCount += 1;
      else if (attempts >= maxPictureTries) {
        app.log('picture_given_up', { id, ...describeFault(error) });
        refusedCount += 1;
      } else throw error;
    }
  }
  return { ticketHashes, refusedCount };
}

const endings: Readonly<Record<string, string>> = {
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'application/pdf': '.pdf',
};
const endingOf = (type: string): string => endings[type.split(';')[0]?.trim().toLowerCase() ?? ''] ?? '';
