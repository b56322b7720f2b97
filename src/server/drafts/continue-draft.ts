import * as z from 'zod/mini';
import { intakeThrottles } from '#domain/throttles.ts';
import { throttle } from '../access/throttle.ts';
import type { App } from '../app.ts';
import { outcome } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';
import { Refusal } from '../http/refusal.ts';
import { command } from '../http/service.ts';
import { isToken, randomToken, sha256Hex } from '../http/tokens.ts';
import { takesPayments } from '../sale/takes-payments.ts';
import { draftCookie, draftEnd } from './draft-cookie.ts';
import { readAccount, storedDraft, textsFrom, type DraftAnswer } from './read-draft.ts';

export const continueSchema = z.object({
  token: z.string('token.required').check(z.minLength(1, 'token.required')),
});

const linkUsed = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('done'), draft: storedDraft }),
  outcome('gone'),
]);

/**
 * Moves a draft to the browser that opened its mailed link and away from the browser it came from. The link works once.
 * Refuses `gone` if it was used, is too old or is not ours, and `throttled`.
 */
export const continueDraft = command({
  reads: continueSchema,
  run: async (
    app: Pick<App, 'config' | 'db' | 'site' | 'clock'>,
    _actor,
    input: z.infer<typeof continueSchema>,
    { call },
  ): Promise<DraftAnswer & { cookies: string[] }> => {
    await throttle(app, 'draft-continue', call.ip, intakeThrottles.continuePerIp);
    if (!isToken(input.token)) throw new Refusal('gone');
    const newToken = randomToken();
    const p = {
      linkHash: sha256Hex(input.token),
      newTokenHash: sha256Hex(newToken),
      expiresAt: draftEnd('own', app.clock()).toISOString(),
    };
    const result = await callSql(app, 'use_draft_link', p, linkUsed);
    if (result.outcome === 'gone') throw new Refusal('gone');
    return {
      draft: result.draft,
      account: await readAccount(app, call),
      takesPayments: await takesPayments(app),
      textsFrom: textsFrom(app),
      cookies: [draftCookie(newToken, 'own')],
    };
  },
});
