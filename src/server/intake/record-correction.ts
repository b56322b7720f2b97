import * as z from 'zod/mini';
import { correctionSchema } from '#domain/contact/messages.ts';
import { draftAnswers } from '#domain/intake/draft.ts';
import { intakeThrottles } from '#domain/throttles.ts';
import { throttle } from '../access/throttle.ts';
import type { App } from '../app.ts';
import { outcome } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';
import { Refusal } from '../http/refusal.ts';
import { created } from '../http/reply.ts';
import { command } from '../http/service.ts';
import { newReference } from '../http/tokens.ts';
import { hashOf } from '../submissions/canonical.ts';
import { referenceFromKey } from '../submissions/reference.ts';
import { requireApplied } from './find-applied.ts';

export const correctionBody = z.extend(correctionSchema, { answers: z.optional(draftAnswers) });
type Correction = z.infer<typeof correctionBody>;

/**
 * Sends staff a correction of an application that was already taken: the signed answers stay, the message with the
 * answers as they should read is tied to them (also after a 409). The same `Idempotency-Key`
 * again makes one message. Refuses `throttled`, and `not_found` to a stranger.
 */
export const recordCorrection = command({
  reads: correctionBody,
  sendsMail: true,
  run: async (
    app: Pick<App, 'db' | 'config' | 'clock' | 'site'>,
    _actor,
    input: Correction,
    { call },
  ): Promise<{ reference: string }> => {
    const { intake } = await requireApplied(app, call);
    await throttle(app, 'application-correction', intake.id, intakeThrottles.correctionPerApplication);
    const sentKey = call.request.headers.get('idempotency-key');
    const key = sentKey && sentKey.length <= 150 ? `correction:${intake.reference}:${sentKey}` : null;
    const result = await storeCorrection(app, {
      intakeId: intake.id,
      intakeReference: intake.reference,
      reference: key ? referenceFromKey(app.config.appSecret, key) : newReference(),
      key,
      message: input.message,
      answers: input.answers ?? null,
      language: call.locale,
    });
    if (result.outcome === 'unknown') throw new Refusal('not_found');
    if (result.outcome === 'conflict') {
      throw new Refusal('conflict', { extra: { firstReference: result.reference } });
    }
    return { reference: result.reference };
  },
  respond: created,
});

interface CorrectionFacts {
  readonly intakeId: string;
  readonly intakeReference: string;
  readonly reference: string;
  readonly key: string | null;
  readonly message: string;
  readonly answers: object | null;
  readonly language: 'en' | 'es';
}

const correctionStored = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.enum(['created', 'repeated', 'conflict']), reference: z.string() }),
  outcome('unknown'),
]);

/** Writes a correction and the mail that tells staff of it. */
export async function storeCorrection(
  app: Pick<App, 'db'>,
  facts: CorrectionFacts,
): Promise<z.infer<typeof correctionStored>> {
  const { intakeId, intakeReference, reference, key, message, answers, language } = facts;
  const p = {
    intakeId,
    reference,
    message,
    answers,
    language,
    ...(key && { idempotencyKey: key, requestHash: hashOf({ message, answers }) }),
    mails: [
      {
        kind: 'staff_correction',
        recipient: null,
        language: 'en',
        payload: { reference, intakeReference },
        dedupeKey: `staff_correction:${reference}`,
      },
    ],
  };
  return callSql(app, 'record_correction', p, correctionStored);
}
