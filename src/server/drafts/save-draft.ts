import * as z from 'zod/mini';
import { draftSchema, type IntakeDraft } from '#domain/intake/draft.ts';
import { intakeThrottles } from '#domain/throttles.ts';
import { throttle } from '../access/throttle.ts';
import type { App } from '../app.ts';
import { callSql } from '../database/call-sql.ts';
import { readJson } from '../http/body.ts';
import type { Call } from '../http/call.ts';
import { Refusal } from '../http/refusal.ts';
import { command } from '../http/service.ts';
import { randomToken, sha256Hex } from '../http/tokens.ts';
import { draftCookie, draftEnd } from './draft-cookie.ts';
import { livingDraftToken } from './living-draft.ts';

/** What the page that saved did not know of the draft: answers and files of other pages. */
const savedDraft = z.object({
  savedAt: z.string(),
  version: z.int(),
  /** Null where there is no answer any more. */
  elsewhere: z.record(z.string(), z.unknown()),
  /** Null: those that were sent. */
  files: z.nullable(draftSchema.shape.tickets),
  rivals: z.record(z.string(), z.unknown()),
});

/** Unfinished answers of a reasonable size. Refuses with the name of the answer, not of the object around it. */
export async function readDraftBody({ request }: Pick<Call, 'request'>): Promise<IntakeDraft> {
  const parsed = draftSchema.safeParse(await readJson(request));
  if (parsed.success) return parsed.data;
  const fields = new Set(
    parsed.error.issues.map(({ path }) =>
      String((path[0] === 'answers' ? (path[1] ?? path[0]) : path[0]) ?? 'body'),
    ),
  );
  throw new Refusal('invalid_input', {
    fields: [...fields].map((field) => ({ field, key: 'field.wrongType' })),
  });
}

/**
 * Stores what was typed so far under this browser's cookie and postpones its expiry. An expired draft is replaced,
 * never continued. A new draft gets our own token, never one that the browser brought, because somebody who used this
 * computer before may know it. A save that arrives after a later one of the same page changes nothing. Answers that
 * another page changed since the version this one saw stay; where both changed one, the stored answer stays and the
 * other is kept beside it. Refuses `throttled` when too many are begun, and `intake_paused` to begin one while
 * applications are paused.
 */
export const saveDraft = command({
  reads: readDraftBody,
  run: async (
    app: Pick<App, 'db' | 'clock' | 'site'>,
    _actor,
    draft: IntakeDraft,
    { call },
  ): Promise<z.infer<typeof savedDraft> & { cookies: string[] }> => {
    const token = (await livingDraftToken(app, call)) ?? (await newToken(app, call));
    const p = {
      tokenHash: sha256Hex(token),
      answers: draft.answers,
      tickets: draft.tickets,
      step: draft.step,
      language: call.locale,
      device: draft.device,
      edit: draft.edit ?? null,
      base: draft.base ?? null,
      expiresAt: draftEnd(draft.device, app.clock()).toISOString(),
    };
    const saved = await callSql(app, 'save_draft', p, savedDraft);
    return { ...saved, cookies: [draftCookie(token, draft.device)] };
  },
});

async function newToken(app: Pick<App, 'db' | 'site'>, call: Pick<Call, 'ip'>): Promise<string> {
  if (app.site.intakePaused) throw new Refusal('intake_paused');
  await throttle(app, 'draft-new', call.ip, intakeThrottles.newDraftsPerIp);
  return randomToken();
}
