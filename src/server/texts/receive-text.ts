import * as z from 'zod/mini';
import { isId } from '#domain/record-id.ts';
import { isAnsweredByProvider, meaningOf, textMeanings } from '#domain/texts/meaning.ts';
import type { App } from '../app.ts';
import { callSql } from '../database/call-sql.ts';
import type { Call } from '../http/call.ts';
import { Refusal } from '../http/refusal.ts';
import { command } from '../http/service.ts';
import { describeFault } from '../http/log.ts';
import { sendTexts, type TextsApp } from './send-texts.ts';
import { BadTextSignature, type InboundText, type SignedCall, type Texts } from './texts.ts';
import { takeAnswers, type AnswersApp } from './take-answers.ts';

/** Signs no storage takes, and halves of signs: a text is kept in every other way as it came. */
const storable = (body: string): string => body.toWellFormed().replaceAll('\0', '').slice(0, 5_000);

const e164 = /^\+[1-9]\d{6,14}$/;
const taken = z.object({
  outcome: z.enum(['taken', 'repeated']),
  id: z.string(),
  /** Of one that we had: nothing is left to do with it but to delete the provider's copy. */
  isDone: z.optional(z.boolean()),
  meaning: z.optional(z.enum(textMeanings)),
});

/**
 * Takes one text that came: signed, stored once by its id, and answered at once; what follows from it is done after the answer, and
 * by the schedule should this instance die. Refuses `not_found` where no texts are set up, and `invalid_input` for a
 * signature that is not right.
 */
export const receiveText = command({
  run: async (app: AnswersApp, _actor, _input, { call }): Promise<void> => {
    const texts = textsOf(app);
    const text = await readSigned(app, call, (signed) => texts.readInbound(signed));
    const stored = await storeText(app, text);
    if (stored === null) return;
    const { id } = stored;
    call.afterAnswer(
      takeAnswers(app, id)
        .then(() => sendTexts(app))
        .then(() => undefined)
        .catch((error: unknown) => app.log('text_left_for_later', { id, ...describeFault(error) })),
    );
  },
});

/**
 * Texts that still lie at the provider: those whose signed call never reached us, and copies of what we have long had.
 * Returns how many there were.
 */
export async function fetchMissedTexts(app: AnswersApp): Promise<number> {
  const { texts } = app;
  if (!texts) return 0;
  const missed = await texts.missed();
  // In the order in which they were written: STOP and YES mean what came last.
  for (const text of missed.toReversed()) {
    const stored = await storeText(app, text);
    if (text.providerId && (stored === null || stored.isDone)) await texts.forget(text.providerId);
  }
  return missed.length;
}

/** Stores a text once; null: not from a phone that somebody could have. */
async function storeText(app: AnswersApp, text: InboundText): Promise<z.infer<typeof taken> | null> {
  // A short number of a company, or a hidden one: nobody to answer, and no client.
  if (!text.providerId || !e164.test(text.phone)) return null;
  const answer = await callSql(
    app,
    'take_text',
    {
      providerId: text.providerId,
      phone: text.phone,
      body: storable(text.body),
      media: [...text.media],
      meaning: text.keyword ?? meaningOf(text.body),
      providerAnswers: text.keyword !== null || isAnsweredByProvider(text.body),
      ...(text.sentAt && { sentAt: text.sentAt.toISOString() }),
    },
    taken,
  );
  app.log('text_received', { id: answer.id, meaning: answer.meaning ?? 'repeated' });
  return answer;
}

/** What happened with a text, as the provider says. Refuses as `receiveText`. */
export const receiveTextStatus = command({
  run: async (app: TextsApp, _actor, _input, { call }): Promise<void> => {
    const texts = textsOf(app);
    const { id, providerId, delivery, isGone } = await readSigned(app, call, (signed) =>
      texts.readStatus(signed),
    );
    if (!isId(id) || !providerId || !delivery) return;
    await callSql(
      app,
      'note_text_delivery',
      { id, providerId, delivery, gone: isGone },
      z.object({ outcome: z.enum(['done', 'unknown']) }),
    );
  },
});

function textsOf({ texts }: Pick<App, 'texts'>): Texts {
  if (!texts) throw new Refusal('not_found');
  return texts;
}

async function readSigned<Read>(
  app: Pick<App, 'config' | 'log'>,
  { request, url }: Pick<Call, 'request' | 'url'>,
  read: (signed: SignedCall) => Promise<Read>,
): Promise<Read> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/x-www-form-urlencoded') throw new Refusal('unsupported_type');
  try {
    return await read({
      // The address that the provider was told, whatever a proxy made of it.
      url: app.config.siteOrigin + url.pathname + url.search,
      body: await request.text(),
      signature: request.headers.get('x-twilio-signature'),
    });
  } catch (error) {
    if (!(error instanceof BadTextSignature)) throw error;
    app.log('text_signature_refused', {});
    throw new Refusal('invalid_input');
  }
}
